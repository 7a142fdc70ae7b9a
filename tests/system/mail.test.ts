import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { attorneyPayload, plaintiffPayload } from '../support/application-payloads.ts'
import { proofTest } from '../support/proof-test.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { sendMessage } from './contact-message.ts'
import { countJobFailures, countJobsIn } from './job-metrics.ts'

/** Generous: a busy machine may take its time, and we test only whether it happens. */
const soon = { timeout: 30_000, interval: 50 }
/** After a kill, the queue waits until the dead process has missed its heartbeats. */
const afterTakeover = { timeout: 60_000, interval: 100 }
vi.setConfig({ testTimeout: 180_000 })

/** One site and one mail server for all tests; those of the proof restart the site. */
const folder = makeTemporaryFolder()
let database: TestDatabase
let smtp: TestSmtpServer
let server: ServerProcess

async function startSite() {
  server = await startServer({
    DATABASE_URL: database.databaseUrl ?? '',
    APP_SECRET: 'for tests only, not a secret at all',
    DATA_DIR: folder.path,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@funding.example',
    ADMIN_EMAIL: 'desk@funding.example',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FACTOR: '100',
  })
}
async function bringMailServerBack() {
  smtp = await startSmtpServer(Number(new URL(smtp.url).port))
}

beforeAll(async () => {
  database = await createTestDb('postgres')
  smtp = await startSmtpServer()
  await startSite()
})
afterAll(async () => {
  const code = await server.stop()
  await smtp.stop()
  await database.close()
  folder.remove()
  expect(code).toBe(0)
})

const mailsWith = (words: string) => smtp.received.filter(({ raw }) => raw.includes(words))
const contactJobs = (state: string) => countJobsIn(server.url, 'contact-message', state)
const countContactFailures = () => countJobFailures(server.url, 'contact-message')

describe('a message of the contact form', () => {
  test('is mailed to the administrator, with the way back to who wrote it', async () => {
    expect((await sendMessage(server.url, 'Ann Example')).status).toBe(201)
    await expect.poll(() => mailsWith('Ann Example').length, soon).toBe(1)
    const [mail] = mailsWith('Ann Example')
    expect(mail).toMatchObject({ from: 'site@funding.example', to: ['desk@funding.example'] })
    expect(mail?.raw).toContain('Reply-To: Ann Example <ann@example.com>')
    const [, subject] = /^Subject: (.*)$/m.exec(mail?.raw ?? '') ?? []
    expect(subject).not.toContain('Ann')
    expect(mail?.raw).not.toContain('Only the desk')
    await expect.poll(() => contactJobs('waiting'), soon).toBe(0)
  })

  test('is answered at once while the mail server is away, and mailed when it is back', async () => {
    await smtp.stop()
    const failuresBefore = await countContactFailures()
    const answer = await sendMessage(server.url, 'Are you there?')
    expect(answer.status).toBe(201)
    expect(answer.ms).toBeLessThan(5_000)
    await expect.poll(countContactFailures, soon).toBeGreaterThan(failuresBefore)
    await expect.poll(() => contactJobs('waiting'), soon).toBe(1)
    await bringMailServerBack()
    await expect.poll(() => mailsWith('Are you there?').length, soon).toBe(1)
    await expect.poll(() => contactJobs('waiting'), soon).toBe(0)
    expect(await contactJobs('dead')).toBe(0)
  })

  test('is tried again when the mail server is busy (451)', async () => {
    smtp.answer('busy')
    const failuresBefore = await countContactFailures()
    const offeredBefore = smtp.countOffered()
    await sendMessage(server.url, 'Are you busy?')
    await expect.poll(smtp.countOffered, soon).toBeGreaterThan(offeredBefore)
    smtp.answer('accept')
    await expect.poll(() => mailsWith('Are you busy?').length, soon).toBe(1)
    expect(await countContactFailures()).toBeGreaterThan(failuresBefore)
  })

  test('that the mail server refuses for good (550) is a dead letter in the metrics', async () => {
    smtp.answer('refuse')
    const deadBefore = await contactJobs('dead')
    const offeredBefore = smtp.countOffered()
    await sendMessage(server.url, 'Do you know this address?')
    await expect.poll(() => contactJobs('dead'), soon).toBe(deadBefore + 1)
    expect(smtp.countOffered()).toBe(offeredBefore + 1)
    expect(await contactJobs('waiting')).toBe(0)
    smtp.answer('accept')
  })
})

describe('an application', () => {
  const queues = ['application-arrived', 'application-receipt']
  const countFailures = () => Promise.all(queues.map((queue) => countJobFailures(server.url, queue)))

  /** Each time from a new address, because one mailbox gets at most two mails a day. */
  async function apply(payload: object) {
    const email = `${randomUUID()}@example.com`
    const answer = await fetch(`${server.url}/api/applications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...payload, email }),
    })
    expect(answer.status).toBe(201)
    const { reference } = (await answer.json()) as { reference: string }
    return { email, reference }
  }
  const recipientsOf = ({ reference }: { reference: string }) =>
    mailsWith(reference)
      .flatMap(({ to }) => to)
      .sort()
  const listBothSides = ({ email }: { email: string }) => [email, 'desk@funding.example'].sort()

  test('is answered while the mail server is away, and both sides hear of each when it is back', async () => {
    await smtp.stop()
    const [arrivedBefore = 0, receiptBefore = 0] = await countFailures()
    const first = await apply(plaintiffPayload)
    // Wait until both mails have failed; the next applicant still gets through.
    await expect
      .poll(async () => {
        const [arrived = 0, receipt = 0] = await countFailures()
        return Math.min(arrived - arrivedBefore, receipt - receiptBefore)
      }, soon)
      .toBeGreaterThan(0)
    const second = await apply(attorneyPayload)

    await bringMailServerBack()
    for (const one of [first, second])
      await expect.poll(() => recipientsOf(one), soon).toEqual(listBothSides(one))
  })

  test('is not kept waiting by a mail server that takes the call and says nothing', async () => {
    smtp.answer('hang')
    const before = { offered: smtp.countOffered(), received: smtp.received.length }
    const first = await apply(plaintiffPayload)
    await expect.poll(smtp.countOffered, soon).toBe(before.offered + 2)
    // Both mails of the first application hang: an answer now can't have waited for a mail.
    const second = await apply(attorneyPayload)
    expect(smtp.received).toHaveLength(before.received)

    await smtp.stop()
    await bringMailServerBack()
    for (const one of [first, second])
      await expect.poll(() => recipientsOf(one), soon).toEqual(listBothSides(one))
  })
})

proofTest('a message that hangs when the process is told to end is mailed by the next one', async () => {
  smtp.answer('hang')
  const before = smtp.countOffered()
  await sendMessage(server.url, 'Wait for me')
  await expect.poll(smtp.countOffered, soon).toBe(before + 1)
  expect(await server.stop()).toBe(0)
  smtp.answer('accept')
  await startSite()
  await expect.poll(() => mailsWith('Wait for me').length, afterTakeover).toBe(1)
  await expect.poll(() => contactJobs('waiting'), soon).toBe(0)
})

proofTest('a message that hangs when the process is killed is mailed after a restart', async () => {
  smtp.answer('hang')
  const before = smtp.countOffered()
  expect((await sendMessage(server.url, 'Do not lose me')).status).toBe(201)
  await expect.poll(smtp.countOffered, soon).toBe(before + 1)
  await server.stop('SIGKILL')
  smtp.answer('accept')
  await startSite()
  await expect.poll(() => mailsWith('Do not lose me').length, afterTakeover).toBe(1)
  await expect.poll(() => contactJobs('active'), soon).toBe(0)
})
