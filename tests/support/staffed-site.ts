import type { Browser, Page } from '@playwright/test'
import { openPostgres } from '#db/postgres.ts'
import type { Role } from '#domain/roles.ts'
import { adminPassword } from './admin.ts'
import { plaintiffPayload } from './application-payloads.ts'
import { addPerson } from './cheap-password.ts'
import { test as base, expect } from './site.ts'
import { startSiteServer } from './site-server.ts'

const staff = {
  editor: { name: 'Ed Morris', role: 'editor' },
  ruth: { name: 'Ruth Owens', role: 'reviewer' },
  ben: { name: 'Ben Hale', role: 'reviewer' },
} as const satisfies Record<string, { name: string; role: Role }>

/** The built server with an editor, two reviewers and the owner. */
export const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const server = await startSiteServer({ fill: hireStaff })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

async function hireStaff(databaseUrl: string) {
  const database = await openPostgres({ databaseUrl, onError: () => {} })
  for (const person of Object.values(staff))
    await addPerson(database.db, { ...person, password: adminPassword })
  await database.close()
}

/** Signs the page's browser in as one of them. */
export async function signInAs({ request }: Page, who: keyof typeof staff) {
  const email = `${staff[who].name.toLowerCase().replace(' ', '.')}@example.com`
  const answer = await request.post('/api/admin/login', { data: { email, password: adminPassword } })
  expect(answer.ok()).toBe(true)
}

/** A colleague's own browser. */
export async function openOther(browser: Browser, baseURL: string | undefined, who: keyof typeof staff) {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  await signInAs(page, who)
  return page
}

/** Sends an application as a visitor would, and returns its reference. */
export async function apply({ request }: Page): Promise<string> {
  const answer = await request.post('/api/applications', { data: plaintiffPayload })
  return (await answer.json()).reference
}
