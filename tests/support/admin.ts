import { type APIRequestContext, expect, request as http, type Page } from '@playwright/test'

/** Of every server that the browser tests start. */
export const adminPassword = 'a password for the browser tests'

/** A page, or a test's own requests, which share no cookie with its page. */
export type Sender = { request: APIRequestContext }

/** Signs the page's browser in without the form, which has tests of its own. */
export async function signInAsAdmin({ request }: Sender) {
  const answer = await request.post('/api/admin/login', { data: { password: adminPassword } })
  expect(answer.ok()).toBe(true)
}

/** Checking a password takes a quarter of a second on purpose: once for each server will do. */
const administrators = new Map<string, APIRequestContext>()

/** Requests of an administrator at the server to which the page belongs, who signs in anew when a test has ended the session. */
export async function administrator({ request }: Sender): Promise<Sender> {
  const { origin } = new URL((await request.get('/healthz')).url())
  const known = administrators.get(origin) ?? (await http.newContext({ baseURL: origin }))
  administrators.set(origin, known)
  const { isAuthenticated } = await (await known.get('/api/admin/me')).json()
  if (!isAuthenticated) await signInAsAdmin({ request: known })
  return { request: known }
}

/** Signs the page's browser in with the session that other tests use too. Whoever ends sessions signs in by `signInAsAdmin`. */
export async function joinAdmin(page: Page) {
  const { request } = await administrator(page)
  await page.context().addCookies((await request.storageState()).cookies)
}
