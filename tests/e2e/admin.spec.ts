import { adminPassword, joinAdmin, signInAsAdmin } from '../support/admin.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { expect, expectAccessible, test } from '../support/site.ts'

test.describe('the dashboard', () => {
  test('has three tabs by keyboard, leads to the screens, and logs out', async ({ page }) => {
    await signInAsAdmin(page)
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Content Management' }).focus()
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(6)
    await page.keyboard.press('ArrowRight')
    const applications = page.getByRole('link', { name: 'Manage Applications' })
    await expect(applications).toHaveAttribute('href', '/admin/applications')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: 'Manage Blog' })).toHaveAttribute('href', '/admin/blog')
    // The server refuses the screen’s requests after a logout, so it makes no more of them.
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Logout' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('You have been successfully logged out', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/admin/login')
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
  })

  test('logs out of the browser even when the call fails', { tag: '@proof' }, async ({ page, trouble }) => {
    await signInAsAdmin(page)
    await page.goto('/admin')
    await page.route('**/api/admin/logout', (route) => route.abort())
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('On this screen only: the server could not be told.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Admin sign in' })).toBeVisible()
    await expect(page).toHaveURL('/admin/login?out')
    trouble.splice(0)
  })

  test('goes elsewhere without an error while a screen is coming', { tag: '@proof' }, async ({ page }) => {
    await joinAdmin(page)
    await page.goto('/admin/applications')
    // The first words of each answer come, and not its end.
    await page.evaluate(() => {
      const ask = window.fetch
      window.fetch = async (input, init) => {
        const request = new Request(input, init)
        const answer = await ask(request)
        if (!request.url.includes('.data')) return answer
        const words = new Uint8Array(await answer.arrayBuffer())
        const start = (stream: ReadableStreamDefaultController) => {
          stream.enqueue(words)
          request.signal.addEventListener('abort', () => stream.error(request.signal.reason))
        }
        return new Response(new ReadableStream({ start }), answer)
      }
    })
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    await page.route('**/assets/settings-*.js', (route) => left.then(() => route.continue()))
    const places = page.getByRole('navigation', { name: 'Admin' })
    const answered = page.waitForResponse(/settings\.data/)
    await places.getByRole('link', { name: 'Settings' }).click()
    await (await answered).finished()
    await places.getByRole('link', { name: 'Messages' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeAttached()
    leave()
  })

  test('stays where it is without a connection, and says so where it cannot go on', {
    tag: '@proof',
  }, async ({ page, context, trouble }) => {
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

  test('tells what came in since the last visit, and ticks the launch checklist', { tag: '@proof' }, async ({
    page,
  }) => {
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

  test('passes axe on both sizes, as do settings and sign-in', { tag: '@proof' }, async ({ page }) => {
    const look = lookAtBothSizes(page)
    await page.goto('/admin/login')
    await look()
    await joinAdmin(page)
    for (const path of ['/admin', '/admin/settings', '/admin/settings/privacy']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await look()
    }
  })
})

test.describe('settings', () => {
  test('the owner decides how long data is kept, and reads first what would go tonight', {
    tag: '@proof',
  }, async ({ page }) => {
    await signInAsAdmin(page)
    // The old address leads to the part of the page.
    await page.goto('/admin/settings/retention')
    await expect(page).toHaveURL('/admin/settings/privacy#retention')
    const messages = page.getByLabel('Messages from the contact page')
    await expect(messages).toHaveValue('')
    await messages.selectOption('120')
    await expect(page.getByText('Nothing would go tonight.')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Retention saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(messages).toHaveValue('120')
    await page.goto('/admin')
    await expect(page.getByText('Decide how long you keep what people send you: done')).toBeVisible()
  })

  test('a session that ends while the administrator types keeps the text and asks to sign in again', {
    tag: '@proof',
  }, async ({ page, trouble }) => {
    await signInAsAdmin(page)
    await page.goto('/admin/settings/profile')
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

  test('one browser is signed out by keyboard, the others are not, and one’s own is logged out', {
    tag: '@proof',
  }, async ({ page, browser, server }) => {
    await signInAsAdmin(page)
    const other = await browser.newContext({ baseURL: server.url, userAgent: 'Firefox on Windows' })
    const otherPage = await other.newPage()
    await signInAsAdmin(otherPage)
    await page.goto('/admin/settings/profile')
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

  test('signing out everywhere ends the other browser too', { tag: '@proof' }, async ({
    page,
    browser,
    server,
  }) => {
    await signInAsAdmin(page)
    const other = await browser.newContext({ baseURL: server.url })
    const otherPage = await other.newPage()
    await signInAsAdmin(otherPage)
    await page.goto('/admin/settings/profile')
    await expect(page.getByText('this browser')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL('/admin/login')
    await otherPage.goto('/admin')
    await expect(otherPage).toHaveURL('/admin/login')
    await other.close()
  })
})

// Runs last: other tests need a server without applications.
test('every screen says what could not be read, in the server’s words', { tag: '@proof' }, async ({
  page,
  trouble,
}) => {
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
    [`/admin/applications/${id}/value`, 'Failed to fetch the value sheet'],
    ['/admin/figures', 'Failed to fetch the figures'],
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
  await page.goto('/admin/settings/profile')
  await expect
    .soft(page.getByRole('region', { name: 'Signed-in browsers' }))
    .toContainText('Not for a moment.')
  await page.goto('/admin/settings/people/log')
  await expect.soft(page.getByText('Not for a moment.')).toBeVisible()

  await page.unroute(isGone)
  await page.route(/\/(documents|upload-tokens|person)$/, (route) => route.fulfill(away))
  await page.goto(`/admin/applications?application=${id}&tab=documents`)
  for (const part of [/^Documents/, 'Upload links'])
    await expect.soft(page.getByRole('region', { name: part })).toContainText('Not for a moment.')
  await page.getByText('Person’s data').click()
  await expect(page.getByRole('region', { name: 'Person’s data' })).toContainText('Not for a moment.')
  expect(trouble.splice(0).filter((line) => !line.includes('503'))).toEqual([])
})
