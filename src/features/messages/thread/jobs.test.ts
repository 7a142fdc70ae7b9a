import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationEvents, caseMessages, firmRecords } from '#db/schema/index.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { mailWithdrawn } from '#features/case/applicant/jobs.ts'
import { withdrawApplication } from '#features/case/applicant/mutations.ts'
import { mailContactCorrected } from '#features/corrections/jobs.ts'
import { correctContact } from '#features/corrections/mutations.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { mailDeskMessage, mailMessageArrived } from './jobs.ts'
import { markRead, receiveMessage, sendMessage } from './mutations.ts'

const words = 'The MRI shows a torn meniscus'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDb('postgres')
})
afterAll(() => database.close())

const services = () => jobServices(database.db, { publicUrl: 'https://site.example' })
type Services = ReturnType<typeof services>

let written = 0
const messageOf = () => {
  written += 1
  return { text: words, submissionKey: `a-key-of-a-test-${written}` }
}
async function write(to: Services, applicationId: string, party: CaseParty = 'applicant') {
  const outcome = await receiveMessage(to, { applicationId, party }, messageOf())
  if (!outcome.ok) throw new Error(outcome.reason)
  return { messageId: outcome.message.id }
}
async function answer(to: Services, applicationId: string, party: CaseParty = 'applicant') {
  const outcome = await sendMessage(to, { applicationId, party }, messageOf(), { session: '' })
  if (!outcome.ok) throw new Error(outcome.reason)
  return { messageId: outcome.message.id }
}
const textsOf = ({ sent }: Services) => sent.map(({ subject, text, html }) => subject + text + html).join()

test('the desk gets one mail for messages that come together, without their words', async () => {
  const to = services()
  const applicationId = await addApplication({ database })
  const first = await write(to, applicationId)
  const second = await write(to, applicationId)
  await mailMessageArrived.run(first, to)
  await mailMessageArrived.run(second, to)
  expect(to.sent).toMatchObject([{ text: expect.stringContaining('2 messages are waiting') }])
  expect(textsOf(to)).not.toContain(words)
  expect(to.sent[0]?.text).toContain(`application=${applicationId}&tab=messages`)
})

test('and none for what somebody has read meanwhile', async () => {
  const to = services()
  const applicationId = await addApplication({ database })
  const message = await write(to, applicationId)
  await markRead(database.db, { applicationId, party: 'applicant' }, 'desk')
  await mailMessageArrived.run(message, to)
  expect(to.sent).toEqual([])
})

test('the applicant is told that a message waits, with their link and without its words', async () => {
  const to = services()
  const applicationId = await addApplication({ database })
  const message = await answer(to, applicationId)
  await mailDeskMessage.run(message, to)
  expect(to.sent).toMatchObject([{ to: { name: '', address: 'ana@example.com' } }])
  expect(to.sent[0]?.text).toMatch(/https:\/\/site\.example\/case\/[\w-]{43}/)
  expect(textsOf(to)).not.toContain(words)
  const events = await database.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
  expect(events.map(({ type }) => type)).toContain('mail-sent')
})

test('a firm is told only at an address that the desk has checked, and never after it said it is not theirs', async () => {
  const to = services()
  const applicationId = await addApplication({ database })
  const message = await answer(to, applicationId, 'firm')
  await mailDeskMessage.run(message, to)
  expect(to.sent).toEqual([])
  await database.db
    .insert(firmRecords)
    .values({ id: applicationId, email: 'firm@example.com', verifiedAt: new Date() })
  await mailDeskMessage.run(message, to)
  expect(to.sent).toMatchObject([{ to: { address: 'firm@example.com' } }])
  expect(to.sent[0]?.text).toMatch(/https:\/\/site\.example\/firm\/[\w-]{43}/)
  await database.db
    .update(firmRecords)
    .set({ wrongRecipientAt: new Date() })
    .where(eq(firmRecords.id, applicationId))
  await mailDeskMessage.run(await answer(to, applicationId, 'firm'), to)
  expect(to.sent).toHaveLength(1)
})

test('answering marks what was asked as read, on either side', async () => {
  const to = services()
  const applicationId = await addApplication({ database })
  const isRead = async ({ messageId }: { messageId: string }) => {
    const [row] = await database.db.select().from(caseMessages).where(eq(caseMessages.id, messageId))
    return row?.readAt !== null
  }
  const asked = await write(to, applicationId)
  const answered = await answer(to, applicationId)
  expect([await isRead(asked), await isRead(answered)]).toEqual([true, false])
  await write(to, applicationId)
  expect(await isRead(answered)).toBe(true)
})

test('a changed email is told to the old address, with the phone to object and without the new one', async () => {
  const to = services()
  const applicationId = await addApplication({ database })
  await correctContact(
    to,
    applicationId,
    { email: 'new@example.com', phone: '(718) 555-0123' },
    { locale: 'en', isKnown: true },
  )
  expect(to.queued).toMatchObject([{ job: 'contact-corrected' }, { job: 'new-address' }])
  await mailContactCorrected.run(to.queued[0]?.payload as { correctionId: string }, to)
  expect(to.sent).toMatchObject([{ to: { address: 'ana@example.com' } }])
  expect(to.sent[0]?.text).toContain('(555) 014-7733')
  expect(textsOf(to)).not.toMatch(/new@example\.com|555-0123|\/case\//)
})

test('a withdrawal is told to the desk, which reads no name in the mail', async () => {
  const to = services()
  const applicationId = await addApplication({ database })
  await withdrawApplication(to, applicationId)
  await withdrawApplication(to, applicationId)
  expect(to.queued).toEqual([{ job: 'application-withdrawn', payload: { applicationId } }])
  await mailWithdrawn.run({ applicationId }, to)
  expect(to.sent[0]?.subject).toMatch(/^Withdrawn by the applicant: BF-/)
  expect(textsOf(to)).not.toContain('Ruiz')
})
