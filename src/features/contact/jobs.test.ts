import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { contactMessages, contactReplies } from '#db/schema/index.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { readConfig } from '#lib/config.ts'
import { createMailer } from '#lib/mail/mailer.ts'
import { pseudoLocale } from '#site/locale.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { sealMessage, testRowSealer } from '../../../tests/support/row-sealer.ts'
import { startSmtpServer } from '../../../tests/support/smtp-server.ts'
import { mailContactReply } from './jobs.ts'

let database: TestDatabase
let replyId: string

beforeAll(async () => {
  database = await createTestDb('postgres')
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(contactMessages)
  const message = sealMessage('My rent is due.')
  await database.db
    .insert(contactMessages)
    .values({ name: 'Ann', email: 'ann@example.com', subject: 'urgent', ...message })
  replyId = randomUUID()
  await database.db.insert(contactReplies).values({
    id: replyId,
    messageId: message.id,
    submissionKey: 'k',
    sealedText: testRowSealer.seal(contactReplies.sealedText, replyId, 'We look at it today.'),
  })
})

function run(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'beaconfield-reply-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const addresses = { MAIL_FROM: 'site@funding.example', ADMIN_EMAIL: 'desk@funding.example' }
  const read = readConfig({ DATA_DIR: dataDir, ...addresses, ...env })
  if (!read.ok) throw new Error(read.mistakes.join())
  const services = jobServices(database.db, { mailer: createMailer(read.config) })
  return { outbox: join(dataDir, 'outbox'), done: mailContactReply.run({ replyId }, services) }
}

const reply = async () => (await database.db.select().from(contactReplies))[0]

async function mailServer() {
  const smtp = await startSmtpServer()
  onTestFinished(() => smtp.stop())
  return smtp
}

test('a reply is mailed to the sender; an answer to it reaches the administrator', async () => {
  const smtp = await mailServer()
  await run({ SMTP_URL: smtp.url }).done
  const [mail = ''] = smtp.received.map(({ raw }) => raw)
  expect(mail).toContain('To: ann@example.com')
  expect(mail).toContain('Reply-To: desk@funding.example')
  expect(mail).toContain('We look at it today.')
  expect(mail).not.toContain('My rent is due.')
  expect(mail.toLowerCase()).not.toContain('auto-submitted')
})

test('the frame of a reply is in the language of the message', async () => {
  await database.db.update(contactMessages).set({ language: pseudoLocale })
  const smtp = await mailServer()
  await run({ SMTP_URL: smtp.url }).done
  const [mail = ''] = smtp.received.map(({ raw }) => raw)
  expect(mail).toContain('lang=3D"en-XA"')
  expect(mail).not.toContain('Our answer to your message')
})

test('without a mail server the file says where the reply is, and none of its words', async () => {
  const { outbox, done } = run()
  await done
  const [file] = readdirSync(outbox)
  const eml = readFileSync(join(outbox, file ?? ''), 'utf8')
  expect(eml).toContain('To: ann@example.com')
  expect(eml).toContain('/admin/messages?message=')
  expect(eml).not.toMatch(/look at it today|rent is due/)
  expect(await reply()).toMatchObject({ sentAt: null, outboxAt: expect.any(Date), refusedAt: null })
})

test('a reply that was mailed is not mailed again', async () => {
  const smtp = await mailServer()
  await run({ SMTP_URL: smtp.url }).done
  expect(await reply()).toMatchObject({ sentAt: expect.any(Date), outboxAt: null, refusedAt: null })
  await run({ SMTP_URL: smtp.url }).done
  expect(smtp.received).toHaveLength(1)
})

test('while the mail server is busy the reply waits', async () => {
  const smtp = await mailServer()
  smtp.answer('busy')
  await expect(run({ SMTP_URL: smtp.url }).done).rejects.toThrow()
  expect(await reply()).toMatchObject({ sentAt: null, refusedAt: null })
  smtp.answer('accept')
  await run({ SMTP_URL: smtp.url }).done
  expect(await reply()).toMatchObject({ sentAt: expect.any(Date) })
})

test('a mail that is refused for good is noted', async () => {
  const smtp = await mailServer()
  smtp.answer('refuse')
  await expect(run({ SMTP_URL: smtp.url }).done).rejects.toThrow('refuses this recipient')
  expect(await reply()).toMatchObject({ sentAt: null, refusedAt: expect.any(Date) })
})

test('a reply that was deleted with its message is mailed to nobody', async () => {
  await database.db.delete(contactMessages)
  const { outbox, done } = run()
  await done
  expect(() => readdirSync(outbox)).toThrow()
})
