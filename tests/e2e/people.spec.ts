import type { Page } from '@playwright/test'
import { adminPassword, signInAsAdmin } from '../support/admin.ts'
import { pressOn, tabTo, typeAnswer } from '../support/keyboard.ts'
import { findMailedLink } from '../support/mailed-link.ts'
import { desktop, expect, expectAccessible, expectAlive, phone, test } from '../support/site.ts'
import { type SiteServer, startSiteServer } from '../support/site-server.ts'

/** Of its own: with a second person, everybody is asked for an email. */
let server: SiteServer

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startSiteServer()
})
test.afterAll(() => server.remove())

const ownPassword = 'three wet umbrellas by the door'

async function expectAccessibleAtBothSizes(page: Page) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  }
}

test('the owner invites somebody by keyboard, who comes, signs in by email, and is out at once when disabled', {
  tag: '@proof',
}, async ({ browser }) => {
  const owner = await browser.newPage({ baseURL: server.url })
  await signInAsAdmin(owner)
  await owner.goto('/admin/settings/people')
  await expectAlive(owner)
  const form = owner.getByRole('complementary', { name: 'Invite' })
  // The owner has no email, and will be asked for one at the next sign-in.
  await expectAccessibleAtBothSizes(owner)
  await typeAnswer(owner, form.getByLabel('Email'), 'ruth@example.com')
  await typeAnswer(owner, form.getByLabel('Your password, for the new email'), adminPassword)
  await owner.keyboard.press('Enter')
  await expect(form.getByRole('button', { name: 'Send the invitation' })).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
  await typeAnswer(owner, form.getByLabel('Name'), 'Nell Harrow')
  await typeAnswer(owner, form.getByLabel('Email'), 'nell@example.com')
  await typeAnswer(owner, form.getByRole('group', { name: 'Role' }), 'editor')
  await pressOn(owner, form.getByRole('button', { name: 'Send the invitation' }), 'Enter')
  const row = owner.getByRole('row', { name: /Nell Harrow/ })
  await expect(row).toContainText('Link works for 72 more hours')
  await expect(owner.getByText('1 at work, 1 invited')).toBeVisible()
  await expectAccessibleAtBothSizes(owner)

  const nell = await browser.newPage({ baseURL: server.url })
  await nell.goto(await findMailedLink(server, 'invitation'))
  await expectAlive(nell)
  await expect(nell.getByRole('heading', { name: 'Welcome, Nell Harrow' })).toBeVisible()
  await expectAccessibleAtBothSizes(nell)
  await typeAnswer(nell, nell.getByLabel('New password'), 'password1234')
  await nell.keyboard.press('Enter')
  await expect(nell.getByLabel('New password')).toHaveAccessibleDescription(/easy to guess/)
  await nell.getByLabel('New password').fill(ownPassword)
  await pressOn(nell, nell.getByRole('button', { name: 'Accept the invitation' }), 'Enter')
  await expect(nell.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(nell.getByRole('link', { name: 'Applications' })).toHaveCount(0)

  await nell.getByRole('button', { name: 'Logout' }).click()
  await nell.goto('/admin/login')
  await expectAlive(nell)
  await expectAccessibleAtBothSizes(nell)
  // Without an email it would be the first owner, who may have none.
  await typeAnswer(nell, nell.getByLabel('Password'), ownPassword)
  await nell.keyboard.press('Enter')
  await expect(nell.getByLabel('Email')).toHaveAccessibleDescription(/Please enter your email/)
  await expect(nell.getByLabel('Email')).toBeFocused()
  await nell.keyboard.type('nell@example.com')
  await nell.keyboard.press('Enter')
  await expect(nell.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await nell.goto('/admin/settings/profile')
  await expect(nell.getByRole('heading', { level: 1, name: 'Nell Harrow' })).toBeVisible()
  await expect(nell.getByText('this browser')).toBeVisible()
  await expectAccessibleAtBothSizes(nell)
  await expect(nell.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText([
    'Ready to open?',
    /^All settings/,
    /^Company/,
    'My profile',
  ])

  await owner.getByRole('button', { name: 'Logout' }).click()
  // A read that was on its way may ask for the password on the screen that is being left.
  await expect(owner.getByRole('heading', { name: 'Admin sign in' })).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await owner.getByLabel('Password').fill(adminPassword)
  await owner.keyboard.press('Enter')
  await owner.getByRole('link', { name: 'my profile' }).click()
  await expect(owner).toHaveURL('/admin/settings/profile')
  await owner.goto('/admin/settings/people')
  await expectAlive(owner)
  await pressOn(owner, owner.getByRole('button', { name: 'Change Nell Harrow' }), 'Enter')
  const dialog = owner.getByRole('dialog', { name: 'Nell Harrow' })
  await expectAccessible(owner, 'dialog[open]')
  await tabTo(owner, dialog.getByRole('button', { name: 'Disable' }))
  await owner.keyboard.press('Enter')
  await expect(row).toContainText(/Disabled .* by Owner/)
  await nell.getByRole('button', { name: 'Save' }).click()
  await expect(nell.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
  expect((await nell.request.get('/api/admin/me')).ok()).toBe(true)
  expect(await (await nell.request.get('/api/admin/me')).json()).toEqual({ isAuthenticated: false })
  await owner.close()
  await nell.close()
})

test('a forgotten password is replaced by a mailed link', { tag: '@proof' }, async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url })
  await signInAsAdmin(page)
  const own = { name: 'Ruth Abernathy', email: 'ruth@example.com', currentPassword: adminPassword }
  expect((await page.request.patch('/api/admin/profile', { data: own })).ok()).toBe(true)
  await page.request.post('/api/admin/logout')
  await page.goto('/admin/login')
  await expectAlive(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await typeAnswer(page, page.getByLabel('Email'), 'ruth@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('a link is on its way')
  await expectAccessibleAtBothSizes(page)
  await page.goto(await findMailedLink(server, 'password-reset'))
  await expectAlive(page)
  await expectAccessibleAtBothSizes(page)
  await typeAnswer(page, page.getByLabel('New password'), ownPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Password').fill(ownPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await page.close()
})
