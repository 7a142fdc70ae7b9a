import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDb } from '#db/testing.ts'
import { makeTemporaryDataFolder } from '../support/embedded-snapshot.ts'
import {
  allPlanted,
  plantedAnswers,
  plantedAttorney,
  plantedPlaintiffs,
  plantedWords,
} from '../support/planted-words.ts'
import { proofTest } from '../support/proof-test.ts'
import { readFiles } from '../support/read-files.ts'
import { sample } from '../support/sample.ts'
import { makeTemporaryFolder, runServer, type ServerProcess, startServer } from '../support/server-process.ts'
import { startCollector } from '../support/trace-collector.ts'

const password = 'a password for the desk'
const metricsToken = 'of the system tests alone'

const find = (text: string, wanted: readonly string[] = allPlanted) =>
  wanted.filter((value) => text.includes(value))
const miss = (text: string, wanted: readonly string[]) => wanted.filter((value) => !text.includes(value))

async function signIn({ url }: ServerProcess) {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  expect(answer.status).toBe(200)
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return async (path: string, body?: object | string, { method = 'POST', headers = {} } = {}) => {
    const isText = typeof body === 'string'
    const reply = await fetch(`${url}${path}`, {
      ...(body !== undefined && { method, body: isText ? body : JSON.stringify(body) }),
      headers: {
        cookie: cookie.join('; '),
        ...(!isText && body && { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`)
    return reply
  }
}
type Call = Awaited<ReturnType<typeof signIn>>

/** As the applicant, in the browser that the submission let in. */
async function plantOnCasePage(call: Call, submitted: Response) {
  const cookie = submitted.headers.getSetCookie().map((line) => line.split(';')[0])
  const headers = { cookie: cookie.join('; ') }
  const message = { text: plantedWords.caseMessage, submissionKey: 'planted-words' }
  await call('/api/case/mine/messages', message, { headers })
  await call('/api/case/mine/contact', { address: plantedWords.newAddress }, { method: 'PATCH', headers })
}

async function plantAll(call: Call): Promise<{ ids: string[]; messageId: string }> {
  const ids: string[] = []
  for (const payload of [...plantedPlaintiffs, plantedAttorney]) {
    const reply = await call('/api/applications', payload)
    ids.push((await reply.json()).id)
    if (payload === plantedPlaintiffs[0]) await plantOnCasePage(call, reply)
  }
  const own = `/api/applications/${ids[0]}`
  const file = { fileType: 'other', fileSize: 5, mimeType: 'text/plain' }
  const ticket = await (await call(`${own}/upload-url`, file)).json()
  const { pathname, search } = new URL(ticket.uploadURL)
  await call(pathname + search, 'words', { method: 'PUT', headers: ticket.headers })
  const { uploadURL } = ticket
  await call(`${own}/files`, { originalName: plantedWords.fileName, fileType: 'other', uploadURL })
  await call(`${own}/notes`, { body: plantedWords.note })
  const written = { party: 'applicant', text: plantedWords.deskMessage, submissionKey: 'planted-words' }
  await call(`${own}/messages`, written)
  const change = { status: 'documents-needed', reason: plantedWords.reason, version: 2 }
  await call(`${own}/status`, change, { method: 'PATCH' })
  const sender = { name: 'Ann', email: 'ann@example.com', subject: 'urgent' }
  const message = await call('/api/contact', { ...sender, message: plantedWords.message })
  const { id: messageId } = await message.json()
  await call(`/api/contact/messages/${messageId}/replies`, { text: plantedWords.reply })
  return { ids, messageId }
}

/** Everything that the desk shows, exports and prints, as one text. */
async function readDesk(call: Call, { ids, messageId }: { ids: string[]; messageId: string }) {
  const paths = [
    '/api/applications',
    '/api/applications/export.csv',
    '/api/applications/desk?q=quillon',
    ...ids.flatMap((id) => [
      `/api/applications/${id}`,
      `/api/applications/${id}/documents`,
      `/api/applications/${id}/messages`,
      `/api/applications/${id}/corrections`,
      `/admin/applications/${id}/print`,
    ]),
    '/api/contact/messages?q=umberfold',
    `/api/contact/messages/${messageId}`,
  ]
  const texts = new Map<string, string>()
  for (const path of paths) texts.set(path, await (await call(path)).text())
  for (const id of ids) {
    // Stored, not compressed: the words of its JSON can be seen.
    const zip = await (await call(`/api/applications/${id}/person/export.zip`)).arrayBuffer()
    texts.set(`zip ${id}`, Buffer.from(zip).toString('latin1'))
  }
  return texts
}

test.each(sample(['PostgreSQL', 'the embedded database'], 1))(
  'all planted words are on the desk, and in no dump, file, log, metric, trace, queue or mail of %s',
  async (kind) => {
    expect(new Set(allPlanted).size).toBe(35)
    const postgres = kind === 'PostgreSQL' ? await createTestDb('postgres') : undefined
    const folder = postgres ? makeTemporaryFolder() : await makeTemporaryDataFolder()
    const collector = await startCollector()
    const server = await startServer({
      ...(postgres && {
        DATABASE_URL: postgres.databaseUrl ?? '',
        APP_SECRET: 'of the system tests and nothing else',
      }),
      DATA_DIR: folder.path,
      ADMIN_PASSWORD: password,
      METRICS_TOKEN: metricsToken,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      LOG_LEVEL: 'trace',
    })
    onTestFinished(async () => {
      await server.stop()
      await collector.stop()
      await postgres?.close()
      folder.remove()
    })
    const call = await signIn(server)
    const planted = await plantAll(call)
    const shown = await readDesk(call, planted)

    const about = ([first = '']: string[]) => shown.get(`/api/applications/${first}`) ?? ''
    expect(miss(planted.ids.map((id) => about([id])).join(), plantedAnswers)).toEqual([])
    expect(miss(about(planted.ids), [plantedWords.note, plantedWords.reason])).toEqual([])
    // The applicant has corrected it since; the file shows both, the spreadsheet what is true now.
    const isOld = (word: string) => word === plantedPlaintiffs[0]?.address
    const today = plantedAnswers.map((word) => (isOld(word) ? plantedWords.newAddress : word))
    expect(miss(shown.get('/api/applications/export.csv') ?? '', today)).toEqual([])
    expect(miss([...shown.values()].join(), allPlanted)).toEqual([])
    expect(find(shown.get('/api/applications/desk?q=quillon') ?? '')).toEqual([])

    const outbox = join(folder.path, 'outbox')
    const listMails = () => (existsSync(outbox) ? readdirSync(outbox).join() : '')
    await expect.poll(listMails, { timeout: 60_000 }).toMatch(/contact-[0-9a-f].*contact-reply-/)
    // Mails break their lines anywhere, with an equals sign.
    const mails = readFiles(outbox).replaceAll(/=\r?\n/g, '')
    expect(mails).toContain(`/admin/messages?message=3D${planted.messageId}`)
    expect(find(mails)).toEqual([])
    const metrics = await call('/metrics', undefined, {
      headers: { authorization: `Bearer ${metricsToken}` },
    })
    expect(find(await metrics.text())).toEqual([])
    expect(find(server.output())).toEqual([])
    if (postgres) {
      const options = { encoding: 'utf8', maxBuffer: 1024 ** 3 } as const
      const dump = execFileSync('pg_dump', ['--inserts', postgres.databaseUrl ?? ''], options)
      expect(dump).toContain(`INSERT INTO public.contact_replies`)
      expect(dump).toContain('INSERT INTO pgboss.')
      expect(find(dump)).toEqual([])
    }
    // With the embedded database, this is every byte it has on disk, the log included.
    expect(find(readFiles(folder.path))).toEqual([])

    // What is still to be told is told at the end.
    expect(await server.stop()).toBe(0)
    const told = new Set(collector.spans().map(({ name }) => name))
    const expected = [
      'POST /api/applications',
      'INSERT applications',
      'storage receive',
      'job contact-reply',
      'mail send',
    ]
    expect(expected.filter((name) => !told.has(name))).toEqual([])
    const secrets = [...planted.ids, planted.messageId, 'ann@example.com', ...allPlanted]
    expect(find(collector.bytes(), secrets)).toEqual([])
  },
)

proofTest(
  'a missing or wrong secret stops the start in one line and changes nothing; rekey changes it',
  async () => {
    const folder = await makeTemporaryDataFolder()
    onTestFinished(folder.remove)
    const [kept, away] = [join(folder.path, 'app-secret'), join(folder.path, 'elsewhere')]
    const env = { DATA_DIR: folder.path, ADMIN_PASSWORD: password }
    const visit = async (work: (call: Call) => Promise<void>, more = {}) => {
      const server = await startServer({ ...env, ...more })
      await signIn(server)
        .then(work)
        .finally(() => server.stop())
    }
    const fail = async (more: Record<string, string> = {}) => {
      const failing = await runServer({ ...env, ...more })
      const [code] = await once(failing.process, 'close')
      expect(code).toBe(1)
      return failing.output().trim()
    }
    let planted: Awaited<ReturnType<typeof plantAll>> | undefined
    await visit(async (call) => {
      planted = await plantAll(call)
    })

    renameSync(kept, away)
    expect(await fail()).toMatch(/^APP_SECRET is missing: [^\n]*$/)
    expect(existsSync(kept)).toBe(false)
    expect(await fail({ APP_SECRET: 'another secret, and long enough too' })).toMatch(
      /^APP_SECRET is not the one [^\n]*$/,
    )
    renameSync(away, kept)

    const rekey = () =>
      promisify(execFile)(process.execPath, ['scripts/rekey.ts'], { env: { PATH: process.env.PATH, ...env } })
    const before = readFileSync(kept, 'utf8')
    expect((await rekey()).stdout).toMatch(
      /^Done: \d+ in the database and 1 on the disk are sealed with the new secret\./m,
    )
    expect(readFileSync(kept, 'utf8')).not.toBe(before)
    expect(await fail({ APP_SECRET: before.trim() })).toMatch(/^APP_SECRET is not the one/)
    await visit(async (call) => {
      const text = await (await call(`/api/applications/${planted?.ids[0]}`)).text()
      expect(miss(text, [plantedWords.note, plantedWords.reason, plantedPlaintiffs[0].address])).toEqual([])
      await expect(rekey()).rejects.toThrow('is in use by another running process')
    })
  },
)
