import type { Page } from '@playwright/test'
import { fill, form, send } from '../support/contact-form.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'
import { expect, expectAlive, test } from '../support/site.ts'

/** A server as on its first start: with no data, no settings, and its limits in force. */
const folder = makeTemporaryFolder()
let server: ServerProcess

// In one worker: they share the server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  server = await startServer({ DATA_DIR: folder.path, LOG_LEVEL: 'error' })
})
test.afterAll(async () => {
  await server.stop()
  folder.remove()
})

const readPrintedPassword = () => /Admin password \(shown only now\): (\S+)/.exec(server.output())?.[1] ?? ''

async function signIn(page: Page, password: string) {
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('from the first start the printed password opens the dashboard once it is replaced, and too many wrong ones are refused with the time to wait', {
  tag: '@proof',
}, async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url })
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
  await expectAlive(page)
  await signIn(page, readPrintedPassword())
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeFocused()
  await page.getByLabel('Current password').fill(readPrintedPassword())
  await page.getByLabel('New password').fill('three wet umbrellas by the door')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByText('Choose your own password')).toBeVisible()

  await page.context().clearCookies()
  for (let at = 0; at < 10; at++)
    await page.request.post('/api/admin/login', { data: { password: `guess ${at}` } })
  await page.goto('/admin/login')
  await expectAlive(page)
  await signIn(page, readPrintedPassword())
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Please try again in \d+ minutes/)
  await page.close()
})

test('after too many messages the form says when to come back, with and without scripts', {
  tag: '@proof',
}, async ({ browser }) => {
  for (let at = 0; at < 5; at++)
    await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: server.url })
    await page.goto('/contact')
    if (javaScriptEnabled) await expectAlive(page)
    await fill(page, 'One too many')
    await send(page).click()
    await expect(form(page).getByText(/Please try again in 10 minutes/)).toBeVisible()
    await expect(form(page).getByLabel('Message')).toHaveValue('One too many')
    await page.close()
  }
})
