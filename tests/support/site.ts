import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { adminPassword } from './admin.ts'
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts'

type SiteFixtures = {
  /** What went wrong in the browser: console errors, CSP violations, failed and outside requests. */
  trouble: string[]
}
type SiteWorker = { server: ServerProcess }

/** Every worker has the built server with an empty database of its own. */
export const test = base.extend<SiteFixtures, SiteWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const folder = temporaryFolder()
      // All visitors of the tests come from one address.
      const server = await startServer({
        DATA_DIR: folder.path,
        LOG_LEVEL: 'error',
        ADMIN_PASSWORD: adminPassword,
        // Half a minute of work for pages that most tests never open.
        WARM_PAGES: 'false',
        RATE_LIMIT_FACTOR: '100',
      })
      await use(server)
      await server.stop()
      folder.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
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

export { expect }

/** Reports every violation that axe finds, with the elements it is about. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1440, height: 900 }
