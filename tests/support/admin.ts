import { type APIRequestContext, expect, request as http, type Page } from '@playwright/test'

/** The password of every server the browser tests start. */
export const adminPassword = 'a password for the browser tests'

/** A page, or a test's own requests, which don't share the page's cookies. */
export type Sender = { request: APIRequestContext }

/** Signs in the page's browser without the form, which has its own tests. */
export async function signInAsAdmin({ request }: Sender) {
  const answer = await request.post('/api/admin/login', { data: { password: adminPassword } })
  expect(answer.ok()).toBe(true)
}

/** Checking a password takes a quarter of a second on purpose, so each server has one sign-in. */
const administrators = new Map<string, APIRequestContext>()

/** Makes requests as an administrator of the page's server. Signs in again if a test has ended the session. */
export async function openAdministrator({ request }: Sender): Promise<Sender> {
  const { origin } = new URL((await request.get('/healthz')).url())
  const known = administrators.get(origin) ?? (await http.newContext({ baseURL: origin }))
  administrators.set(origin, known)
  const { isAuthenticated } = await (await known.get('/api/admin/me')).json()
  if (!isAuthenticated) await signInAsAdmin({ request: known })
  return { request: known }
}

/** Signs in the page's browser with the session other tests share. A test that ends sessions uses `signInAsAdmin`. */
export async function joinAdmin(page: Page) {
  const { request } = await openAdministrator(page)
  await page.context().addCookies((await request.storageState()).cookies)
}
