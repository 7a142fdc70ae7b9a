import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { makeTemporaryDataFolder } from '../support/embedded-snapshot.ts'
import { rounds } from '../support/sample.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { sendMessage } from './contact-message.ts'

/** No mail server: mails become files. The first test kills the site; the others use the restarted one. */
let folder: Awaited<ReturnType<typeof makeTemporaryDataFolder>>
let server: ServerProcess

async function startSite() {
  server = await startServer({
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
    ADMIN_EMAIL: 'desk@example.com',
  })
}
beforeAll(async () => {
  folder = await makeTemporaryDataFolder()
  await startSite()
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

type Answer = { status: number; body: { id?: string; reference?: string } }

async function post(key: string, payload: object = plaintiffPayload): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`${server.url}/api/applications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(payload),
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  } catch {
    return undefined
  }
}

const mails = () =>
  globSync('outbox/*.eml', { cwd: folder.path }).map((name) => ({
    name: basename(name),
    text: readFileSync(join(folder.path, name), 'utf8'),
  }))
const mailsWith = (words: string) => mails().filter(({ text }) => text.includes(words))

test('a server that is killed while applications arrive has each of them exactly once after a retry', async () => {
  const mailsBefore = mails().length
  const keys = Array.from({ length: rounds(40, 12) }, () => randomUUID())
  // One mailbox gets at most two mails a day.
  const makePayload = (key: string) => ({ ...plaintiffPayload, email: `${key}@example.com` })
  const answered = new Map<string, Answer>()
  const sending = keys.map(async (key) => {
    const answer = await post(key, makePayload(key))
    if (answer) answered.set(key, answer)
  })
  // Some are answered, some are in flight, some haven't started.
  await expect.poll(() => answered.size, { interval: 5, timeout: 30_000 }).toBeGreaterThan(3)
  await server.stop('SIGKILL')
  await Promise.all(sending)
  expect(answered.size).toBeLessThan(keys.length)

  await startSite()
  const retried = new Map<string, Answer>()
  for (const key of keys) {
    const answer = await post(key, makePayload(key))
    if (answer) retried.set(key, answer)
  }
  for (const key of keys) {
    const again = retried.get(key)
    // Anything acknowledged before is found again, whole; nothing is stored twice.
    expect(again?.status).toBe(answered.has(key) ? 200 : again?.status)
    if (answered.has(key)) expect(again?.body).toEqual(answered.get(key)?.body)
    expect([200, 201]).toContain(again?.status)
  }
  expect(new Set([...retried.values()].map(({ body }) => body.id)).size).toBe(keys.length)
  await expect.poll(() => mails().length - mailsBefore, { timeout: 30_000 }).toBe(2 * keys.length)
})

test('an application is mailed to both sides, and to the administrator without a word about anyone', async () => {
  const reference = (await post(randomUUID()))?.body.reference ?? 'none'
  await expect.poll(() => mailsWith(reference).length, { timeout: 20_000 }).toBe(2)
  const texts = mailsWith(reference).map(({ text }) => text)
  const toAdministrator = texts.find((text) => text.includes('desk@example.com')) ?? ''
  const toApplicant = texts.find((text) => text.includes('ana@example.com')) ?? ''
  expect(toAdministrator).toContain(reference)
  expect(toAdministrator).toContain('/admin/applications')
  for (const secret of ['Ana', 'Reyes', 'ana@example.com', '014-7733', 'Austin', 'wrist']) {
    expect(toAdministrator).not.toContain(secret)
  }
  expect(toApplicant).toContain(reference)
  expect(toApplicant).toContain('medical records')
  for (const secret of ['1980', 'wrist', '12,000', 'Whiplash']) expect(toApplicant).not.toContain(secret)
})

test('a message of the contact form becomes a file when no mail server is configured', async () => {
  expect((await sendMessage(server.url, 'Is anybody there?')).status).toBe(201)
  await expect
    .poll(() => mailsWith('Is anybody there?').map(({ name }) => name), { timeout: 20_000 })
    .toEqual([expect.stringMatching(/^contact-[\w-]+\.eml$/)])
})
