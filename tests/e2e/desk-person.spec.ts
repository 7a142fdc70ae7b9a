import { joinAdmin } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { details, openDesk, openOne, rows, test } from '../support/desk.ts'
import { desktop, expect, expectAccessible } from '../support/site.ts'

// These add and delete applications, so they run after desk-changes.spec.ts, which counts them all.
test.use({ viewport: desktop })

test('a record that has only the email in common is shown with a person, and never ticked', {
  tag: '@proof',
}, async ({ page }) => {
  const send = async (changes: object) => {
    const sent = await page.request.post('/api/applications', { data: { ...plaintiffPayload, ...changes } })
    return (await sent.json()).reference as string
  }
  const shared = { email: 'shared.address@example.com' }
  const own = await send({ ...shared, firstName: 'Ida', lastName: 'Victim', phone: '(555) 070-0001' })
  const others = { phone: '(555) 070-0002', dateOfBirth: '1990-01-02' }
  const stranger = await send({ ...shared, ...others, firstName: 'Eve', lastName: 'Else' })
  const contact = { name: 'Eve Else', subject: 'urgent', message: 'Give me her papers.', ...shared }
  expect((await page.request.post('/api/contact', { data: contact })).ok()).toBe(true)

  await openDesk(page, `?q=${own}`)
  await rows(page)
    .getByRole('link', { name: /^View Details/ })
    .click()
  await details(page).getByText('Person’s data').click()
  await expect(details(page)).toContainText('2 more records may be theirs.')
  for (const action of ['Export this person', 'Delete this person']) {
    await details(page).getByRole('button', { name: action }).click()
    const question = page.getByRole('dialog').last()
    await expect(question.getByRole('checkbox', { name: own })).toBeChecked()
    await expect(question.getByRole('checkbox', { name: stranger })).not.toBeChecked()
    await expect(question.getByRole('checkbox', { name: 'Message from Eve Else' })).not.toBeChecked()
    await question.getByRole('button', { name: 'Cancel' }).click()
  }
})

test('a person is deleted after a question, and is gone', { tag: '@proof' }, async ({ page }) => {
  await openOne(page, 2222)
  const row = await rows(page).first().getAttribute('id')
  await rows(page)
    .getByRole('link', { name: /^View Details/ })
    .click()
  await expect(details(page)).toContainText('BF-')
  const [reference = ''] = /BF-[0-9A-Z]{10}/.exec(await details(page).innerText()) ?? []
  await details(page).getByText('Person’s data').click()
  await expect(details(page)).toContainText('1 application, 0 documents and 0 messages')
  await details(page).getByRole('button', { name: 'Delete this person' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this person?' })
  await expectAccessible(page, 'dialog[open]')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(question.getByLabel('Reason')).toHaveAccessibleDescription(/Choose a reason/)
  await question.getByLabel('Reason').selectOption('The person asked for it')
  await question.getByLabel('Reference').fill(reference)
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Nothing of what you chose is left.').first()).toBeVisible()
  // A number much like it may be found instead.
  await expect(page.locator(`[id="${row}"]`)).toHaveCount(0)
})

test('what somebody agreed to is found again after a deletion, by name and birth date', {
  tag: '@proof',
}, async ({ page }) => {
  await joinAdmin(page)
  const names = { firstName: 'Ida', lastName: 'Gone', email: 'ida.gone@example.com' }
  const sent = await page.request.post('/api/applications', { data: { ...plaintiffPayload, ...names } })
  const { id } = await sent.json()
  const proof = await page.request.get(`/api/applications/${id}/consents.pdf`)
  expect(proof.headers()['content-type']).toBe('application/pdf')
  const data = { reason: 'requested', applicationIds: [id] }
  expect((await page.request.delete(`/api/applications/${id}/person`, { data })).ok()).toBe(true)

  await page.goto('/admin/settings/privacy#proofs')
  await page.getByLabel('Full name').fill('ida gone')
  await page.getByRole('button', { name: 'Find proofs' }).click()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(/name and the date of birth/)
  await page.getByLabel('Date of birth').fill(plaintiffPayload.dateOfBirth)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^4 consents, data deleted/ })).toBeVisible()
  await expectAccessible(page, 'main')
  const link = page.getByRole('link', { name: 'Download as PDF' })
  expect((await page.request.get(String(await link.getAttribute('href')))).ok()).toBe(true)
})
