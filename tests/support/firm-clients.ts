import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openPostgres } from '#db/postgres.ts'
import { addFirm, addFirmPerson, linkFirm } from './add-firm.ts'
import { plaintiffPayload } from './application-payloads.ts'
import type { ServerProcess } from './server-process.ts'
import type { SiteServer } from './site-server.ts'

let drawn = 0

const openDatabase = (server: ServerProcess) =>
  openPostgres({ databaseUrl: (server as SiteServer).databaseUrl, onError: () => {} })

/** A firm with these clients and one confirmed person. Another firm has a client of its own. */
export async function addFirmWithClients(page: Page, server: ServerProcess, names: readonly string[]) {
  drawn += 1
  const email = `dana${Date.now()}${drawn}@whitfield.example`
  const apply = async (name: string) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    const data = { ...plaintiffPayload, firstName, lastName }
    const answer = await page.request.post('/api/applications', { data })
    return (await answer.json()) as { id: string; reference: string }
  }
  const files: { id: string; reference: string }[] = []
  for (const name of names) files.push(await apply(name))
  const stranger = await apply('Nobody Else')
  await page.context().clearCookies()
  const database = await openDatabase(server)
  const firmId = await addFirm(database.db, 'Whitfield & Rowe, LLP')
  await addFirmPerson(database.db, firmId, { email })
  for (const { id } of files) await linkFirm(database.db, { applicationId: id, firmId })
  const otherId = await addFirm(database.db, 'Somebody & Else')
  await linkFirm(database.db, { applicationId: stranger.id, firmId: otherId })
  await database.close()
  return { email, files, stranger }
}

/** Of another firm, whose address the desk has made sure of. */
export async function addAttorney(server: ServerProcess) {
  drawn += 1
  const database = await openDatabase(server)
  const firmId = await addFirm(database.db, 'Lopez Law')
  const email = `ruth${Date.now()}${drawn}@lopez.example`
  const attorneyId = await addFirmPerson(database.db, firmId, { kind: 'attorney', name: 'Ruth Lopez', email })
  await database.close()
  return { firmId, attorneyId, email }
}

/** From the latest such mail to the address, which waits in a folder while there is no mail server. */
export async function findFirmCode({ dataDir }: ServerProcess, email: string): Promise<string> {
  let code = ''
  await expect(() => {
    const outbox = join(dataDir, 'outbox')
    const mails = readdirSync(outbox)
      .filter((file) => file.startsWith('firm-code-'))
      .map((file) => readFileSync(join(outbox, file), 'utf8').replaceAll('=\r\n', ''))
    const mail = mails.find((text) => text.includes(email))
    code = /Your code: (\d{6})/.exec(mail ?? '')?.[1] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

/** By hand, as a person does it: asks for a code, reads the mail, types it. */
export async function signInToRoom(page: Page, server: ServerProcess, email: string) {
  await page.goto('/firm')
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  await page.getByLabel('Code').fill(await findFirmCode(server, email))
  await page.getByRole('button', { name: 'Sign in' }).click()
}
