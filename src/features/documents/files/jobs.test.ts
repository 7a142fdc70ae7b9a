import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationEvents, applications, documents, unansweredMails, uploadLinks } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import type { DocumentType } from '#domain/documents.ts'
import { mailNewLinkWanted } from '#features/documents/upload-links/jobs.ts'
import { newKey } from '#lib/storage/keys.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { sealName } from '../../../../tests/support/row-sealer.ts'
import { mailDocumentsArrived, mailDocumentsReceipt, scanDocument } from './jobs.ts'

const minute = 60_000

describe.each(databaseKinds())('mails about documents (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  /** Adds a document that arrived this many minutes ago, with its event. */
  const arrive = async (applicationId: string, minutesAgo: number, documentType: DocumentType = 'other') => {
    const happenedAt = new Date(Date.now() - minutesAgo * minute)
    const [document] = await database.db
      .insert(documents)
      .values({
        ...sealName('Ana Ruiz, diagnosis.pdf'),
        applicationId,
        documentType,
        mimeType: 'application/pdf',
        sizeBytes: 9,
        contentHash: '0'.repeat(32),
        storageKey: newKey(),
        scanState: documentType === 'police-report' ? 'infected' : 'not-scanned',
        uploadedAt: happenedAt,
      })
      .returning()
    const [event] = await database.db
      .insert(applicationEvents)
      .values({
        applicationId,
        type: 'document-received',
        actor: 'applicant',
        details: { documentId: document?.id, documentType },
        happenedAt,
      })
      .returning()
    return { applicationId, eventId: event?.id ?? 0, documentId: document?.id ?? '' }
  }
  const eventsOf = (applicationId: string) =>
    database.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, applicationId))
      .orderBy(applicationEvents.id)
  const listRecordedMails = async (applicationId: string) =>
    (await eventsOf(applicationId)).flatMap(({ type, details }) =>
      type === 'mail-sent' ? details?.mail : [],
    )
  const mailsOf = async (bursts: { applicationId: string; eventId: number }[]) => {
    const services = jobServices(database.db)
    for (const burst of bursts) {
      await mailDocumentsArrived.run(burst, services)
      await mailDocumentsReceipt.run(burst, services)
    }
    return services.sent
  }

  test('tell the administrator and the applicant once of documents that came together', async () => {
    const id = await addApplication({ database })
    const earlier = await arrive(id, 30)
    const burst = [
      await arrive(id, 10, 'medical-records'),
      await arrive(id, 8, 'medical-records'),
      await arrive(id, 6, 'police-report'),
    ]
    const mails = await mailsOf([earlier, ...burst])
    expect(mails.map(({ to, subject }) => [to?.address, subject])).toEqual([
      [undefined, expect.stringMatching(/^3 new documents, \w{3} \d+, .* ET: BF-/)],
      ['ana@example.com', expect.stringMatching(/^Received \w{3} \d+, .* ET: your 3 documents \(BF-/)],
    ])
    const [toAdmin, toApplicant] = mails
    expect(toAdmin?.text).toContain('3 documents arrived')
    expect(toAdmin?.text).toContain('Medical records: 2')
    expect(toAdmin?.text).toContain('One document didn’t pass the virus scan')
    expect(toAdmin?.text).toContain(`http://localhost/admin/applications?application=${id}`)
    expect(toApplicant?.text).toContain('We got 3 documents')
    expect(toApplicant?.text).toContain('We’ll read them with your application')
    for (const { text, html } of mails) expect(text + html).not.toMatch(/Ana|Ruiz|diagnosis/)
    expect(await listRecordedMails(id)).toEqual(['documents-arrival', 'documents-receipt'])
  })

  test('tell of a second burst on its own, under an id of its own', async () => {
    await database.db.delete(unansweredMails)
    const id = await addApplication({ database })
    const first = await arrive(id, 60)
    const mailsBefore = await mailsOf([first])
    const second = await arrive(id, 10)
    const mailsAfter = await mailsOf([second])
    expect(mailsBefore[0]?.text).toContain('One document arrived')
    expect(mailsAfter[0]?.text).toContain('One document arrived')
    expect(mailsBefore[0]?.id).not.toBe(mailsAfter[0]?.id)
    // A second attempt sends the same mail.
    expect((await mailsOf([second]))[0]?.id).toBe(mailsAfter[0]?.id)
  })

  test('tell the administrator alone of what a law firm sent', async () => {
    await database.db.delete(unansweredMails)
    const id = await addApplication({ database })
    const arrived = await arrive(id, 10)
    await database.db.update(documents).set({ door: 'firm' }).where(eq(documents.id, arrived.documentId))
    expect((await mailsOf([arrived])).map(({ to }) => to)).toEqual([undefined])
  })

  test('to the applicant are two a day; then the timeline tells that none was sent', async () => {
    await database.db.delete(unansweredMails)
    const id = await addApplication({ database })
    const mails = []
    for (const minutesAgo of [90, 60, 30]) mails.push(...(await mailsOf([await arrive(id, minutesAgo)])))
    expect(mails.filter(({ to }) => to)).toHaveLength(2)
    expect(mails.filter(({ to }) => !to)).toHaveLength(3)
    const heldBack = (await eventsOf(id)).filter(({ type }) => type === 'mail-held-back')
    expect(heldBack.map(({ details }) => details)).toEqual([{ mail: 'documents-receipt' }])
  })

  test('are not sent for a machine’s application, a deleted one, or deleted documents', async () => {
    const spam = await addApplication({ database })
    const fromSpam = await arrive(spam, 10)
    await database.db.update(applications).set({ spamReason: 'honeypot' }).where(eq(applications.id, spam))
    const gone = await arrive(await addApplication({ database }), 10)
    await database.db.delete(documents).where(eq(documents.id, gone.documentId))
    const nobody = { applicationId: '00000000-0000-4000-8000-000000000000', eventId: 1 }
    expect(await mailsOf([fromSpam, gone, nobody])).toEqual([])
  })

  test('tell the administrator that a new link is wanted, and nobody of a guessed one', async () => {
    const applicationId = await addApplication({ database })
    const tokenHash = 'ab'.repeat(32)
    await database.db
      .insert(uploadLinks)
      .values({ applicationId, tokenHash, sealedToken: 'x', maxUploads: 10, expiresAt: new Date() })
    const services = jobServices(database.db)
    await mailNewLinkWanted.run({ tokenHash }, services)
    await mailNewLinkWanted.run({ tokenHash: 'cd'.repeat(32) }, services)
    expect(services.sent).toHaveLength(1)
    expect(services.sent[0]?.subject).toMatch(/^New upload link requested: BF-/)
    expect(services.sent[0]?.text).toContain('The old link: expired on')
    expect(services.sent[0]?.text).toContain(
      `http://localhost/admin/applications?application=${applicationId}`,
    )
    expect(services.sent[0]?.text).not.toContain('Ruiz')
    expect(await listRecordedMails(applicationId)).toEqual(['new-link-wanted'])
  })

  test.each([
    ['infected', 'infected'],
    ['unscannable', 'failed'],
    ['clean', undefined],
  ] as const)('a file that the scanner calls %s is in the timeline as %s', async (verdict, noted) => {
    const applicationId = await addApplication({ database })
    const { documentId } = await arrive(applicationId, 1)
    await database.db.update(documents).set({ scanState: 'pending' }).where(eq(documents.id, documentId))
    const services = jobServices(database.db, { scanner: { scan: async () => verdict } })
    await scanDocument.run({ documentId }, services)
    // A second attempt records it only once.
    await scanDocument.run({ documentId }, services)
    const told = (await eventsOf(applicationId)).filter(({ type }) => type === 'document-quarantined')
    expect(told.map(({ details }) => details)).toEqual(
      noted ? [{ documentId, documentType: 'other', scanState: noted }] : [],
    )
  })
})
