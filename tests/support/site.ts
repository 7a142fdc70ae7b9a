import { test as base, expect, type Page } from '@playwright/test'
import { type SiteServer, startSiteServer } from './site-server.ts'

type SiteFixtures = {
  /** Problems in the browser: console errors, CSP violations, failed and outside requests. */
  trouble: string[]
}
type SiteWorker = { server: SiteServer }

/** The built server with its own empty database. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
export async function siteServer({}, use: (server: SiteServer) => Promise<void>) {
  const server = await startSiteServer()
  await use(server)
  await server.remove()
}

/** Each worker has one server for all its tests. */
export const test = base.extend<SiteFixtures, SiteWorker>({
  server: [siteServer, { scope: 'worker', timeout: 120_000 }],
  baseURL: async ({ server }, use) => use(server.url),
  /** Waits after loading until the page's scripts run: they start after the first paint. */
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = page
    // Tests share a browser, and the one before may have ended offline.
    await page.context().setOffline(false)
    page.goto = async (...args) => waitUntilAlive(page, await goto.apply(page, args), args[1]?.waitUntil)
    page.reload = async (...args) => waitUntilAlive(page, await reload.apply(page, args), args[0]?.waitUntil)
    await use(page)

    async function waitUntilAlive<Answer>(opened: Page, answer: Answer, waitUntil = 'load') {
      if (javaScriptEnabled && waitUntil !== 'commit') await expectAlive(opened)
      return answer
    }
  },
  trouble: [
    async ({ page, server }, use) => {
      const trouble: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text())
      })
      page.on('pageerror', (error) => trouble.push(String(error)))
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== server.url) trouble.push(`outside request: ${request.url()}`)
      })
      await use(trouble)
      expect(trouble).toEqual([])
    },
    { auto: true },
  ],
})

/** Takes as many lines as a test brings about. The browser writes some only after the page has shown what they say. */
export async function takeTrouble(trouble: string[], count: number): Promise<string[]> {
  await expect.poll(() => trouble).toHaveLength(count)
  return trouble.splice(0)
}

export { expectAccessible } from './accessible.ts'
export { expect }

/** Waits until a page's scripts, if any, run: its frame, and React if something that needs it is near. */
export async function expectAlive(page: Page) {
  await page.waitForFunction(() => {
    // The application's form is a root of its own.
    const root = document.querySelector('[data-form-island] > *') ?? document.documentElement
    const isTakenOver = Object.keys(root).some((key) => key.startsWith('__reactProps'))
    if (root !== document.documentElement) return isTakenOver
    if (isTakenOver || !globalThis.pageStart) return true
    const isNear = [...document.querySelectorAll('[data-live=near]')].some((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return part.checkVisibility() && top < innerHeight + 400 && bottom > -400
    })
    return !isNear && globalThis.pageStart?.isAwake === true
  })
}

/** Waits until React runs the page, after something that needs it was touched. */
export async function expectTakenOver(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps')),
  )
}

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1440, height: 900 }
