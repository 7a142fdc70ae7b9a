import { adminPassword, signInAsAdmin } from '../support/admin.ts'
import { expect, test } from '../support/site.ts'

test('a session that ends hides the admin in every tab, and signing in brings back what was typed', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page)
  await page.goto('/admin/messages')
  await page.goto('/admin/settings')
  const other = await context.newPage()
  await other.goto('/admin/settings')
  const field = other.getByLabel('New password')
  await field.fill('typed and not yet saved')
  await expect(other.getByRole('heading', { name: 'Sign-ins, exports and downloads' })).toBeVisible()
  await expect(other.getByText(/^Signed in/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  const question = other.getByRole('dialog', { name: 'Please sign in again' })
  await expect(question).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Settings' })).toBeHidden()
  await expect(other.getByText(/^Signed in/).first()).toBeHidden()
  await expect(field).toBeHidden()
  await expect(question.getByLabel('Password')).toBeFocused()

  // Going back shows nothing either.
  await page.goBack()
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeHidden()

  await question.getByLabel('Password').fill(adminPassword)
  await question.getByRole('button', { name: 'Sign In' }).click()
  await expect(question).toBeHidden()
  await expect(field).toBeVisible()
  await expect(field).toHaveValue('typed and not yet saved')
})
