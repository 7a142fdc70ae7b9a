import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { applications, checklistItems, documents, uploadLinks } from '#db/schema/index.ts'
import { openRowSealer } from '#db/sealing-key.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import type { DocumentChannel } from '#domain/case-file.ts'
import type { DocumentType } from '#domain/documents.ts'
import { ensureChecklist } from '#features/documents/checklist/mutations.ts'
import { watchDiskSpace } from '#lib/disk-space.ts'
import { createGate } from '#lib/gate.ts'
import { createSenderNames } from '#lib/sender-names.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { addApplication } from '../../../../../tests/support/add-application.ts'
import { sealName, testRowSealer } from '../../../../../tests/support/row-sealer.ts'
import { goodFiles } from '../../../../../tests/support/sample-files.ts'
import { mostDocuments } from '../data/room.ts'
import { registerDocument } from './register.ts'
import { reserveUpload, type Sender } from './reserve.ts'

const { pdf } = goodFiles
const megabyte = 1024 * 1024
const secret = 'for tests only'
const folder = join(tmpdir(), `beaconfield-test-${randomUUID()}`)

describe.each(databaseKinds())('the channels for files on %s', (kind) => {
  let database: TestDatabase
  let storage: Storage
  let application: Sender['application']
  let linkId: string
  beforeAll(async () => {
    database = await createTestDb(kind)
    storage = await openStorage({ kind: 'local', folder }, secret)
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    const id = await addApplication({ database })
    application = await database.db.select().from(applications).where(eq(applications.id, id)).then(first)
    await ensureChecklist({ db: database.db, rowSealer: testRowSealer }, id)
    const tokenHash = `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
    const link = { applicationId: id, tokenHash, sealedToken: '', maxUploads: 100 }
    const expiresAt = new Date(Date.now() + 60_000)
    linkId = await database.db
      .insert(uploadLinks)
      .values({ ...link, expiresAt })
      .returning()
      .then((rows) => first(rows).id)
  })

  const space = watchDiskSpace({ folder: tmpdir(), reserve: 0, holdsDatabase: false })
  const budget = { perSender: 1_000 * megabyte, perDay: 1_000 * megabyte }
  const senderOf = (channel: DocumentChannel, itemId?: string): Sender => ({
    application,
    channel,
    ...(channel === 'upload-link' && { linkId }),
    itemId,
    address: '9.9.9.9',
  })

  async function reserve(sender: Sender, fileType: DocumentType = 'other', perSender = budget.perSender) {
    const room = {
      space,
      budget: { ...budget, perSender },
      nameSender: createSenderNames(secret),
      oneByOne: createGate(1),
    }
    const request = { fileType, fileSize: pdf.body.length, mimeType: pdf.type }
    return reserveUpload({ db: database.db, storage, room }, sender, request)
  }

  /** Everything up to the registration, which can then happen at any moment. */
  async function send(
    channel: DocumentChannel,
    fileType: DocumentType = 'other',
    itemId?: string,
    rowSealer = testRowSealer,
  ) {
    const reserved = await reserve(senderOf(channel, itemId), fileType)
    if (!reserved.ok) throw new Error(reserved.reason)
    const { key: storageKey, type } = reserved.grant
    await storage.put(storageKey, pdf.body, type)
    const from = { applicationId: application.id, channel, ...(channel === 'upload-link' && { linkId }) }
    const by = { session: 'abc' }
    const arrival = {
      ...from,
      storageKey,
      originalName: 'a.pdf',
      fileType,
      ...(channel === 'desk' && { by }),
    }
    const services = { db: database.db, rowSealer, storage, inspections: createGate(4) }
    return () => registerDocument({ ...services, enqueue: async () => {} }, arrival, 'not-scanned')
  }

  async function addDocuments(count: number, channel: DocumentChannel) {
    await database.db.insert(documents).values(
      Array.from({ length: count }, () => ({
        ...sealName('a.pdf'),
        applicationId: application.id,
        documentType: 'other' as const,
        door: channel,
        mimeType: pdf.type,
        sizeBytes: 1,
        contentHash: '0'.repeat(32),
        storageKey: randomUUID(),
        scanState: 'not-scanned' as const,
      })),
    )
  }
  const itemOf = (type: DocumentType, party: 'applicant' | 'firm' = 'applicant') =>
    database.db
      .select()
      .from(checklistItems)
      .where(
        and(
          eq(checklistItems.applicationId, application.id),
          eq(checklistItems.documentType, type),
          eq(checklistItems.party, party),
        ),
      )
      .then(first)

  test('keep a hash that recognizes a file sent again, and that only this site can make', async () => {
    const other = await createTestDb('postgres')
    onTestFinished(() => other.close())
    const [here, there] = [await openRowSealer(database.db, secret), await openRowSealer(other.db, secret)]
    const hashWith = async (rowSealer: typeof here) => {
      const outcome = await (await send('case', 'other', undefined, rowSealer))()
      return outcome.ok && outcome.document.contentHash
    }
    const [first, again, elsewhere] = [await hashWith(here), await hashWith(here), await hashWith(there)]
    expect(first).toMatch(/^[\w-]{32}$/)
    expect(again).toBe(first)
    expect(elsewhere).toMatch(/^[\w-]{32}$/)
    expect(elsewhere).not.toBe(first)
    const rows = JSON.stringify(await database.db.select().from(documents))
    for (const encoding of ['hex', 'base64url'] as const)
      expect(rows).not.toContain(createHash('sha256').update(pdf.body).digest(encoding).slice(0, 32))
  })

  test('with ten places left take exactly ten of fifty that arrive at once by three of them', async () => {
    await addDocuments(mostDocuments - 10, 'firm')
    // What the desk added takes nobody's place.
    await addDocuments(5, 'desk')
    const channels = [
      ...Array.from({ length: 16 }, () => 'application' as const),
      ...Array.from({ length: 17 }, () => 'upload-link' as const),
      ...Array.from({ length: 17 }, () => 'case' as const),
    ]
    const sent = []
    for (const channel of channels) sent.push(await send(channel))
    const outcomes = await Promise.all(sent.map((register) => register()))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
    expect(new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.reason)))).toEqual(
      new Set(['all full']),
    )
    const kept = await database.db.select().from(documents).where(eq(documents.applicationId, application.id))
    expect(kept.filter(({ door }) => door !== 'desk')).toHaveLength(mostDocuments)
    const link = await database.db.select().from(uploadLinks).where(eq(uploadLinks.id, linkId)).then(first)
    expect(link.currentUploads).toBe(kept.filter(({ door }) => door === 'upload-link').length)
    for (const channel of ['upload-link', 'case', 'firm'] as const)
      expect(await reserve(senderOf(channel))).toMatchObject({ reason: 'all full' })
    expect(await reserve(senderOf('desk')), 'the desk adds more').toMatchObject({ ok: true })
  }, 60_000)

  test('do not register what was reserved at another', async () => {
    const reserved = await reserve(senderOf('case'))
    if (!reserved.ok) throw new Error(reserved.reason)
    const { key: storageKey } = reserved.grant
    await storage.put(storageKey, pdf.body, pdf.type)
    const arrival = { applicationId: application.id, storageKey, originalName: 'a.pdf', fileType: 'other' }
    const services = { db: database.db, rowSealer: testRowSealer, storage, inspections: createGate(4) }
    for (const channel of ['application', 'firm', 'desk'] as const) {
      const outcome = registerDocument(
        { ...services, enqueue: async () => {} },
        { ...arrival, channel },
        'clean',
      )
      expect(await outcome).toMatchObject({ ok: false, reason: 'unknown' })
    }
  })

  test('lead to the item that was named, or to the first open one of its kind and party', async () => {
    const agreement = await itemOf('attorney-agreement', 'firm')
    await (await send('firm', 'attorney-agreement', agreement.id))()
    expect(await itemOf('attorney-agreement', 'firm')).toMatchObject({ state: 'received', version: 2 })
    await (await send('case', 'medical-records'))()
    await (await send('application', 'medical-records'))()
    expect(await itemOf('medical-records')).toMatchObject({ state: 'received', version: 3 })
    await (await send('case', 'complaint-filings'))()
    expect(await itemOf('complaint-filings', 'firm'), 'not theirs').toMatchObject({ state: 'needed' })
    await (await send('upload-link', 'complaint-filings'))()
    expect(await itemOf('complaint-filings', 'firm')).toMatchObject({ state: 'received' })
    const kept = await database.db.select().from(documents).where(eq(documents.applicationId, application.id))
    expect(kept.map(({ door, itemId }) => [door, itemId !== null])).toEqual([
      ['firm', true],
      ['case', true],
      ['application', true],
      ['case', false],
      ['upload-link', true],
    ])
  })

  test('take nothing for an item of another party, kind or application, or one that was waived', async () => {
    const agreement = await itemOf('attorney-agreement', 'firm')
    const refused = { ok: false, reason: 'not requested' }
    expect(await reserve(senderOf('case', agreement.id), 'attorney-agreement')).toMatchObject(refused)
    expect(await reserve(senderOf('firm', agreement.id), 'other')).toMatchObject(refused)
    expect(await reserve(senderOf('desk', randomUUID()), 'other')).toMatchObject(refused)
    await database.db
      .update(checklistItems)
      .set({ waivedAt: new Date() })
      .where(eq(checklistItems.id, agreement.id))
    expect(await reserve(senderOf('firm', agreement.id), 'attorney-agreement')).toMatchObject(refused)
  })

  test('count what strangers send against their budget, and what the desk adds against nothing', async () => {
    const most = pdf.body.length
    expect(await reserve(senderOf('desk'), 'other', 1)).toMatchObject({ ok: true })
    expect(await reserve(senderOf('case'), 'other', 1)).toMatchObject({ reason: 'sender over budget' })
    expect(most).toBeGreaterThan(1)
  })
})

function first<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('there is none')
  return row
}
