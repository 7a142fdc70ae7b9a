import { joinAdmin, openAdministrator } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { pressOn, tabTo } from '../support/keyboard.ts'
import { desktop, expect, takeTrouble, test } from '../support/site.ts'
import { chooseFiles, newLink, pdf } from '../support/upload-page.ts'

const templates = '/api/checklist-templates/plaintiff'

test('the owner changes what people are asked for by keyboard, and meets somebody who was faster', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  await joinAdmin(page)
  const look = lookAtBothSizes(page)
  await page.goto('/admin/settings/mail#checklists')
  const lists = page.getByRole('tabpanel', { name: 'Plaintiff' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(lists.getByText('This is the list that came with the program.')).toBeVisible()
  const { version, defaults } = await (await page.request.get(templates)).json()
  const preview = lists.getByRole('region', { name: 'What they’ll see' })
  await preview.getByLabel('Kind of case').selectOption('medical-malpractice')
  await expect(preview).not.toContainText('Police report')
  await look()

  await page.setViewportSize(desktop)
  const toggle = lists.getByRole('button', { name: /^2\. / })
  await pressOn(page, lists.getByRole('button', { name: 'Move Police report down' }), 'Enter')
  await expect(toggle).toHaveText(/Insurance correspondence/)
  await pressOn(page, lists.getByRole('button', { name: 'Add an item' }), 'Enter')
  await tabTo(page, lists.getByLabel('Name', { exact: true }))
  await save.click()
  await expect(lists.getByText('Item 9: Name it')).toBeVisible()
  await look('main')
  await lists.getByLabel('Name', { exact: true }).fill('Pay stubs')
  await expect(preview).toContainText('Pay stubs')

  const theirs = { version, items: defaults.slice(0, 2) }
  expect((await page.request.put(templates, { data: theirs })).ok()).toBe(true)
  await save.click()
  await expect(lists.getByText('Theirs: Medical records, Police report.')).toBeVisible()
  await takeTrouble(trouble, 1)
  await lists.getByRole('button', { name: 'Keep mine' }).click()
  await save.click()
  await expect(lists.getByText(/^Changed by /)).toBeVisible()
  await expect(save).toBeDisabled()

  await lists.getByRole('button', { name: 'Start over from the original list' }).click()
  await save.click()
  await expect(save).toBeDisabled()
  await expect(lists.getByRole('button', { name: 'Start over from the original list' })).toBeHidden()
  expect((await (await page.request.get(templates)).json()).items).toEqual(defaults)
})

test('an upload link says what has to come again and why, and takes it there', { tag: '@proof' }, async ({
  page,
}) => {
  const look = lookAtBothSizes(page)
  const { id, path } = await newLink(page)
  await page.goto(path)
  await chooseFiles(page, [pdf])
  await page.getByRole('combobox', { name: /record\.pdf/ }).selectOption('medical-records')
  const records = page.locator('[data-document=medical-records]')
  await expect(records).toHaveAttribute('data-received', 'true')

  const { request } = await openAdministrator(page)
  const checklist = `/api/applications/${id}/checklist`
  const { items } = await (await request.get(checklist)).json()
  const verdict = { version: items[0].version, verdict: 'rejected', why: 'not-readable' }
  expect((await request.post(`${checklist}/items/${items[0].id}/verdict`, { data: verdict })).ok()).toBe(true)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(records).toContainText('Lay it flat by a window')
  await look('main')
  await page.getByLabel('Send again: Medical records').setInputFiles({ ...pdf, name: 'sharp.pdf' })
  await expect(records).toHaveAttribute('data-received', 'true')
  const [first] = (await (await request.get(checklist)).json()).items
  expect([first.state, first.documents.length]).toEqual(['received', 2])
})
