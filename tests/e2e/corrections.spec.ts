import { joinAdmin, openAdministrator } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { applyWith } from '../support/judging.ts'
import { desktop, expect, expectAccessible, test } from '../support/site.ts'

test.use({ viewport: desktop })

test('an answer is corrected by keyboard with a reason, and nothing typed is lost to a colleague', {
  tag: '@proof',
}, async ({ page }) => {
  const { id } = await applyWith(page, 'Slip', [])
  await page.goto(`/admin/applications/${id}`)
  const file = page.getByRole('article', { name: 'Ana Slip' })
  await expect(file.getByRole('button', { name: 'Correct', exact: true })).toHaveCount(2)
  await page.keyboard.press('e')
  const form = page.getByRole('form', { name: 'Correct answers' })
  await expect(form.getByLabel('First name')).toBeFocused()
  await expectAccessible(page)
  await form.getByLabel('Last name').fill('Slipp')
  await form.getByLabel('How much funding do you need?').selectOption('$10,000 to $25,000')

  // Somebody else is faster, with one of the two.
  const { request } = await openAdministrator(page)
  const { version } = await (await request.get(`/api/applications/${id}`)).json()
  const theirs = { version, answers: { lastName: 'Slipman' }, reason: 'Called' }
  await request.post(`/api/applications/${id}/corrections`, { data: theirs })
  await expect(page.getByText('Theirs: Last name: Slipman')).toBeVisible()
  await expect(form.getByLabel('Last name')).toHaveValue('Slipp')
  await page.getByRole('button', { name: 'Keep mine and save again' }).click()

  // It waits while its writer looks elsewhere.
  await form.getByLabel('Why').fill('Spelled it out on the phone')
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL(/\/admin\/applications$/)
  await page.goBack()
  await expect(form.getByLabel('Last name')).toHaveValue('Slipp')
  await form.getByLabel('Why').press('Enter')
  await expect(page.getByRole('heading', { name: 'Ana Slipp', exact: true })).toBeVisible()
  const answers = page.getByRole('region', { name: 'Every answer' })
  await answers
    .getByText(/^Corrected/)
    .first()
    .click()
  await expect(answers).toContainText('Slipman → Slipp')
  await expect(answers).toContainText('Spelled it out on the phone')
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Answers corrected')
  await expectAccessible(page)
})

test('two files of one person are merged by keyboard, answer by answer, and are two again', {
  tag: '@proof',
}, async ({ page }) => {
  const own = { email: 'twice@example.com', phone: '(305) 555-0142', dateOfBirth: '1971-03-09' }
  const apply = async (lastName: string): Promise<{ id: string }> =>
    (await page.request.post('/api/applications', { data: { ...plaintiffPayload, ...own, lastName } })).json()
  const [one, other] = [await apply('Twice'), await apply('Twicer')]
  await joinAdmin(page)
  await page.goto(`/admin/applications/${other.id}`)
  const { request } = await openAdministrator(page)
  const referenceOf = async ({ id }: { id: string }) =>
    (await (await request.get(`/api/applications/${id}`)).json()).reference
  const [kept, merged] = [await referenceOf(one), await referenceOf(other)]
  await page.getByRole('button', { name: `Merge with ${kept}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Merge two files' })
  await expect(dialog.getByRole('radio', { name: kept }).first()).toBeChecked()
  await expectAccessible(page)
  const names = dialog.getByRole('group', { name: 'Last name' })
  await names.getByRole('radio', { name: 'Twicer' }).press('Space')
  await expect(dialog).toContainText('Are they one person?')
  await dialog.getByRole('button', { name: `Merge ${merged} into ${kept}` }).press('Enter')
  await expect(dialog.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await dialog.getByLabel('How do you know?').fill('Called her')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(one.id))
  await expect(page.getByRole('heading', { name: 'Ana Twicer', exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Merged into this file' })).toContainText('Called her')
  await page.getByRole('button', { name: `Undo the merge of ${merged}` }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Ana Twice', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `Merge with ${merged}` })).toBeVisible()
})
