import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openAdministrator } from './admin.ts'
import { plaintiffPayload } from './application-payloads.ts'
import type { ServerProcess } from './server-process.ts'

/** Submits an application whose firm nobody has asked yet. Each firm has a mailbox of its own. */
export async function applyWithFirm(page: Page): Promise<string> {
  const plaintiffAttorneyEmail = `firm${Date.now()}${Math.random().toString(36).slice(2)}@park.example`
  const sent = await page.request.post('/api/applications', {
    data: { ...plaintiffPayload, plaintiffAttorneyEmail },
  })
  return (await sent.json()).id
}

/** The address of the firm's page, from the mail that the firm got. */
export async function findFirmLink({ dataDir }: ServerProcess, applicationId: string): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const outbox = join(dataDir, 'outbox')
    const [name = ''] = readdirSync(outbox).filter(
      (file) => file.startsWith(`firm-question-${applicationId}`) && file.endsWith('.eml'),
    )
    const mail = readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '')
    found = /\/firm\/[\w-]{43}/.exec(mail)?.[0]
    expect(found).toBeTruthy()
  }).toPass()
  return found ?? ''
}

/** The page of a firm that was verified and asked. */
export async function newFirmPage(page: Page, server: ServerProcess) {
  const id = await applyWithFirm(page)
  const { request } = await openAdministrator(page)
  const base = `/api/applications/${id}/firm`
  expect((await request.post(`${base}/verify`, { data: { version: 1 } })).ok()).toBe(true)
  expect((await request.post(`${base}/ask`)).ok()).toBe(true)
  return { id, path: await findFirmLink(server, id) }
}
