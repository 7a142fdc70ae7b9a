import { plaintiffPayload } from '../support/application-payloads.ts'
import { desktop, expect, expectAccessible } from '../support/site.ts'
import { apply, openOther, signInAs, test } from '../support/staffed-site.ts'

test.use({ viewport: desktop })

const { firstName, lastName, phone } = plaintiffPayload

test('a caller is found by a misspelled name or by phone, and everything else by a few letters', {
  tag: '@proof',
}, async ({ page, browser, baseURL }) => {
  const reference = await apply(page)
  await signInAs(page, 'ruth')
  await page.goto('/admin/settings/profile')
  await expect(page.getByText('this browser')).toBeVisible()
  const menu = page.getByRole('dialog', { name: 'Command menu' })
  const field = menu.getByRole('combobox')
  const file = menu.getByRole('option', { name: new RegExp(`^${firstName} ${lastName}`) }).first()

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(menu.getByRole('group', { name: 'Places' })).toBeVisible()
  // Two letters swapped.
  await page.keyboard.type(lastName.slice(0, -2) + lastName.at(-1) + lastName.at(-2))
  await expect(file).toHaveAttribute('aria-selected', 'true')
  await expect(menu.getByRole('group', { name: `With ${firstName} ${lastName}` })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')

  // Enter waits for what was typed last.
  await field.fill(phone)
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/applications\?application=/)
  await expect(page.locator('#application-details')).toContainText(firstName)

  // What can be done with a file is done from anywhere.
  await page.keyboard.press('Control+k')
  await field.fill(reference)
  await expect(file).toBeVisible()
  await menu.getByRole('option', { name: 'Write a note' }).last().click()
  await expect(page.getByLabel('New note')).toBeFocused()
  await page.keyboard.type('g a? never leave a note')
  await page.getByLabel('New note').fill('')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Beaconfield Desk' }).focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByRole('region', { name: 'The list' })).toContainText('Set the status to Approved')
  await expect(keys.getByRole('region', { name: 'Places' })).toContainText('Today')
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()

  // An editor finds no applicant, and asks for none.
  const editor = await openOther(browser, baseURL, 'editor')
  const asked: string[] = []
  editor.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await editor.goto('/admin')
  await expect(editor.getByText('Replace the sample testimonials')).toBeVisible()
  await editor.getByRole('button', { name: 'Find' }).click()
  await editor.getByRole('combobox').fill(lastName)
  await expect(editor.getByText('Nothing fits')).toBeVisible()
  await editor.getByRole('combobox').fill('pasword')
  await expect(editor.getByRole('option').first()).toHaveText(/^Password and sign-ins/)
  expect(asked.filter((path) => path.startsWith('/api/applications'))).toEqual([])
  await editor.context().close()
})
