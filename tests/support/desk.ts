import type { Page } from '@playwright/test'
import { joinAdmin } from './admin.ts'
import { rounds } from './sample.ts'
import { fillDesk, makeSeededPhone } from './seed-applications.ts'
import { test as base, expect } from './site.ts'
import { appSecret, startSiteServer } from './site-server.ts'

export const desk = '/admin/applications'

export const applicationCount = rounds(10_000, 1_000)

/** The built server with all these applications. */
export const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const server = await startSiteServer({ env: { RATE_LIMIT_FACTOR: '100' } })
      await fillDesk(server.databaseUrl, { appSecret, count: applicationCount })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

export const rows = (page: Page) => page.getByRole('table', { name: 'Applications' }).locator('tbody tr')
/** The open file beside or over the list. */
export const details = (page: Page) => page.getByRole('dialog').first()
export const fileName = (page: Page) => page.locator('#application-details > header h2')
export const activity = (page: Page) => page.getByRole('region', { name: 'Activity' })

/** Chooses a status in the head of the open file. */
export async function chooseStatus(page: Page, label: string) {
  await details(page).getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitemradio', { name: label }).click()
}
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
