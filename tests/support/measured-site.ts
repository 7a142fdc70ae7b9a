import type { Page } from '@playwright/test'
import { test as base } from './site.ts'
import { startSiteServer } from './site-server.ts'

export const analyticsId = 'G-TEST12345'

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookie notice' })

/**
 * The site with an analytics id, which is when it asks about cookies, in a browser without the internet: outside requests
 * are recorded and stubbed.
 */
export const test = base.extend<{ left: string[] }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const server = await startSiteServer({ env: { GA_MEASUREMENT_ID: analyticsId } })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  left: [
    async ({ page, trouble }, use) => {
      const left: string[] = []
      await page.route(/^https:/, (route) => {
        left.push(route.request().url())
        return route.fulfill({
          contentType: 'text/javascript',
          body: 'document.cookie = "_ga=GA1.1.1.1; path=/"',
        })
      })
      await use(left)
      // These tests expect requests to leave and some pages to be missing.
      const errors = trouble.splice(0).filter((line) => !/^outside request|status of 404/.test(line))
      trouble.push(...errors)
    },
    { auto: true },
  ],
})
