import type { Page } from '@playwright/test'
import { adminPassword, joinAdmin } from './admin.ts'
import { startPostgresServer } from './postgres-server.ts'
import { fillDesk, makeSeededPhone } from './seed-applications.ts'
import { makeTemporaryFolder, startServer } from './server-process.ts'
import { test as base, expect } from './site.ts'

export const desk = '/admin/applications'

export const applicationCount = 10_000
const appSecret = 'of the browser tests and nothing else'

/** The built server on PostgreSQL with ten thousand applications. */
export const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const folder = makeTemporaryFolder()
      const postgres = await startPostgresServer()
      const server = await startServer({
        DATABASE_URL: postgres.url(),
        APP_SECRET: appSecret,
        DATA_DIR: folder.path,
        ADMIN_PASSWORD: adminPassword,
        LOG_LEVEL: 'error',
        RATE_LIMIT_FACTOR: '100',
      })
      await fillDesk(postgres.url(), { appSecret, count: applicationCount })
      await use(server)
      await server.stop()
      await postgres.remove()
      folder.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

export const rows = (page: Page) => page.getByRole('table', { name: 'Applications' }).locator('tbody tr')
export const details = (page: Page) => page.getByRole('dialog').first()
export const statusOf = (page: Page) => rows(page).first().locator('[data-label=Status]')

export async function openDesk(page: Page, query = '') {
  await joinAdmin(page)
  await page.goto(`${desk}${query}`)
  await expect(rows(page).first()).toBeVisible()
}

/** Opens the desk with one application in the list, and returns its name. */
export async function openOne(page: Page, number: number) {
  await openDesk(page, `?q=${encodeURIComponent(makeSeededPhone(number))}`)
  await expect(rows(page)).toHaveCount(1)
  return (await rows(page).first().getByRole('link').first().textContent()) ?? ''
}
