import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { makeTemporaryDataFolder } from '../support/embedded-snapshot.ts'
import { measurePeakGrowth, waitUntilIdle } from '../support/memory.ts'
import { plant, planted, plantedValues } from '../support/planted-person.ts'
import { proofTest } from '../support/proof-test.ts'
import { readFiles } from '../support/read-files.ts'
import { sample } from '../support/sample.ts'
import { fillDesk } from '../support/seed-applications.ts'
import { makeTemporaryFolder, startServer } from '../support/server-process.ts'

const password = 'a password for the desk'
const appSecret = 'of the system tests and nothing else'

async function openSite(database?: TestDatabase) {
  const folder = database ? makeTemporaryFolder() : await makeTemporaryDataFolder()
  const server = await startServer({
    ...(database && {
      DATABASE_URL: database.databaseUrl ?? '',
      APP_SECRET: appSecret,
    }),
    DATA_DIR: folder.path,
    ADMIN_PASSWORD: password,
  })
  onTestFinished(async () => {
    await server.stop()
    folder.remove()
  })
  const answer = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { server, dataDir: folder.path, cookie: cookies.join('; ') }
}

async function openPostgres() {
  const database = await createTestDb('postgres')
  onTestFinished(() => database.close())
  return database
}

/** Dumps the whole database as SQL, including the queue. */
const dumpOf = ({ databaseUrl = '' }: TestDatabase) =>
  execFileSync('pg_dump', ['--inserts', databaseUrl], { encoding: 'utf8', maxBuffer: 1024 ** 3 })
const findPlanted = (text: string) => plantedValues.filter((value) => text.includes(value))

/** What people are found by; the rest is sealed. A dump leaves out generated columns. */
const inRows = [planted.firstName, planted.lastName, planted.email, planted.phone]
/** Found in the mails when the database is elsewhere. */
const inFiles = [planted.firstName, planted.email]

test.each(sample(['PostgreSQL', 'the embedded database'], 1))(
  'of a deleted person nothing is left in %s, the queue, the store and the unsent mail',
  { timeout: 180_000 },
  async (kind) => {
    const postgres = kind === 'PostgreSQL' ? await openPostgres() : undefined
    const { server, dataDir, cookie } = await openSite(postgres)
    const send: Parameters<typeof plant>[0] = async (method, path, body, headers = {}) => {
      const isText = typeof body === 'string'
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: { ...(!isText && { 'content-type': 'application/json' }), ...headers },
        body: isText ? body : JSON.stringify(body),
      })
      const text = await answer.text()
      return { status: answer.status, json: text ? JSON.parse(text) : {} }
    }
    const readOutbox = () => readFiles(join(dataDir, 'outbox'))
    const id = await plant(send, { cookie })
    const inMails = expect.arrayContaining([planted.firstName, planted.email])
    await expect.poll(() => findPlanted(readOutbox()), { timeout: 60_000 }).toEqual(inMails)
    expect(findPlanted(readFiles(dataDir))).toEqual(expect.arrayContaining(inFiles))
    const listStored = () => readdirSync(join(dataDir, 'files', 'documents'))
    expect(listStored()).not.toEqual([])
    expect(findPlanted(readFiles(dataDir))).not.toContain(planted.fileText)
    if (postgres) expect(findPlanted(dumpOf(postgres))).toEqual(inRows)

    const answer = await fetch(`${server.url}/api/applications/${id}/person`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ reason: 'requested' }),
    })
    expect(await answer.json()).toEqual({ applications: 1, documents: 1, messages: 1, filesLeft: 0 })
    if (postgres) {
      const dump = dumpOf(postgres)
      expect(findPlanted(dump)).toEqual([])
      expect(dump).not.toContain(id)
      expect(dump).toContain('INSERT INTO public.privacy_records')
    }
    // With the embedded database, this is every byte it has on disk.
    expect(findPlanted(readFiles(dataDir))).toEqual([])
    expect(listStored()).toEqual([])
  },
)

/** Would be over the memory limit if kept in memory. */
const applicationCount = 100_000

proofTest(
  `the CSV of ${applicationCount} applications streams`,
  {
    timeout: 600_000,
  },
  async () => {
    const postgres = await openPostgres()
    const { server, cookie } = await openSite(postgres)
    const filling = { appSecret, count: applicationCount, withSnapshot: false, isSearched: false }
    await fillDesk(postgres.databaseUrl ?? '', filling)
    const pid = server.process.pid ?? 0
    await waitUntilIdle(pid)
    let lines = 0
    const read = async () => {
      lines = 0
      const answer = await fetch(`${server.url}/api/applications/export.csv`, { headers: { cookie } })
      for await (const chunk of answer.body ?? []) for (const byte of chunk) if (byte === 10) lines += 1
    }
    const growth = await measurePeakGrowth(pid, read)
    expect(lines).toBe(applicationCount + 1)
    expect(growth).toBeLessThan(64)
  },
)
