import { adminPassword, signInAsAdmin } from '../support/admin.ts'
import { attorneyPayload } from '../support/application-payloads.ts'
import { expect, test } from '../support/site.ts'

test('a session that ends hides the admin in every tab, and signing in brings back what was typed', async ({
  page,
  context,
  trouble,
}) => {
  await signInAsAdmin(page)
  await page.goto('/admin/messages')
  await page.goto('/admin/settings/profile')
  const other = await context.newPage()
  await other.goto('/admin/settings/profile')
  const field = other.getByLabel('New password')
  await field.fill('typed and not yet saved')
  await expect(other.getByRole('heading', { name: 'Signed-in browsers' })).toBeVisible()
  await expect(other.getByText(/^Signed in/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  const question = other.getByRole('dialog', { name: 'Please sign in again' })
  await expect(question).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Signed-in browsers' })).toBeHidden()
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
  // What the other tab was asking for in that moment.
  expect(trouble.splice(0).filter((line) => !line.includes('401'))).toEqual([])
})

test('a session that was ended elsewhere hides every tab by itself', { tag: '@proof' }, async ({
  page,
  context,
  trouble,
}) => {
  await signInAsAdmin(page)
  await page.goto('/admin/settings/profile')
  const other = await context.newPage()
  await other.goto('/admin/settings/profile')
  await expect(other.getByText(/^Signed in/).first()).toBeVisible()
  await page.request.delete('/api/admin/sessions')
  for (const tab of [page, other]) {
    await expect(tab.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
    await expect(tab.getByRole('heading', { name: 'Signed-in browsers' })).toBeHidden()
    await expect(tab.getByText(/^Signed in/).first()).toBeHidden()
  }
  expect(trouble.splice(0).filter((line) => !line.includes('401'))).toEqual([])
})

test('a session that ends hides whose deletion is being decided, which names the client and not only the attorney', {
  tag: '@proof',
}, async ({ page, context }) => {
  const answer = await page.request.post('/api/applications', { data: attorneyPayload })
  const { id } = await answer.json()
  await signInAsAdmin(page)
  await page.goto(`/admin/applications?application=${id}&tab=person`)
  await page.getByRole('button', { name: 'Delete this person' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this person?' })
  const choice = question.getByRole('checkbox', { name: /^Ana Reyes \(filed by Lee Park\), BF-/ }).first()
  await expect(choice).toBeChecked()
  await question.getByLabel('Reference').fill('BF-')

  const other = await context.newPage()
  await other.goto('/admin/settings')
  await other.getByRole('button', { name: 'Logout' }).click()
  const signIn = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(signIn.getByLabel('Password')).toBeFocused()
  await expect(page.getByText('Ana Reyes').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)

  await signIn.getByLabel('Password').fill(adminPassword)
  await signIn.getByRole('button', { name: 'Sign In' }).click()
  await expect(signIn).toBeHidden()
  await expect(question.getByLabel('Reference')).toHaveValue('BF-')
})

test('a signed-in person goes from the sign-in screen to where they wanted, and never to another site', {
  tag: '@proof',
}, async ({ page }) => {
  await signInAsAdmin(page)
  const goal = async (next: string) => {
    const path = `/admin/login?${new URLSearchParams({ next })}`
    return (await page.request.get(path, { maxRedirects: 0 })).headers().location
  }
  expect(await goal('/admin/applications?status=received')).toBe('/admin/applications?status=received')
  for (const elsewhere of [
    'https://evil.example/admin?x',
    '//evil.example/admin?x',
    '/admin?\r\nX-Planted: y',
  ])
    expect(await goal(elsewhere)).toBe('/admin')
})
