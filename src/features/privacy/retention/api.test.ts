import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  accessLog,
  applicationEvents,
  applications,
  consentProofs,
  contactMessages,
  documents,
  privacyRecords,
  retentionRules,
} from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { openTestDisk, storeBytes } from '../../../../tests/support/local-disk.ts'
import { sealMessage, sealName, testRowSealer } from '../../../../tests/support/row-sealer.ts'
import { keepEverything } from './data.ts'
import { keepRetention } from './mutations.ts'
import type { Retention } from './schema.ts'

const nobody = { applications: 0, messages: 0, declinedDocuments: 0, spamUploads: 0, consentProofs: 0 }
const today = new Date('2026-11-16T08:30:00Z')
/** Half a day more or less than so many months ago. */
const monthsAgo = (months: number, hours = 0) => {
  const moment = new Date(today)
  moment.setUTCMonth(moment.getUTCMonth() - months, 16)
  return new Date(moment.getTime() - hours * 60 * 60_000)
}
const newMessage = () => ({
  ...sealMessage('Hello?'),
  name: 'Bo',
  email: 'bo@example.net',
  subject: 'urgent' as const,
})

describe.each(databaseKinds())('retention (%s)', async (kind) => {
  const { folder: dataDir, disk: storage, remove } = openTestDisk()
  afterAll(remove)
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const headers = await signIn(app)
  beforeEach(async () => {
    for (const table of [applications, contactMessages, consentProofs, retentionRules])
      await database.db.delete(table)
  })

  const keep = (now = today) =>
    keepRetention({ database, rowSealer: testRowSealer, accessLog: app.accessLog, storage, dataDir }, now)
  const read = async (query = '') =>
    (await app.inject({ url: `/api/admin/retention${query}`, headers })).json()
  const decide = (months: Partial<Retention>) => {
    const payload = { ...keepEverything, ...months }
    return app.inject({ method: 'PUT', url: '/api/admin/retention', payload, headers })
  }
  const add = async (status: ApplicationStatus, at: Date) => {
    const id = await addApplication({ database }, { submittedAt: at })
    await database.db.update(applications).set({ status, updatedAt: at }).where(eq(applications.id, id))
    return id
  }
  const addEvent = (applicationId: string, at: Date, event: object) =>
    database.db
      .insert(applicationEvents)
      .values({ applicationId, type: 'status-changed', actor: 'admin', happenedAt: at, ...event })
  const addDocument = async (applicationId: string, at: Date) => {
    const storageKey = await storeBytes(storage, Buffer.from('a document'))
    const file = { ...sealName('a.txt'), mimeType: 'text/plain', sizeBytes: 10, contentHash: '0'.repeat(32) }
    await database.db.insert(documents).values({
      ...file,
      applicationId,
      storageKey,
      documentType: 'other',
      scanState: 'clean',
      uploadedAt: at,
    })
    return storageKey
  }
  const addMessage = async (at: Date, answeredAt?: Date) => {
    const [row] = await database.db
      .insert(contactMessages)
      .values({ ...newMessage(), receivedAt: at, answeredAt })
      .returning()
    return row?.id
  }
  const listIds = async (table: typeof applications | typeof contactMessages) =>
    (await database.db.select({ id: table.id }).from(table)).map(({ id }) => id).sort()
  const listRuns = async () => {
    const runs = await database.db.select().from(accessLog).where(eq(accessLog.action, 'retention'))
    return runs.map(({ details }) => JSON.parse(details ?? ''))
  }
  const listKeys = async () =>
    (await database.db.select().from(documents)).map((row) => row.storageKey).sort()

  test('is off until the owner decides: nothing goes, however old it is', async () => {
    const id = await add('declined', monthsAgo(100))
    await addDocument(id, monthsAgo(100))
    await addMessage(monthsAgo(100))
    expect(await read()).toEqual({ months: keepEverything, isDecided: false, tonight: nobody })
    expect(await keep(new Date('2100-01-01'))).toEqual(nobody)
    expect(await listIds(applications)).toEqual([id])
    expect(await listRuns()).toEqual([])
    expect((await decide({})).json()).toMatchObject({ isDecided: true, tonight: nobody })
    expect(await keep(new Date('2100-01-01'))).toEqual(nobody)
  })

  test('takes the applications that are due, exactly those, and once', async () => {
    const long = monthsAgo(12, 1)
    const due = [await add('received', long), await add('declined', long), await add('withdrawn', long)]
    const seen = await add('in-review', long)
    await addEvent(seen, monthsAgo(1), { type: 'viewed' })
    await addEvent(seen, monthsAgo(1), { type: 'mail-sent', actor: 'system' })
    const late = [
      await add('received', monthsAgo(12, -1)),
      await add('approved', long),
      await add('funded', long),
    ]
    const onceFunded = await add('withdrawn', long)
    await addEvent(onceFunded, long, { toStatus: 'funded' })
    const noted = await add('declined', long)
    await addEvent(noted, monthsAgo(2), { type: 'note-added' })
    const key = await addDocument(due[0] ?? '', long)

    const answer = await decide({ applications: 12 })
    expect(answer.json().tonight).toEqual(await countByQuery())
    expect(await keep()).toEqual({ ...nobody, applications: 4 })
    expect(await listIds(applications)).toEqual([...late, onceFunded, noted].sort())
    expect(await storage.head(key)).toBeUndefined()
    expect(await keep()).toEqual(nobody)

    expect(await listRuns()).toEqual([{ ...nobody, applications: 4 }])
    const [record] = (await database.db.select().from(privacyRecords)).slice(-1)
    expect(record).toMatchObject({
      actor: 'system',
      applications: 4,
      documents: 1,
      reason: 'no-longer-needed',
    })

    expect(await keep(new Date('2027-03-01'))).toEqual({ ...nobody, applications: 1 })
    expect(await keep(new Date('2030-01-01'))).toEqual({ ...nobody, applications: 1 })
    expect(await listIds(applications)).toEqual([...late.slice(1), onceFunded].sort())
  })
  const countByQuery = async () => (await read('?applications=12')).tonight

  test('takes messages by the last word of either side', async () => {
    const due = await addMessage(monthsAgo(6, 1))
    const answered = await addMessage(monthsAgo(9), monthsAgo(2))
    const fresh = await addMessage(monthsAgo(6, -1))
    await decide({ messages: 6 })
    expect(await keep()).toEqual({ ...nobody, messages: 1 })
    expect(await listIds(contactMessages)).toEqual([answered, fresh].sort())
    expect(due).toBeDefined()
  })

  test('takes documents of declined applications and of spam, and leaves the applications', async () => {
    const declined = await add('declined', monthsAgo(30))
    await addEvent(declined, monthsAgo(4), { toStatus: 'declined' })
    const justDeclined = await add('declined', monthsAgo(30))
    await addEvent(justDeclined, monthsAgo(1), { toStatus: 'declined' })
    const open = await add('in-review', monthsAgo(30))
    const spam = await add('received', monthsAgo(30))
    await database.db.update(applications).set({ spamReason: 'honeypot' }).where(eq(applications.id, spam))
    const gone = [await addDocument(declined, monthsAgo(5)), await addDocument(spam, monthsAgo(2))]
    const kept = [await addDocument(justDeclined, monthsAgo(5)), await addDocument(open, monthsAgo(5))]
    const newSpam = await addDocument(spam, monthsAgo(0))

    await decide({ declinedDocuments: 3, spamUploads: 1 })
    expect(await keep()).toEqual({ ...nobody, declinedDocuments: 1, spamUploads: 1 })
    expect(await listKeys()).toEqual([...kept, newSpam].sort())
    for (const key of gone) expect(await storage.head(key)).toBeUndefined()
    expect(await listIds(applications)).toHaveLength(4)
    const events = await database.db.select().from(applicationEvents)
    expect(events.filter(({ type }) => type === 'document-expired')).toMatchObject([
      { applicationId: declined, actor: 'system' },
      { applicationId: spam, actor: 'system' },
    ])
  })

  test('works through more than one batch, and counts none twice', async () => {
    const receivedAt = monthsAgo(7)
    const messages = Array.from({ length: 60 }, () => ({ ...newMessage(), receivedAt }))
    await database.db.insert(contactMessages).values(messages)
    const declined = await add('declined', monthsAgo(20))
    await addDocument(declined, monthsAgo(20))
    await decide({ messages: 6, applications: 12, declinedDocuments: 3 })
    expect((await read()).tonight).toEqual({ ...nobody, messages: 60, applications: 1 })
    expect(await keep()).toEqual({ ...nobody, messages: 60, applications: 1 })
  })

  test('keeps the proof that a deleted person agreed, for as long as the owner says', async () => {
    const sent = await app.inject({ method: 'POST', url: '/api/applications', payload: plaintiffPayload })
    const { id } = sent.json()
    const url = `/api/applications/${id}/person`
    await app.inject({ method: 'DELETE', url, payload: { reason: 'requested' }, headers })
    const search = async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/api/admin/consent-proofs/search', payload, headers })).json()
    const { email, phone } = plaintiffPayload
    const found = await search({ email: email.toUpperCase() })
    expect(found).toMatchObject([
      { kind: 'health' },
      { kind: 'consent', version: expect.stringMatching(/^\d{4}-/) },
      { kind: 'privacy' },
      { kind: 'phone' },
    ])
    expect(await search({ phone: `+1 ${phone}` })).toEqual(found)
    expect(await search({ email: 'someone.else@example.com' })).toEqual([])
    const rows = JSON.stringify(await database.db.select().from(consentProofs))
    expect([email, phone, id].filter((value) => rows.includes(value))).toEqual([])

    await decide({ consentProofs: 12 })
    expect(await keep(new Date(Date.now() + 300 * 24 * 60 * 60_000))).toEqual(nobody)
    expect(await keep(new Date(Date.now() + 400 * 24 * 60 * 60_000))).toEqual({ ...nobody, consentProofs: 4 })
    expect(await search({ email })).toEqual([])
  })

  test.each([{ applications: 0 }, { messages: 121 }, { spamUploads: 1.5 }, { consentProofs: '3' }])(
    'refuses %o and keeps what was decided',
    async (wrong) => {
      await decide({ applications: 24 })
      expect((await decide(wrong as Partial<Retention>)).statusCode).toBe(400)
      expect((await read()).months).toEqual({ ...keepEverything, applications: 24 })
    },
  )

  test('is for somebody signed in', async () => {
    expect((await app.inject('/api/admin/retention')).statusCode).toBe(401)
  })
})
