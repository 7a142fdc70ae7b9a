import { expect, type Page } from '@playwright/test'

/** Of every server that the browser tests start. */
export const adminPassword = 'a password for the browser tests'

/** Signs the page's browser in without the form, which has tests of its own. */
export async function signInAsAdmin(page: Page) {
  const answer = await page.request.post('/api/admin/login', { data: { password: adminPassword } })
  expect(answer.ok()).toBe(true)
}
