import { adminPassword, signInAsAdmin } from '../support/admin.ts'
import { sample } from '../support/sample.ts'
import { expect, expectAccessible, takeTrouble, test } from '../support/site.ts'

const guardedScreens = [
  '/admin',
  '/admin/dashboard',
  '/admin/applications',
  '/admin/messages',
  '/admin/firms',
  '/admin/blog',
  '/admin/settings',
]

test.describe('signing in', () => {
  test('an empty and a wrong password are told at the field, and the focus is there', async ({
    page,
    trouble,
  }) => {
    await page.goto('/admin/login')
    const field = page.getByLabel('Password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(field).toHaveAccessibleDescription(/Please enter a password/)
    await expect(field).toBeFocused()
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Invalid admin password/)
    await expectAccessible(page)
    // The browser logs the refusal.
    await takeTrouble(trouble, 1)
  })

  test('shows that it is signing in, and what to do when the server is away', { tag: '@proof' }, async ({
    page,
    trouble,
  }) => {
    await page.goto('/admin/login')
    let release = () => {}
    await page.route('**/api/admin/login', async (route) => {
      await new Promise<void>((resolve) => (release = resolve))
      await route.abort()
    })
    await page.getByLabel('Password').fill(adminPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
    release()
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Login failed. Please try again./)
    trouble.splice(0)
  })

  test('a link from a mail is come back to after signing in, and only within the admin', {
    tag: '@proof',
  }, async ({ page }) => {
    await page.goto('/admin/applications?q=BF-1')
    await page.getByLabel('Password').fill(adminPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/admin/applications?q=BF-1')
    // Leave the screen first: it may still be fetching, and those requests must not be refused.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto('/admin/login?next=https://evil.example/admin?x')
    await page.getByLabel('Password').fill(adminPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/admin')
  })
})

test.describe('the guard', () => {
  test('turns a stranger away from every screen, on the server and for its data', async ({ page }) => {
    for (const path of guardedScreens) {
      const answer = await page.request.get(path, { maxRedirects: 0 })
      expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, '/admin/login'])
      expect(answer.headers()['cache-control']).toBe('no-store')
    }
    for (const path of sample(guardedScreens, 1)) {
      await page.goto(path)
      await expect(page).toHaveURL('/admin/login')
    }
  })

  test('cannot be gone round by asking for one route of a screen', { tag: '@proof' }, async ({ page }) => {
    const answer = await page.request.get(
      '/admin/settings.data?_routes=features%2Fdashboard%2Fsettings%2Fpages%2Fadmin%2Fsettings',
      {
        maxRedirects: 0,
      },
    )
    expect(answer.status()).toBe(202)
    expect(await answer.text()).toContain('/admin/login')
  })

  test('says that it is checking, and shows nothing to a browser that is not signed in any more', async ({
    page,
  }) => {
    await signInAsAdmin(page)
    let release = () => {}
    await page.route('**/api/admin/me', async (route) => {
      await new Promise<void>((resolve) => (release = resolve))
      await route.fulfill({ json: { isAuthenticated: false } })
    })
    const asked = page.waitForRequest('**/api/admin/me')
    await page.goto('/admin/settings')
    await expect(page.getByText('Checking authentication...')).toBeVisible()
    await asked
    await page.request.post('/api/admin/logout')
    release()
    await expect(page).toHaveURL('/admin/login')
  })

  test('says what happened when the check fails, shows nothing guarded, and goes on when it is tried again', {
    tag: '@proof',
  }, async ({ page, trouble }) => {
    await signInAsAdmin(page)
    const screen = page.getByRole('heading', { level: 1, name: 'Settings' })
    const failures = [
      ['The server did not answer. Check your connection', undefined],
      ['Too many requests. Please try again in 2 minutes.', 429],
      ['Something went wrong on our side.', 500],
      ['The service is not available for a moment.', 503],
    ] as const
    for (const [said, status] of failures) {
      await page.route(
        '**/api/admin/me',
        (route) => (status ? route.fulfill({ status, json: { message: said } }) : route.abort()),
        { times: 1 },
      )
      await page.goto('/admin/settings')
      await expect(page.getByRole('alert')).toContainText(said)
      await expect(screen).toHaveCount(0)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(screen).toBeVisible()
    }

    await page.route('**/api/admin/me', (route) => route.fulfill({ status: 500 }), { times: 1 })
    await page.goto('/admin/settings')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to the sign-in form' }).click()
    await expect(page.getByRole('heading', { name: 'Admin sign in' })).toBeVisible()

    await page.route('**/api/admin/me', (route) => route.fulfill({ status: 401 }), { times: 1 })
    await page.goto('/admin/settings')
    await page.getByLabel('Password').fill(adminPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
    // The browser logs every refusal.
    trouble.splice(0)
  })
})
