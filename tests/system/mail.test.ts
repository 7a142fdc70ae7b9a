import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { madeDataFolder } from '../support/embedded-snapshot.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgresServer } from '../support/postgres-server.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'

const addresses = { MAIL_FROM: 'site@funding.example', ADMIN_EMAIL: 'desk@funding.example' }
const log = { LOG_LEVEL: 'fatal' }

/** A busy machine may take its time; what is asked is whether it happens. */
const soon = { timeout: 20_000, interval: 50 }
/** After a kill the queue waits until the dead process has missed its signs of life. */
const afterTakeover = { timeout: 60_000, interval: 100 }
vi.setConfig({ testTimeout: 180_000 })

async function mailServer(port?: number): Promise<TestSmtpServer> {
  const smtp = await startSmtpServer(port)
  onTestFinished(() => smtp.stop())
  return smtp
}

async function site(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ ...log, ...addresses, ...env })
  onTestFinished(
    async () => void (server.process.exitCode ?? server.process.signalCode ?? (await server.stop())),
  )
  return server
}

async function folder(): Promise<string> {
  const { path, remove } = await madeDataFolder()
  onTestFinished(remove)
  return path
}

async function send(url: string, words: string): Promise<{ status: number; ms: number }> {
  const started = performance.now()
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ann Example',
      email: 'ann@example.com',
      subject: 'funding-inquiry',
      message: words,
      submissionKey: randomUUID(),
    }),
  })
  return { status: answer.status, ms: performance.now() - started }
}

async function gauge(url: string, state: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const [, value] =
    new RegExp(`^jobs\\{queue="contact-message",state="${state}"\\} (\\d+)$`, 'm').exec(metrics) ?? []
  return Number(value)
}

describe('a message of the contact form', () => {
  test('is mailed to the administrator, with the way back to who wrote it', async () => {
    const smtp = await mailServer()
    const { url } = await site({ DATA_DIR: await folder(), SMTP_URL: smtp.url })
    expect((await send(url, 'How long does it take?')).status).toBe(201)
    await expect.poll(() => smtp.received.length, soon).toBe(1)
    const [mail] = smtp.received
    expect(mail).toMatchObject({ from: 'site@funding.example', to: ['desk@funding.example'] })
    expect(mail?.raw).toContain('Reply-To: Ann Example <ann@example.com>')
    expect(mail?.raw).toContain('How long does it take?')
    const [, subject] = /^Subject: (.*)$/m.exec(mail?.raw ?? '') ?? []
    expect(subject).not.toContain('Ann')
    await expect.poll(() => gauge(url, 'waiting'), soon).toBe(0)
  })

  test('becomes a file when no mail server is configured', async () => {
    const dataDir = await folder()
    const { url } = await site({ DATA_DIR: dataDir })
    expect((await send(url, 'Is anybody there?')).status).toBe(201)
    const outbox = join(dataDir, 'outbox')
    const mails = () => {
      try {
        return readdirSync(outbox)
      } catch {
        return []
      }
    }
    await expect.poll(mails, soon).toEqual([expect.stringMatching(/^contact-[\w-]+\.eml$/)])
    expect(readFileSync(join(outbox, mails()[0] ?? ''), 'utf8')).toContain('Is anybody there?')
  })

  test('is answered at once while the mail server is away, and mailed when it is back', async () => {
    const port = await freePort()
    const { url } = await site({ DATA_DIR: await folder(), SMTP_URL: `smtp://127.0.0.1:${port}` })
    const answer = await send(url, 'Are you there?')
    expect(answer.status).toBe(201)
    expect(answer.ms).toBeLessThan(5_000)
    await expect.poll(() => gauge(url, 'waiting'), soon).toBe(1)
    const smtp = await mailServer(port)
    await expect.poll(() => smtp.received.length, soon).toBe(1)
    await expect.poll(() => gauge(url, 'waiting'), soon).toBe(0)
    expect(await gauge(url, 'dead')).toBe(0)
  })

  test('is tried again when the mail server is busy (451)', async () => {
    const smtp = await mailServer()
    smtp.answer('busy')
    const { url } = await site({ DATA_DIR: await folder(), SMTP_URL: smtp.url })
    await send(url, 'Hello?')
    await expect.poll(smtp.offered, soon).toBeGreaterThan(0)
    smtp.answer('accept')
    await expect.poll(() => smtp.received.length, soon).toBe(1)
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(
      /job_failures_total\{queue="contact-message"\} [1-9]/,
    )
  })

  test('that the mail server refuses for good (550) is a dead letter in the metrics', async () => {
    const smtp = await mailServer()
    smtp.answer('refuse')
    const { url } = await site({ DATA_DIR: await folder(), SMTP_URL: smtp.url })
    await send(url, 'Hello?')
    await expect.poll(() => gauge(url, 'dead'), soon).toBe(1)
    expect(smtp.offered()).toBe(1)
    expect(await gauge(url, 'waiting')).toBe(0)
  })

  test('is mailed after a restart when the process was killed while it was sending', async () => {
    const smtp = await mailServer()
    smtp.answer('hang')
    const env = { DATA_DIR: await folder(), SMTP_URL: smtp.url }
    const first = await site(env)
    expect((await send(first.url, 'Do not lose me')).status).toBe(201)
    await expect.poll(smtp.offered, soon).toBe(1)
    await first.stop('SIGKILL')
    smtp.answer('accept')
    const second = await site(env)
    await expect.poll(() => smtp.received.length, afterTakeover).toBe(1)
    expect(smtp.received[0]?.raw).toContain('Do not lose me')
    await expect.poll(() => gauge(second.url, 'active'), soon).toBe(0)
    expect(await second.stop()).toBe(0)
  })

  test('that hangs when the process is told to end is mailed by the next one', async () => {
    const smtp = await mailServer()
    smtp.answer('hang')
    const dataDir = await folder()
    const server = await site({ DATA_DIR: dataDir, SMTP_URL: smtp.url })
    await send(server.url, 'Wait for me')
    await expect.poll(smtp.offered, soon).toBe(1)
    expect(await server.stop()).toBe(0)
    smtp.answer('accept')
    const next = await site({ DATA_DIR: dataDir, SMTP_URL: smtp.url })
    await expect.poll(() => smtp.received.length, afterTakeover).toBe(1)
    await expect.poll(() => gauge(next.url, 'waiting'), soon).toBe(0)
  })
})

test('two processes on one PostgreSQL mail each message once, also when one of them dies', async () => {
  const postgres = await startPostgresServer()
  onTestFinished(() => postgres.remove())
  const smtp = await mailServer()
  const env = {
    DATABASE_URL: postgres.url(),
    APP_SECRET: 'for tests only, not a secret at all',
    DATA_DIR: await folder(),
    SMTP_URL: smtp.url,
    RATE_LIMIT_FACTOR: '100',
  }
  const [one, other] = await Promise.all([site(env), site(env)])
  const words = Array.from({ length: 30 }, (_, number) => `Message number ${number}.`)
  const answers = await Promise.all(words.map((line, index) => send((index % 2 ? one : other).url, line)))
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  await expect.poll(() => smtp.received.length, afterTakeover).toBe(30)
  await expect.poll(() => gauge(one.url, 'active'), soon).toBe(0)
  await one.stop('SIGKILL')
  expect((await send(other.url, 'Still here?')).status).toBe(201)
  await expect.poll(() => smtp.received.length, soon).toBe(31)
  for (const line of words) expect(smtp.received.filter(({ raw }) => raw.includes(line))).toHaveLength(1)
  const client = new Client({ connectionString: postgres.url() })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from contact_messages')
  await client.end()
  expect(rows).toEqual([{ count: 31 }])
})
