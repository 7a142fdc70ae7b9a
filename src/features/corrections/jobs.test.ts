import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications } from '#db/schema/index.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { pseudoLocale } from '#site/locale.ts'
import { addApplication } from '../../../tests/support/add-application.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { findPlainSentences } from '../../../tests/support/plain-words.ts'
import { mailContactCorrected, mailNewAddress } from './jobs.ts'
import { correctAnswers } from './mutations.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDb('postgres')
})
afterAll(() => database.close())

type Payload = { correctionId: string }

test('both addresses hear about a corrected email, and only the new one gets the link', async () => {
  const to = jobServices(database.db, { publicUrl: 'https://site.example' })
  const id = await addApplication({ database })
  const correct = (email: string, version: number) =>
    correctAnswers(to, id, { version, answers: { email }, reason: 'A slip' }, { session: '' })
  expect(await correct('slip@example.com', 1)).toEqual({ ok: true })
  expect(await correct('right@example.com', 2)).toEqual({ ok: true })
  expect(to.queued.map(({ job }) => job)).toEqual([
    'contact-corrected',
    'new-address',
    'contact-corrected',
    'new-address',
  ])
  for (const { job, payload } of to.queued) {
    const { run } = job === 'new-address' ? mailNewAddress : mailContactCorrected
    await run(payload as Payload, to)
  }
  // An address that changed again gets no link.
  expect(to.sent.map((mail) => mail.to?.address)).toEqual([
    'ana@example.com',
    'slip@example.com',
    'right@example.com',
  ])
  const [first, second, last] = to.sent.map(({ subject, text }) => `${subject} ${text}`)
  for (const told of [first, second]) expect(told).not.toMatch(/right@example|\/case\//)
  expect(last).toMatch(/https:\/\/site\.example\/case\//)
  expect(last).not.toMatch(/Reyes|slip|wrist/)
})

test('both mails follow the file’s language', async () => {
  const to = jobServices(database.db, { publicUrl: 'https://site.example' })
  const id = await addApplication({ database })
  await database.db.update(applications).set({ language: pseudoLocale }).where(eq(applications.id, id))
  const change = { version: 1, answers: { email: 'other@example.com' }, reason: 'A slip' }
  expect(await correctAnswers(to, id, change, { session: '' })).toEqual({ ok: true })
  for (const { job, payload } of to.queued) {
    const { run } = job === 'new-address' ? mailNewAddress : mailContactCorrected
    await run(payload as Payload, to)
  }
  expect(to.sent).toHaveLength(2)
  for (const mail of to.sent) expect(findPlainSentences(mail)).toEqual([])
})
