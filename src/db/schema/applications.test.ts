import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRow, sealAnswers, sealName, sealNote } from '../../../tests/support/row-sealer.ts'
import type { Database } from '../database.ts'
import { isUniqueViolation } from '../errors.ts'
import { createTestDb, databaseKinds, findRefusal, type TestDatabase } from '../testing.ts'
import {
  applicationEvents,
  applicationNotes,
  applications,
  consentRecords,
  documents,
  uploadLinks,
} from './index.ts'

type NewApplication = typeof applications.$inferInsert

let count = 0
const next = () => ++count

const makeShared = (dateOfBirth?: string): Omit<NewApplication, 'role'> => ({
  ...sealAnswers(dateOfBirth ? { dateOfBirth } : {}, { firstName: 'Ana' }),
  reference: `BF-2025${String(next()).padStart(6, '0')}`,
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'Ana@Example.com',
  phone: '(555) 010-2345',
  caseType: 'auto-accident',
  incidentDate: '2025-01-31',
  fundingAmount: '5000-10000',
  consent: true,
  privacy: true,
})

const plaintiff = (): NewApplication => ({
  ...makeShared('1980-02-29'),
  role: 'plaintiff',
  state: 'TX',
  plaintiffAttorneyName: 'Lee Park',
  plaintiffAttorneyFirm: 'Park & Co',
})

const attorney = (): NewApplication => ({
  ...makeShared(),
  role: 'attorney',
  attorneyFirm: 'Park & Co',
  attorneyBarNumber: 'TX-1',
  clientFirstName: 'Ana',
  clientLastName: 'Reyes',
})

const uploadLink = (applicationId: string): typeof uploadLinks.$inferInsert => ({
  applicationId,
  tokenHash: String(next()).padStart(64, '0'),
  sealedToken: 'sealed',
  maxUploads: 10,
  expiresAt: new Date('2030-01-01T00:00:00Z'),
})

const document = (applicationId: string): typeof documents.$inferInsert => ({
  ...sealName('report.pdf'),
  applicationId,
  documentType: 'police-report',
  mimeType: 'application/pdf',
  sizeBytes: 1234,
  contentHash: 'a'.repeat(32),
  storageKey: `documents/${next()}`,
  scanState: 'clean',
})

describe.each(databaseKinds())('the schema of applications on %s', (kind) => {
  let database: TestDatabase
  let db: Database
  beforeAll(async () => {
    database = await createTestDb(kind)
    db = database.db
  })
  afterAll(() => database.close())

  const addApplication = async (application: NewApplication = plaintiff()) => {
    const [row] = await db.insert(applications).values(application).returning()
    if (row === undefined) throw new Error('no row')
    return row
  }

  it('stores an application of each role and gives back the same dates and answers', async () => {
    const row = await addApplication()
    expect(openRow(row)).toMatchObject({
      status: 'received',
      dateOfBirth: '1980-02-29',
      incidentDate: '2025-01-31',
      phoneDigits: '5550102345',
      snapshot: { firstName: 'Ana' },
      state: 'TX',
      consent: true,
    })
    expect(row.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    expect(row.submittedAt).toBeInstanceOf(Date)
    expect(Math.abs(row.submittedAt.getTime() - Date.now())).toBeLessThan(60_000)
    expect((await addApplication(attorney())).role).toBe('attorney')
  })

  it.each<[string, string, Partial<Record<keyof NewApplication, unknown>>, () => NewApplication]>([
    ['an unknown state', 'applications_state_check', { state: 'DC' }, plaintiff],
    ['an unknown case type', 'applications_case_type_check', { caseType: 'car-accident' }, plaintiff],
    ['a missing consent', 'applications_consent_check', { consent: false }, plaintiff],
    ['a plaintiff without a birth date', 'applications_plaintiff_check', { birthHash: null }, plaintiff],
    ['a plaintiff without a state', 'applications_plaintiff_check', { state: null }, plaintiff],
    ['an attorney without a firm', 'applications_attorney_check', { attorneyFirm: null }, attorney],
    ['a malformed reference', 'applications_reference_check', { reference: 'BF-1' }, plaintiff],
    ['a key without a hash', 'applications_idempotency_check', { idempotencyKey: 'k' }, plaintiff],
  ])('refuses an application with %s', async (_what, constraint, wrong, application) => {
    const row = { ...application(), ...wrong } as NewApplication
    expect(await findRefusal(db.insert(applications).values(row))).toBe(`23514 ${constraint}`)
  })

  it.each([
    ['status', { status: 'lost' }],
    ['amount', { fundingAmount: '1' }],
  ])('refuses an application with an unknown %s', async (_what, wrong) => {
    const row = { ...plaintiff(), ...wrong } as NewApplication
    // Postgres refuses it: not a value of the enum type.
    expect(await findRefusal(db.insert(applications).values(row))).toMatch(/^22P02/)
  })

  it('refuses a second application with the same reference or idempotency key', async () => {
    const first = { ...plaintiff(), idempotencyKey: 'draft-1', requestHash: 'h' }
    await addApplication(first)
    expect(
      await findRefusal(db.insert(applications).values({ ...plaintiff(), reference: first.reference })),
    ).toBe('23505 applications_reference_key')
    const again = db
      .insert(applications)
      .values({ ...plaintiff(), idempotencyKey: 'draft-1', requestHash: 'h' })
    const error = await again.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(error, 'applications_idempotency_key_key')).toBe(true)
    expect(isUniqueViolation(error, 'applications_reference_key')).toBe(false)
  })

  it('removes with an application all that belongs to it', async () => {
    const { id: applicationId } = await addApplication()
    const [link] = await db.insert(uploadLinks).values(uploadLink(applicationId)).returning()
    await db.insert(documents).values({ ...document(applicationId), uploadLinkId: link?.id })
    await db.insert(applicationEvents).values({ applicationId, type: 'submitted', actor: 'applicant' })
    await db.insert(applicationNotes).values({ applicationId, ...sealNote('Call on Monday') })
    await db.insert(consentRecords).values({ applicationId, kind: 'privacy', statement: 'I agree' })
    await db.delete(applications).where(eq(applications.id, applicationId))
    for (const table of [uploadLinks, documents, applicationEvents, applicationNotes, consentRecords]) {
      expect(await db.$count(table, eq(table.applicationId, applicationId))).toBe(0)
    }
  })

  it('never changes or drops an entry of a timeline', async () => {
    const { id: applicationId } = await addApplication()
    await db.insert(applicationEvents).values({ applicationId, type: 'submitted', actor: 'applicant' })
    const own = eq(applicationEvents.applicationId, applicationId)
    expect(await findRefusal(db.update(applicationEvents).set({ actor: 'admin' }).where(own))).toMatch(
      /^23001/,
    )
    expect(await findRefusal(db.delete(applicationEvents).where(own))).toMatch(/^23001/)
    expect(await db.$count(applicationEvents, own)).toBe(1)
  })

  it('refuses what belongs to no application', async () => {
    expect(
      await findRefusal(db.insert(documents).values(document('00000000-0000-4000-8000-000000000000'))),
    ).toBe('23503 documents_application_id_applications_id_fk')
  })

  it('lets fifty uploads at once take exactly the ten that a link allows', async () => {
    const { id: applicationId } = await addApplication()
    const [link] = await db.insert(uploadLinks).values(uploadLink(applicationId)).returning()
    const one = { currentUploads: sql`${uploadLinks.currentUploads} + 1` }
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        findRefusal(
          db
            .update(uploadLinks)
            .set(one)
            .where(eq(uploadLinks.id, link?.id ?? '')),
        ),
      ),
    )
    expect(results.filter((result) => result === 'accepted')).toHaveLength(10)
    expect(results.filter((result) => result === '23514 upload_links_current_uploads_check')).toHaveLength(40)
  })

  it('keeps a document when its link goes, and its storage key to itself', async () => {
    const { id: applicationId } = await addApplication()
    const [link] = await db.insert(uploadLinks).values(uploadLink(applicationId)).returning()
    const file = { ...document(applicationId), uploadLinkId: link?.id }
    await db.insert(documents).values(file)
    const again = { ...file, ...sealName('report.pdf') }
    expect(await findRefusal(db.insert(documents).values(again))).toBe('23505 documents_storage_key_key')
    await db.delete(uploadLinks).where(eq(uploadLinks.id, link?.id ?? ''))
    const [left] = await db.select().from(documents).where(eq(documents.storageKey, file.storageKey))
    expect(left?.uploadLinkId).toBeNull()
  })

  const wholeList = 'applications_submitted_at_idx'
  it.each([
    ['all, newest first', `order by submitted_at desc, id desc`, wholeList],
    ['of one status', `where status = 'received' order by submitted_at desc`, 'applications_status_idx'],
    ['of one state', `where state = 'TX' order by submitted_at desc`, 'applications_state_idx'],
    ['by name', `order by sort_name, submitted_at, id`, 'applications_name_idx'],
    ['by email', `where lower(email) = 'ana@example.com'`, 'applications_email_idx'],
    ['by phone', `where phone_digits = '5550102345'`, 'applications_phone_digits_idx'],
  ])('reads the list of applications %s from an index, unsorted', async (_what, query, index) => {
    let plan = ''
    const look = db.transaction(async (tx) => {
      await tx.execute('set local enable_seqscan = off')
      await tx.execute('set local enable_bitmapscan = off')
      // Among so few rows the whole list is as quick a way to a part of it.
      if (index !== wholeList) await tx.execute(`drop index ${wholeList}`)
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        `explain (costs off) select * from applications ${query} limit 25`,
      )
      plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      tx.rollback()
    })
    await expect(look).rejects.toThrow('Rollback')
    expect(plan).toContain(index)
    expect(plan).not.toContain('Sort')
  })
})
