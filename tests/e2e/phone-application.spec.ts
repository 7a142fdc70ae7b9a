import { joinAdmin } from '../support/admin.ts'
import { desktop, expect, expectAccessible, test } from '../support/site.ts'

test.use({ viewport: desktop })

test('an application is taken by phone: agreements read aloud, nothing lost by leaving, one file', {
  tag: '@proof',
}, async ({ page }) => {
  await joinAdmin(page)
  await page.goto('/admin/applications')
  await expect(page.getByRole('link', { name: 'New application' })).toBeVisible()
  await page.keyboard.press('+')
  const form = page.getByRole('form', { name: 'Application by phone' })
  await form.getByLabel('First name').fill('Odessa')
  await form.getByLabel('Last name').fill('Caller')
  await form.getByLabel('Email address', { exact: true }).fill('odessa.caller@example.com')
  await form.getByLabel('Phone number', { exact: true }).fill('4045550142')
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/admin')
  // Somebody comes back later, when a visitor's words on a shared device would be gone.
  await page.clock.setFixedTime(Date.now() + 60 * 60_000)
  await page.goto('/admin/applications/new')
  await expect(form.getByLabel('Last name')).toHaveValue('Caller')
  await page.clock.setFixedTime(Date.now())
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(form.getByText('Choose the state where you live')).toBeVisible()
  await expect(form.getByLabel('State where you live')).toBeFocused()
  await expectAccessible(page)
  await form.getByLabel('State where you live').selectOption('Georgia')
  await form.getByLabel('Date of birth').fill('1980-02-03')
  await form.getByLabel('What kind of case is it?').selectOption('Auto accident')
  await form.getByLabel('When did it happen?').fill('2025-02-09')
  await form.getByLabel('Where did it happen?').fill('Atlanta')
  await form.getByLabel('How much funding do you need?').selectOption('$5,000 to $10,000')
  await form.getByLabel('Attorney’s name').fill('Ada Byline')
  await form.getByLabel('Law firm').fill('Specimen Legal')
  await expect(form.getByLabel('Injuries and diagnosis')).toBeHidden()
  for (const words of ['I ask you to review my application', 'I have read the Privacy Policy']) {
    const agreement = form.getByRole('group', { name: words })
    await agreement.getByLabel('They said yes').check()
    await expect(agreement.getByText('Read it to them word for word')).toBeVisible()
    await agreement.getByLabel('I read this to them word for word').check()
  }
  await form.getByLabel('Law firm').press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Odessa Caller' })).toBeVisible()
  const stream = page.getByRole('region', { name: 'Activity' })
  await expect(stream).toContainText('Taken by phone')
  await expect(stream).toContainText('by phone, read aloud by Owner')
  await page.goto('/admin/applications/new')
  await expect(form.getByLabel('Last name')).toHaveValue('')
})
