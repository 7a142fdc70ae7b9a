import { adminPassword, joinAdmin, signInAsAdmin } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { sample } from '../support/sample.ts'
import { expect, expectAccessible, test } from '../support/site.ts'

const guardedScreens = [
  '/admin',
  '/admin/dashboard',
  '/admin/applications',
  '/admin/messages',
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
    expect(trouble.splice(0)).toHaveLength(1)
  })

  test('shows that it is signing in, and what to do when the server is away', async ({ page, trouble }) => {
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

  test('a link from a mail is come back to after signing in, and only within the admin', async ({ page }) => {
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

  test('cannot be gone round by asking for one route of a screen', async ({ page }) => {
    const answer = await page.request.get(
      '/admin/settings.data?_routes=features%2Fdashboard%2Fpages%2Fadmin%2Fsettings',
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
    await page.goto('/admin/settings')
    await expect(page.getByText('Checking authentication...')).toBeVisible()
    await page.request.post('/api/admin/logout')
    release()
    await expect(page).toHaveURL('/admin/login')
  })

  test('says what happened when the check fails, shows nothing guarded, and goes on when it is tried again', async ({
    page,
    trouble,
  }) => {
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

test.describe('the dashboard', () => {
  test('has three tabs by keyboard, leads to the screens, and logs out', async ({ page }) => {
    await signInAsAdmin(page)
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Content Management' }).focus()
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(6)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: 'Manage Applications' })).toHaveAttribute(
      'href',
      '/admin/applications',
    )
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: 'Manage Blog' })).toHaveAttribute('href', '/admin/blog')
    await page.getByRole('button', { name: 'Logout' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('You have been successfully logged out', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/admin/login')
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
  })

  test('logs out of the browser even when the call fails', async ({ page, trouble }) => {
    await signInAsAdmin(page)
    await page.goto('/admin')
    await page.route('**/api/admin/logout', (route) => route.abort())
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('On this screen only: the server could not be told.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Admin sign in' })).toBeVisible()
    await expect(page).toHaveURL('/admin/login?out')
    trouble.splice(0)
  })

  test('stays where it is without a connection, and says so where it cannot go on', async ({
    page,
    context,
    trouble,
  }) => {
    await joinAdmin(page)
    await page.goto('/admin/applications')
    await expect(page.getByText('No applications yet')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('searchbox').fill('Ana')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=Ana/)
    await expect(page.getByText('Failed to fetch applications').first()).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No application fits')).toBeVisible()
    await page.route('**/admin/settings.data*', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByText('This screen could not be opened')).toBeVisible()
    await page.unroute('**/admin/settings.data*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    trouble.splice(0)
  })

  test('tells what came in since the last visit, and ticks the launch checklist', async ({ page }) => {
    await joinAdmin(page)
    await page.request.post('/api/contact', {
      data: { name: 'Ada Poe', email: 'ada@example.com', subject: 'urgent', message: 'Please call me.' },
    })
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: /new messages?$/ })).not.toHaveText(/^0/)
    await expect(page.getByText('Set your phone number')).toBeVisible()
    await page.request.post('/api/content', {
      data: { section: 'global', key: 'global.contact.phone', type: 'text', content: '(614) 555-0142' },
    })
    await page.reload()
    await expect(page.getByText('Set your phone number: done')).toBeVisible()
    await page.request.delete('/api/content/global.contact.phone')
  })

  test('is accessible on a phone and on a desktop, as are the settings and the sign-in screen', async ({
    page,
  }) => {
    const look = lookAtBothSizes(page)
    await page.goto('/admin/login')
    await look()
    await joinAdmin(page)
    for (const path of ['/admin', '/admin/settings']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await look()
    }
  })
})

test.describe('settings', () => {
  test('a session that ends while the administrator types keeps the text and asks to sign in again', async ({
    page,
    trouble,
  }) => {
    await signInAsAdmin(page)
    await page.goto('/admin/settings')
    await page.getByLabel('Current password').fill('not it')
    await page.getByLabel('New password').fill('a new long password')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.type(adminPassword)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('New password')).toHaveValue('a new long password')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      /This is not the current password/,
    )
    trouble.splice(0)
  })

  test('one browser is signed out by keyboard, the others are not, and one’s own is logged out', async ({
    page,
    browser,
    server,
  }) => {
    await signInAsAdmin(page)
    const other = await browser.newContext({ baseURL: server.url, userAgent: 'Firefox on Windows' })
    const otherPage = await other.newPage()
    await signInAsAdmin(otherPage)
    await page.goto('/admin/settings')
    const end = page.getByRole('button', { name: /^End session of Firefox on Windows/ })
    await end.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Session ended').first()).toBeVisible()
    await expect(end).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: /^End session of/ }).and(page.locator(':focus')),
    ).toHaveCount(1)
    const state = await otherPage.request.get('/api/admin/me')
    expect(await state.json()).toEqual({ isAuthenticated: false })
    await other.close()
    await page.getByRole('listitem').filter({ hasText: 'this browser' }).getByRole('button').click()
    await expect(page.getByText('You have been successfully logged out', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/admin/login')
  })

  test('signing out everywhere ends the other browser too', async ({ page, browser, server }) => {
    await signInAsAdmin(page)
    const other = await browser.newContext({ baseURL: server.url })
    const otherPage = await other.newPage()
    await signInAsAdmin(otherPage)
    await page.goto('/admin/settings')
    await expect(page.getByText('this browser')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL('/admin/login')
    await otherPage.goto('/admin')
    await expect(otherPage).toHaveURL('/admin/login')
    await other.close()
  })
})

// Runs last: other tests need a server without applications.
test('every screen says what could not be read, in the server’s words', async ({ page, trouble }) => {
  const { id } = await (await page.request.post('/api/applications', { data: plaintiffPayload })).json()
  await joinAdmin(page)
  const away = { status: 503, json: { message: 'Not for a moment.' } }
  const isGone = (url: URL) => url.pathname.startsWith('/api/') && url.pathname !== '/api/admin/me'
  await page.route(isGone, (route) => route.fulfill(away))
  for (const [path, title] of [
    ['/admin', 'The overview could not be loaded'],
    ['/admin/applications', 'Failed to fetch applications'],
    [`/admin/applications?application=${id}`, 'Failed to fetch the application'],
    [`/admin/applications/${id}/print`, 'Failed to fetch the application'],
    ['/admin/applications/charts', 'Failed to fetch the figures'],
    ['/admin/messages', 'Failed to fetch messages'],
    [`/admin/messages?message=${id}`, 'Failed to fetch the message'],
    ['/admin/blog', 'Failed to fetch posts'],
  ] as const) {
    await page.goto(path)
    const told = page.getByRole('alert').filter({ has: page.getByText(title, { exact: true }) })
    await expect.soft(told, path).toContainText('Not for a moment.')
  }
  await page.getByRole('tab', { name: 'Categories' }).click()
  await expect.soft(page.getByText('Failed to fetch categories')).toBeVisible()
  await page.goto('/admin/settings')
  for (const part of ['Signed-in browsers', 'Sign-ins, exports and downloads'])
    await expect.soft(page.getByRole('region', { name: part }), part).toContainText('Not for a moment.')

  await page.unroute(isGone)
  await page.route(/\/(documents|upload-tokens|person)$/, (route) => route.fulfill(away))
  await page.goto(`/admin/applications?application=${id}&tab=documents`)
  for (const part of [/^Documents/, 'Upload links'])
    await expect.soft(page.getByRole('region', { name: part })).toContainText('Not for a moment.')
  await page.getByRole('tab', { name: 'Person’s data' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Person’s data' })).toContainText('Not for a moment.')
  expect(trouble.splice(0).filter((line) => !line.includes('503'))).toEqual([])
})
