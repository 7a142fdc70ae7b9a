import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '#db/postgres.ts'
import { createContentItem, deleteContentItem } from '#features/content/mutations.ts'
import { readToday } from '#features/rules/data.ts'
import { renewPagesForRules } from '#features/rules/jobs.ts'
import { writeRule } from '#features/rules/mutations.ts'
import { ruleInputSchema } from '#features/rules/schema.ts'
import { openJobs } from '#lib/jobs/jobs.ts'
import { contentRegistry } from '../../src/pages.ts'
import { type PostgresServer, startPostgresServer } from '../support/postgres-server.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { sendMessage } from './contact-message.ts'
import { countJobsIn } from './job-metrics.ts'

describe('two processes on one PostgreSQL', () => {
  const folder = makeTemporaryFolder()
  let postgres: PostgresServer
  let smtp: TestSmtpServer
  let servers: ServerProcess[]

  beforeAll(async () => {
    postgres = await startPostgresServer()
    smtp = await startSmtpServer()
    const env = {
      DATABASE_URL: postgres.url(),
      APP_SECRET: 'for tests only, not a secret at all',
      DATA_DIR: folder.path,
      LOG_LEVEL: 'fatal',
      PATIENCE_SECONDS: '3',
      RATE_LIMIT_FACTOR: '100',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@funding.example',
      ADMIN_EMAIL: 'desk@funding.example',
    }
    // Both start at once, on an empty database: one migrates, the other waits.
    servers = await Promise.all([startServer(env), startServer(env)])
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await smtp.stop()
    await postgres.remove()
    folder.remove()
  })

  const homes = () => Promise.all(servers.map(async ({ url }) => (await fetch(url)).text()))
  const headline = 'Rent is due before your case is done.'

  test('print one password between them', () => {
    expect(servers.filter((server) => server.output().includes('Admin password'))).toHaveLength(1)
  })

  test('show a changed text on the next request, and the default again when it is deleted', async () => {
    for (const home of await homes()) expect(home).not.toContain(headline)
    const { db, close } = await openPostgres({ databaseUrl: postgres.url(), onError: () => {} })
    const item = {
      key: 'hero.headline',
      section: 'hero',
      type: 'text' as const,
      title: null,
      content: headline,
    }
    await createContentItem({ db, registry: contentRegistry }, item)
    await expect
      .poll(homes, { timeout: 2_000, interval: 10 })
      .toEqual([expect.stringContaining(headline), expect.stringContaining(headline)])
    await deleteContentItem({ db }, 'hero.headline')
    await expect
      .poll(homes, { timeout: 2_000, interval: 10 })
      .toEqual([expect.not.stringContaining(headline), expect.not.stringContaining(headline)])
    await close()
  })

  test('tell of a state rule at the moment it begins, without a restart', async () => {
    const database = await openPostgres({ databaseUrl: postgres.url(), onError: () => {} })
    const logger = pino({ level: 'silent' })
    const { enqueue, stop } = await openJobs({ database, jobs: [renewPagesForRules], logger })
    const sentence = 'We don’t fund people who live in New York any more.'
    const forms = () =>
      Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/apply/plaintiff`)).text()))
    const day = 24 * 60 * 60_000
    const tomorrow = new Date(Date.parse(await readToday(database.db)) + day).toISOString().slice(0, 10)
    const rule = ruleInputSchema.parse({ posture: 'closed', effectiveFrom: tomorrow, sentence })
    await writeRule({ db: database.db, enqueue, by: undefined }, 'NY', rule)
    for (const form of await forms()) expect(form).not.toContain(sentence)
    // A day passes.
    await database.runSql('update state_rules set effective_from = effective_from - 1')
    await database.runSql(`update pgboss.job set start_after = now() where name = 'state-rules'`)
    await expect
      .poll(forms, { timeout: 10_000, interval: 100 })
      .toEqual([expect.stringContaining(sentence), expect.stringContaining(sentence)])
    const readState = async () =>
      (await database.runSql(`select state from pgboss.job where name = 'state-rules'`)).rows
    await expect.poll(readState, { timeout: 10_000, interval: 100 }).toEqual([{ state: 'completed' }])
    await stop()
    await database.close()
  })

  test('keep answering pages while PostgreSQL is away, refuse the API in 3 s, and recover by themselves', async () => {
    const [server] = servers
    const call = async () => {
      const started = performance.now()
      const answer = await fetch(`${server?.url}/api/content/hero.headline`)
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        ms: performance.now() - started,
      }
    }
    await homes()
    expect((await call()).status).toBe(404)

    await postgres.stop('immediate')
    for (const { url } of servers) expect((await fetch(url)).status).toBe(200)
    const unkept = await fetch(`${server?.url}/admin/nothing`)
    expect([unkept.status, unkept.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await unkept.text()).toContain('We can’t show this page right now')
    const refused = await call()
    expect(refused).toMatchObject({ status: 503, retryAfter: '5' })
    expect(refused.ms).toBeLessThan(3_000)
    expect((await fetch(`${server?.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server?.url}/healthz`)).status).toBe(200)

    await postgres.start()
    await expect.poll(async () => (await call()).status, { timeout: 15_000, interval: 200 }).toBe(404)
    await expect
      .poll(async () => (await fetch(`${server?.url}/readyz`)).status, { timeout: 15_000 })
      .toBe(200)

    // A change made while the connection was down, or right after, is not missed.
    const client = new Client({ connectionString: postgres.url() })
    await client.connect()
    await client.query(
      "insert into content_items (key, section, type, content) values ('hero.headline', 'hero', 'text', $1)",
      [headline],
    )
    await client.query('update site_version set version = version + 1')
    await client.query("select pg_notify('site_changed', (select version::text from site_version))")
    await client.end()
    await expect
      .poll(homes, { timeout: 40_000, interval: 100 })
      .toEqual([expect.stringContaining(headline), expect.stringContaining(headline)])
  })
  test('mail each message once, also when one of them dies', async () => {
    const [one, other] = servers as [ServerProcess, ServerProcess]
    const words = Array.from({ length: 30 }, (_, number) => `Message number ${number}.`)
    const answers = await Promise.all(
      words.map((line, index) => sendMessage((index % 2 ? one : other).url, line)),
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    await expect.poll(() => smtp.received.length, { timeout: 60_000, interval: 100 }).toBe(30)
    const countActive = () => countJobsIn(one.url, 'contact-message', 'active')
    await expect.poll(countActive, { timeout: 20_000, interval: 50 }).toBe(0)
    await one.stop('SIGKILL')
    expect((await sendMessage(other.url, 'Still here?')).status).toBe(201)
    await expect.poll(() => smtp.received.length, { timeout: 20_000, interval: 50 }).toBe(31)
    for (const line of words) expect(smtp.received.filter(({ raw }) => raw.includes(line))).toHaveLength(1)
    const client = new Client({ connectionString: postgres.url() })
    await client.connect()
    const { rows } = await client.query('select count(*)::int as count from contact_messages')
    await client.end()
    expect(rows).toEqual([{ count: 31 }])
  })
})
