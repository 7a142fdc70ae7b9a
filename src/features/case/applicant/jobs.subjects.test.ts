import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  applicationEvents,
  applications,
  checklistItems,
  documents,
  firmRecords,
  unansweredMails,
  uploadLinks,
} from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { applicationMailValues } from '#domain/application-review.ts'
import { type CaseParty, casePartyValues } from '#domain/case-file.ts'
import { hashEmail } from '#features/access/data.ts'
import { mailCaseCode } from '#features/access/jobs.ts'
import { mailApplicant, mailApplicationArrived } from '#features/apply/form/jobs.ts'
import { mailFirmNews } from '#features/case/firm/jobs.ts'
import { mailContactCorrected, mailNewAddress } from '#features/corrections/jobs.ts'
import { correctAnswers, correctContact } from '#features/corrections/mutations.ts'
import { mailRejection } from '#features/correspondence/letters/jobs.ts'
import { mailDocumentsArrived, mailDocumentsReceipt } from '#features/documents/files/jobs.ts'
import { mailReminder, remindOfRequests } from '#features/documents/requests/jobs/reminders.ts'
import { mailRequest } from '#features/documents/requests/jobs/requests.ts'
import { requestDocuments } from '#features/documents/requests/mutations/requests.ts'
import { mailNewLinkWanted } from '#features/documents/upload-links/jobs.ts'
import { mailFirmQuestion } from '#features/firms/counsel/jobs.ts'
import { mailDeskMessage, mailMessageArrived } from '#features/messages/thread/jobs.ts'
import { receiveMessage, sendMessage } from '#features/messages/thread/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Mail } from '#lib/mail/mailer.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import { newKey } from '#lib/storage/keys.ts'
import { type Locale, pseudoLocale } from '#site/locale.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { addItems } from '../../../../tests/support/add-items.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { findPlainSentences } from '../../../../tests/support/plain-words.ts'
import { sealName } from '../../../../tests/support/row-sealer.ts'
import { mailWithdrawn } from './jobs.ts'

const minute = 60_000
const day = 24 * 60 * minute
const reviewer = { session: 'test' }
/** Decisions, contracts, money, payoffs and the desk test their own mails. */
const ofOthers =
  /^(status-news|offer|funding|decline|file-mail|merge-news|counsel-ended|signing-code|contract(-.*)?|money-.*|cancel-news|canceled|step-ahead|settlement-news|reduction-news|released|nothing-owed|reopened|held)$/

describe.each(databaseKinds())('all mails of one case (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  async function openFile(language: Locale) {
    const { db } = database
    const services = jobServices(db)
    const id = await addApplication({ database })
    await db.update(applications).set({ language }).where(eq(applications.id, id))
    await db.insert(firmRecords).values({ id, email: 'firm@example.com', verifiedAt: new Date(0) })
    const [application] = await db.select().from(applications).where(eq(applications.id, id))
    if (!application) throw new Error('no application')
    /** Other tests cover the limits on mails to one address. */
    const forgetMails = () => db.delete(unansweredMails)
    const message = () => ({ text: 'Hello', submissionKey: randomUUID() })

    async function arrive(minutesAgo: number) {
      const at = new Date(Date.now() - minutesAgo * minute)
      const [document] = await db
        .insert(documents)
        .values({
          ...sealName('page.pdf'),
          applicationId: id,
          documentType: 'medical-records',
          mimeType: 'application/pdf',
          sizeBytes: 9,
          contentHash: '0'.repeat(32),
          storageKey: newKey(),
          scanState: 'not-scanned',
          uploadedAt: at,
        })
        .returning()
      const details = { documentId: document?.id, documentType: 'medical-records' }
      const [event] = await db
        .insert(applicationEvents)
        .values({
          applicationId: id,
          type: 'document-received',
          actor: 'applicant',
          details,
          happenedAt: at,
        })
        .returning()
      const eventId = event?.id ?? 0
      await mailDocumentsArrived.run({ applicationId: id, eventId }, services)
      await mailDocumentsReceipt.run({ applicationId: id, eventId }, services)
    }

    async function reject(version: number) {
      const [itemId = ''] = await addItems({ database }, id, [{ documentType: 'medical-records' }])
      const sealedReason = services.rowSealer.seal(checklistItems.sealedReason, itemId, 'Too dark.')
      const isThis = eq(checklistItems.id, itemId)
      const judged = { state: 'rejected', reason: 'not-readable', judgedAt: new Date(), version } as const
      await db
        .update(checklistItems)
        .set({ ...judged, sealedReason })
        .where(isThis)
      await mailRejection.run({ itemId, version }, services)
      const accepted = { state: 'accepted', reason: null, sealedReason: null } as const
      await db.update(checklistItems).set(accepted).where(isThis)
    }

    async function request(party: CaseParty, start: Date) {
      const itemIds = await addItems({ database }, id, [{ party, documentType: 'medical-records' }])
      const wanted = { party, itemIds, text: 'Please.', submissionKey: randomUUID(), setStatus: false }
      const outcome = await requestDocuments(services, id, wanted, reviewer, start)
      if (!outcome.ok) throw new Error(outcome.reason)
      await mailRequest.run(outcome, services)
      for (const days of [2, 5, 10]) {
        services.queued.length = 0
        await remindOfRequests(services, new Date(Date.now() + (days + 0.1) * day))
        for (const { job, payload } of services.queued) {
          if (job === mailReminder.name) await mailReminder.run(mailReminder.schema.parse(payload), services)
        }
      }
    }

    async function write(party: CaseParty) {
      const received = await receiveMessage(services, { applicationId: id, party }, message())
      if (received.ok) await mailMessageArrived.run({ messageId: received.message.id }, services)
      const sent = await sendMessage(services, { applicationId: id, party }, message(), reviewer)
      if (sent.ok) await mailDeskMessage.run({ messageId: sent.message.id }, services)
    }

    async function askFirm() {
      const [eventId = 0] = await recordEvents(db, [
        { applicationId: id, type: 'firm-asked', details: reviewer },
      ])
      await mailFirmQuestion.run({ applicationId: id, eventId }, services)
    }

    async function wantLink() {
      const tokenHash = hashSecret(newSecret())
      const expiresAt = new Date()
      await db
        .insert(uploadLinks)
        .values({ applicationId: id, tokenHash, sealedToken: 'sealed', expiresAt, maxUploads: 5 })
      await mailNewLinkWanted.run({ tokenHash }, services)
    }

    async function askForCode() {
      const [row] = await db.select().from(applications).where(eq(applications.id, id))
      const emailHash = hashEmail(services.rowSealer, row?.email ?? '')
      const ask = {
        askId: randomUUID(),
        askedAt: new Date().toISOString(),
        reference: application?.reference ?? '',
      }
      await mailCaseCode.run({ ...ask, emailHash }, services)
    }

    async function correct(email: string) {
      services.queued.length = 0
      await correctContact(services, id, { email }, { locale: 'en', isKnown: true })
      await sendCorrections()
    }
    async function correctByDesk(email: string) {
      services.queued.length = 0
      const [row] = await db.select().from(applications).where(eq(applications.id, id))
      const correction = { version: row?.version ?? 0, answers: { email }, reason: 'A slip' }
      await correctAnswers(services, id, correction, reviewer)
      await sendCorrections()
    }
    async function sendCorrections() {
      for (const { job, payload } of services.queued) {
        const { run, schema } = job === mailNewAddress.name ? mailNewAddress : mailContactCorrected
        await run(schema.parse(payload), services)
      }
    }
    return {
      ...{ db, id, services, application, forgetMails },
      ...{ arrive, reject, request, write, askFirm, wantLink, askForCode, correct, correctByDesk },
    }
  }

  async function sendAll(file: Awaited<ReturnType<typeof openFile>>) {
    const { db, id, services, forgetMails } = file
    await mailApplicationArrived.run({ applicationId: id }, services)
    await mailApplicant.run({ applicationId: id }, services)
    for (const minutesAgo of [30, 10]) {
      await forgetMails()
      await file.arrive(minutesAgo)
    }
    for (let nth = 1; nth <= 3; nth++) await file.askFirm()
    for (let nth = 1; nth <= 2; nth++) {
      await forgetMails()
      await file.reject(nth)
      await file.wantLink()
      await file.askForCode()
      for (const party of casePartyValues) await file.write(party)
      for (const party of casePartyValues) await file.request(party, new Date(Date.now() + nth))
      for (const news of ['yes', 'wrong-recipient'] as const) {
        const saidAt = new Date(nth * day)
        const said = { answeredAt: saidAt, wrongRecipientAt: news === 'yes' ? null : saidAt }
        await db.update(firmRecords).set(said).where(eq(firmRecords.id, id))
        await mailFirmNews.run({ applicationId: id, news }, services)
      }
      await db.update(firmRecords).set({ wrongRecipientAt: null }).where(eq(firmRecords.id, id))
      await file.correct(`other${nth}@example.com`)
      await file.correctByDesk('ana@example.com')
    }
    for (let version = 1; version <= 2; version++) {
      await db.update(applications).set({ version }).where(eq(applications.id, id))
      await mailWithdrawn.run({ applicationId: id }, services)
    }
  }

  test('differ in their subjects, for everyone who gets them', async () => {
    const file = await openFile('en')
    const { db, id, services } = file
    await sendAll(file)
    const seen = services.sent.map(({ to, subject }) => `${to?.address ?? 'administrator'}: ${subject}`)
    expect(seen.toSorted()).toEqual([...new Set(seen)].toSorted())
    expect(seen.filter((line) => /reminder/i.test(line))).toHaveLength(12)
    expect(seen.join()).not.toMatch(/medical/i)
    const events = await db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id))
    const kinds = new Set(events.flatMap(({ type, details }) => (type === 'mail-sent' ? details?.mail : [])))
    expect(kinds).toEqual(new Set(applicationMailValues.filter((mail) => !ofOthers.test(mail))))
  })

  test('are in the file’s language to the applicant, and in English to the firm and to us', async () => {
    const file = await openFile(pseudoLocale)
    await sendAll(file)
    const isTheirs = ({ to }: Mail) => to !== undefined && to.address !== 'firm@example.com'
    const { sent } = file.services
    const toApplicant = sent.filter(isTheirs)
    const toOthers = sent.filter((mail) => !isTheirs(mail))
    expect(toApplicant.length).toBeGreaterThan(20)
    // What a reviewer wrote stays as written.
    expect(toApplicant.flatMap((mail) => findPlainSentences(mail, { typed: ['Please.'] }))).toEqual([])
    expect(
      toOthers.map(({ subject, text }) => subject + text).filter((words) => words.includes('⟦')),
    ).toEqual([])
  })
})
