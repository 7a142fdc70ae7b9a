import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { attorneyPayload, plaintiffPayload } from '../support/application-payloads.ts'
import { madeDataFolder } from '../support/embedded-snapshot.ts'
import { freePort } from '../support/free-port.ts'
import { startServer } from '../support/server-process.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo()
})

type Answer = { status: number; body: { id?: string; reference?: string } }

async function post(
  url: string,
  key: string,
  payload: object = plaintiffPayload,
): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`${url}/api/applications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(payload),
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  } catch {
    return undefined
  }
}

const mailsIn = (folder: string) =>
  globSync('outbox/*.eml', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))

test('a server that is killed while applications arrive has each of them exactly once after a retry', async () => {
  const folder = await madeDataFolder()
  cleanUp.push(folder.remove)
  const env = { DATA_DIR: folder.path, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' }
  const first = await startServer(env)
  cleanUp.push(() => first.stop('SIGKILL'))
  const keys = Array.from({ length: 40 }, () => randomUUID())
  // One mailbox gets two mails a day.
  const from = (key: string) => ({ ...plaintiffPayload, email: `${key}@example.com` })
  const answered = new Map<string, Answer>()
  const sending = keys.map(async (key) => {
    const answer = await post(first.url, key, from(key))
    if (answer) answered.set(key, answer)
  })
  // Some are answered, some are under way and some have not begun.
  await expect.poll(() => answered.size, { interval: 5, timeout: 30_000 }).toBeGreaterThan(3)
  await first.stop('SIGKILL')
  await Promise.all(sending)
  expect(answered.size).toBeLessThan(keys.length)

  const second = await startServer(env)
  cleanUp.push(() => second.stop())
  const retried = new Map<string, Answer>()
  for (const key of keys) {
    const answer = await post(second.url, key, from(key))
    if (answer) retried.set(key, answer)
  }
  for (const key of keys) {
    const again = retried.get(key)
    // What was acknowledged before is found again, whole; nothing is kept twice.
    expect(again?.status).toBe(answered.has(key) ? 200 : again?.status)
    if (answered.has(key)) expect(again?.body).toEqual(answered.get(key)?.body)
    expect([200, 201]).toContain(again?.status)
  }
  expect(new Set([...retried.values()].map(({ body }) => body.id)).size).toBe(keys.length)
  await expect.poll(() => mailsIn(folder.path).length, { timeout: 30_000 }).toBe(2 * keys.length)
})

test('an application is mailed to both sides, and to the administrator without a word about anyone', async () => {
  const folder = await madeDataFolder()
  cleanUp.push(folder.remove)
  const server = await startServer({
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: 'desk@example.com',
  })
  cleanUp.push(() => server.stop())
  const answer = await post(server.url, randomUUID())
  const reference = answer?.body.reference ?? 'none'
  await expect.poll(() => mailsIn(folder.path).length, { timeout: 20_000 }).toBe(2)
  const mails = mailsIn(folder.path)
  const toAdministrator = mails.find((mail) => mail.includes('desk@example.com')) ?? ''
  const toApplicant = mails.find((mail) => mail.includes('ana@example.com')) ?? ''
  expect(toAdministrator).toContain(reference)
  expect(toAdministrator).toContain('/admin/applications')
  for (const secret of ['Ana', 'Reyes', 'ana@example.com', '014-7733', 'Austin', 'wrist']) {
    expect(toAdministrator).not.toContain(secret)
  }
  expect(toApplicant).toContain(reference)
  expect(toApplicant).toContain('medical records')
  for (const secret of ['1980', 'wrist', '12,000', 'Whiplash']) expect(toApplicant).not.toContain(secret)
})

/** A busy machine may take its time; what is asked is whether it happens. */
const soon = { timeout: 30_000, interval: 50 }
const addresses = { MAIL_FROM: 'site@example.com', ADMIN_EMAIL: 'desk@example.com' }
const queues = ['application-arrived', 'application-receipt']

async function failuresOf(url: string): Promise<number[]> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return queues.map((queue) =>
    Number(new RegExp(`^job_failures_total\\{queue="${queue}"\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0),
  )
}

test('applications are answered while the mail server is away, and both sides hear of each when it is back', async () => {
  const folder = await madeDataFolder()
  cleanUp.push(folder.remove)
  const port = await freePort()
  const server = await startServer({
    DATA_DIR: folder.path,
    LOG_LEVEL: 'fatal',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    ...addresses,
  })
  cleanUp.push(() => server.stop())
  const first = await post(server.url, randomUUID(), plaintiffPayload)
  expect(first?.status).toBe(201)
  // Both mails have been tried and refused; the next one applies all the same.
  await expect.poll(async () => Math.min(...(await failuresOf(server.url))), soon).toBeGreaterThan(0)
  const second = await post(server.url, randomUUID(), attorneyPayload)
  expect(second?.status).toBe(201)

  const smtp = await startSmtpServer(port)
  cleanUp.push(() => smtp.stop())
  const recipients = () => smtp.received.flatMap(({ to }) => to).sort()
  await expect
    .poll(recipients, soon)
    .toEqual(['ana@example.com', 'desk@example.com', 'desk@example.com', 'lee@park.example'])
  for (const { reference } of [first?.body ?? {}, second?.body ?? {}]) {
    expect(smtp.received.filter(({ raw }) => raw.includes(reference ?? 'none'))).toHaveLength(2)
  }
})

test('a mail server that takes the call and says nothing keeps no application waiting', async () => {
  const folder = await madeDataFolder()
  cleanUp.push(folder.remove)
  const silent = await startSmtpServer()
  silent.answer('hang')
  cleanUp.push(() => silent.stop())
  const server = await startServer({
    DATA_DIR: folder.path,
    LOG_LEVEL: 'fatal',
    SMTP_URL: silent.url,
    ...addresses,
  })
  cleanUp.push(() => server.stop())
  expect((await post(server.url, randomUUID()))?.status).toBe(201)
  await expect.poll(silent.offered, soon).toBe(2)
  // Both mails of the first are being offered and hang: nothing that is answered now has waited for a mail.
  expect((await post(server.url, randomUUID(), attorneyPayload))?.status).toBe(201)
  expect(silent.received).toEqual([])

  await silent.stop()
  const back = await startSmtpServer(Number(new URL(silent.url).port))
  cleanUp.push(() => back.stop())
  await expect.poll(() => back.received.length, soon).toBe(4)
})
