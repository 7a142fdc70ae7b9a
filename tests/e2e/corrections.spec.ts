import { openAdministrator } from '../support/admin.ts'
import { applyWith } from '../support/judging.ts'
import { desktop, expect, expectAccessible, test } from '../support/site.ts'

test.use({ viewport: desktop })

test('an answer is corrected by keyboard with a reason, and nothing typed is lost to a colleague', async ({
  page,
}) => {
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
