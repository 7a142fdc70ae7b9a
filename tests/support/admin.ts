import { type APIRequestContext, expect } from '@playwright/test'

/** Of every server that the browser tests start. */
export const adminPassword = 'a password for the browser tests'

/** A page, or a test's own requests, which share no cookie with its page. */
export type Sender = { request: APIRequestContext }

/** Signs the page's browser in without the form, which has tests of its own. */
export async function signInAsAdmin({ request }: Sender) {
  const answer = await request.post('/api/admin/login', { data: { password: adminPassword } })
  expect(answer.ok()).toBe(true)
}
