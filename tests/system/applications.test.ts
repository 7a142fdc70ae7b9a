import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { startServer, temporaryFolder } from '../support/server-process.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo()
})

type Answer = { status: number; body: { id?: string; reference?: string } }

async function post(url: string, key: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`${url}/api/applications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(plaintiffPayload),
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  } catch {
    return undefined
  }
}

const mailsIn = (folder: string) =>
  globSync('outbox/*.eml', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))

test('a server that is killed while applications arrive has each of them exactly once after a retry', async () => {
  const folder = temporaryFolder()
  cleanUp.push(folder.remove)
  const env = { DATA_DIR: folder.path, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' }
  const first = await startServer(env)
  cleanUp.push(() => first.stop('SIGKILL'))
  const keys = Array.from({ length: 40 }, () => randomUUID())
  const answered = new Map<string, Answer>()
  const sending = keys.map(async (key) => {
    const answer = await post(first.url, key)
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
    const answer = await post(second.url, key)
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
  const folder = temporaryFolder()
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
