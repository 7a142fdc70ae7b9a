import type { Page } from '@playwright/test'
import { adminPassword } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { desktop, expect, expectAccessible } from '../support/site.ts'
import { apply, openOther, signInAs, test } from '../support/staffed-site.ts'

test.use({ viewport: desktop })

/** Opens the desk with one application, whose row has the focus. */
async function openRow(page: Page, reference: string) {
  await page.goto(`/admin/applications?q=${reference}`)
  const row = page.getByRole('table', { name: 'Applications' }).locator('tbody tr')
  await expect(row).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  return row.locator('[data-label=Status]')
}

test('two people approve, undo, fund and decline by keyboard, and the person reads the figures', {
  tag: '@proof',
}, async ({ page, browser, baseURL, request }) => {
  const first = await apply(page)
  const second = await apply(page)
  await request.post('/api/admin/login', { data: { password: adminPassword } })
  const terms = { monthlyRate: 2.9, compounding: 'monthly', fee: 0, capMultiple: 2.5, mostMonths: null }
  await request.post('/api/admin/price/terms', { data: { ...terms, basedOn: 0 } })
  await request.put('/api/admin/signatures', { data: { secondAbove: 10_000_00, version: 0 } })
  await signInAs(page, 'ruth')

  // Approve, take it back, approve again.
  let status = await openRow(page, first)
  await page.keyboard.press('4')
  const approve = page.getByRole('dialog', { name: /^Approve / })
  const amount = approve.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(approve.getByText(/Enter an amount in dollars/)).toBeVisible()
  await amount.fill('12,500')
  for (const owed of ['$14,838.92', '$17,615.48', '$24,824.41', '$31,250.00']) {
    await expect(approve.getByRole('cell', { name: owed })).toBeVisible()
  }
  await expect(approve).toContainText('If your case pays in 12 months, you’d owe $17,615.48.')
  await amount.press('Control+Enter')
  await expect(approve).toContainText('The law firm was never asked.')
  await expect(approve.getByText('Write why you decide it all the same')).toBeVisible()
  const approveAnyway = approve.getByRole('textbox', { name: 'Why you decide it all the same' })
  await approveAnyway.fill('The firm called us.')
  await lookAtBothSizes(page)('dialog[open]')
  await page.setViewportSize(desktop)
  await amount.press('Control+Enter')
  await expect(status).toContainText('Approved')
  await expect(approve).toBeHidden()
  await page.keyboard.press('z')
  await expect(page.getByText(/^Undone: .* is Received again/).first()).toBeVisible()
  await expect(status).toContainText('Received')
  status = await openRow(page, first)
  const typedFirst = Promise.withResolvers<void>()
  await page.route(/\/decision(\?|$)/, async (route) => {
    await typedFirst.promise
    await route.continue()
  })
  await page.keyboard.press('4')
  await page.keyboard.type('12500')
  typedFirst.resolve()
  await expect(amount).toHaveValue('12500')
  await page.unrouteAll({ behavior: 'wait' })
  await approveAnyway.fill('The firm called us.')
  await amount.press('Control+Enter')
  await expect(status).toContainText('Approved')

  // Fund: Ruth signs, Ben signs. In the file, the main button opens the payment itself.
  await expect(approve).toBeHidden()
  await page.keyboard.press('Enter')
  const main = page.getByRole('dialog').getByRole('button', { name: 'Fund', exact: true })
  await main.click()
  const fund = page.getByRole('dialog', { name: /^Fund / })
  await expect(fund).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(fund).toBeHidden()
  await expect(main).toBeFocused()
  await page.keyboard.press('p')
  await expect(fund.getByRole('heading', { name: 'Two signatures' })).toBeVisible()
  await fund.getByRole('heading', { level: 2 }).focus()
  await page.keyboard.press('2')
  await expect(fund.getByRole('radio', { name: 'Wire' })).toBeChecked()
  await fund.getByRole('textbox', { name: 'Why you decide it all the same' }).fill('The firm called us.')
  await fund.getByRole('radio', { name: 'Ben Hale' }).focus()
  await page.keyboard.press('Space')
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^You signed \$12,500 .*Ben Hale is asked to sign/).first()).toBeVisible()
  await expect(status).toContainText('Approved')

  const ben = await openOther(browser, baseURL, 'ben')
  await ben.setViewportSize(desktop)
  const seen = await openRow(ben, first)
  await ben.keyboard.press('5')
  const sign = ben.getByRole('dialog', { name: /^Fund / })
  await expect(sign).toContainText('Ruth Owens')
  await expect(sign).toContainText('All the same: The firm called us.')
  await expect(sign.getByRole('button', { name: 'Sign $12,500' })).toBeVisible()
  await expectAccessible(ben, 'dialog[open]')
  await ben.keyboard.press('Control+Enter')
  await expect(seen).toContainText('Funded')
  await ben.context().close()

  // Decline the other one, in our words and one of her own.
  const declined = await openRow(page, second)
  await page.keyboard.press('6')
  const decline = page.getByRole('dialog', { name: /^Decline / })
  await expect(decline.getByRole('radio', { name: 'No attorney yet' })).toBeVisible()
  await decline.getByRole('heading', { level: 2 }).focus()
  await page.keyboard.press('3')
  await expect(decline).toContainText('The insurance we know of is too small for the amount you asked for.')
  await page.keyboard.press('e')
  const letter = decline.getByRole('textbox', { name: 'What the person reads' })
  await expect(letter).toBeFocused()
  await letter.press('Control+End')
  await letter.pressSequentially(' Good luck.')
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Control+Enter')
  await expect(declined).toContainText('Declined')
})
