import type { Page } from '@playwright/test'
import { banner, analyticsId as id, test } from '../support/measured-site.ts'
import { expect } from '../support/site.ts'

// In one worker: it needs its own server.
test.describe.configure({ mode: 'default' })

const tag = `https://www.googletagmanager.com/gtag/js?id=${id}`

const accept = (page: Page) => page.getByRole('button', { name: 'Accept All' }).click()

/** A visitor who agreed on an earlier visit. */
const agreeEarlier = (page: Page) =>
  page.addInitScript(() => {
    const all = { necessary: true, analytics: true, marketing: true, functional: true }
    if (localStorage.getItem('cookie-preferences')) return
    localStorage.setItem('cookies-accepted', 'true')
    localStorage.setItem('cookie-preferences', JSON.stringify(all))
  })

/** The paths of the page views given to Google's script. */
const views = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? [])
      .map((command) => Array.from(command as ArrayLike<unknown>))
      .filter(([kind, name]) => kind === 'event' && name === 'page_view')
      .map(([, , details]) => {
        const url = new URL((details as { page_location: string }).page_location)
        return url.pathname + url.search
      }),
  )

test('nothing leaves before consent; then exactly one script per page, and a view for each', async ({
  page,
  left,
}) => {
  await page.goto('/?utm_source=card&email=someone%40example.com')
  await banner(page).waitFor()
  expect(left).toEqual([])
  expect(await views(page)).toEqual([])

  await accept(page)
  await expect.poll(() => left).toEqual([tag])
  await expect.poll(() => views(page)).toEqual(['/?utm_source=card'])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  await expect.poll(() => views(page)).toEqual(['/terms'])
  expect(left).toEqual([tag, tag])
})

test('a page that must not be measured is loaded again, without the script', { tag: '@proof' }, async ({
  page,
  left,
}) => {
  await agreeEarlier(page)
  await page.goto('/terms')
  await expect.poll(() => left).toEqual([tag])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply' }).click()
  await page.waitForURL('**/apply')
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(false)
  await page.goBack()
  await page.waitForURL('**/terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
})

test('nothing leaves from where people apply, upload or administer, whatever was agreed to, nor from where it leads', async ({
  page,
  left,
}) => {
  await agreeEarlier(page)
  for (const path of ['/apply', '/upload/some-token', '/admin', '/admin/login']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' })
    if (await terms.isVisible()) {
      await terms.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
    }
    expect(await page.evaluate(() => 'dataLayer' in window), path).toBe(false)
    expect(left, path).toEqual([])
  }
})

test('who withdraws is no longer counted, and the cookies go', { tag: '@proof' }, async ({
  page,
  left,
  context,
}) => {
  const listCookieNames = async () => (await context.cookies()).map(({ name }) => name)
  await agreeEarlier(page)
  await page.goto('/terms')
  await expect.poll(() => left).toEqual([tag])
  await expect.poll(listCookieNames).toEqual(['_ga'])
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.getByRole('button', { name: 'Reject All' }).click()
  await expect.poll(listCookieNames).toEqual([])
  const isDisabled = (property: string) => (window as unknown as Record<string, unknown>)[property]
  expect(await page.evaluate(isDisabled, `ga-disable-${id}`)).toBe(true)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  expect(await views(page)).toEqual(['/terms'])
  await page.reload({ waitUntil: 'networkidle' })
  expect(left).toEqual([tag])
})

test('Global Privacy Control outranks an earlier consent and removes its cookies', { tag: '@proof' }, async ({
  page,
  left,
  context,
  server,
}) => {
  await context.addCookies([{ name: '_ga_TEST12345', value: 'GS1.1', url: server.url }])
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await agreeEarlier(page)
  await page.goto('/')
  await expect.poll(async () => (await context.cookies()).length).toBe(0)
  expect(left).toEqual([])
})

test('the content policy names Google where views are counted and nowhere else', { tag: '@proof' }, async ({
  request,
}) => {
  const readPolicy = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  expect(await readPolicy('/')).toContain('https://www.googletagmanager.com')
  for (const path of ['/apply', '/upload/some-token', '/admin/login']) {
    expect(await readPolicy(path), path).not.toContain('https:')
  }
})
