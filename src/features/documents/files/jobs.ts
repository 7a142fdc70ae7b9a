import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '#db/database.ts'
import { documents, uploadReservations } from '#db/schema/index.ts'
import { type ScanState, toShownScanState } from '#domain/documents.ts'
import { mailAndRecord, writeApplicantOnce } from '#features/correspondence/delivery/jobs.ts'
import type { ContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { findBurst } from '#features/timeline/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { defineJob, defineSchedule, type JobServices } from '#lib/jobs/job.ts'
import { ScannerUnavailable } from '#lib/scanner/scanner.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { type Locale, staffLocale } from '#site/locale.ts'
import { type DocumentRow, findApplication, listDocuments, listUsedKeys } from './data/files.ts'
import { writeArrivalMail, writeReceiptMail } from './mail.tsx'

const hour = 60 * 60_000
const day = 24 * hour
const batchSize = 200

const verdicts = { clean: 'clean', infected: 'infected', unscannable: 'failed' } as const

/** Retries for a week, at least every minute. Until there is a verdict, nobody can download the document. */
export const scanDocument = defineJob({
  name: 'document-scan',
  schema: z.object({ documentId: z.uuid() }),
  maxPauseSeconds: 60,
  async run({ documentId }, { db, storage, scanner }) {
    const isWaiting = and(eq(documents.id, documentId), eq(documents.scanState, 'pending'))
    const [document] = await db.select({ key: documents.storageKey }).from(documents).where(isWaiting)
    // Somebody deleted it meanwhile, or an earlier attempt judged it.
    if (!document) return
    if (!scanner) throw new ScannerUnavailable()
    const verdict = await scanner.scan(async () => {
      const bytes = await storage.open(document.key)
      if (!bytes) throw new Error('the document is not in the store')
      return bytes
    })
    const scanState: ScanState = verdicts[verdict]
    await db.transaction(async (tx) => {
      const [judged] = await tx
        .update(documents)
        .set({ scanState, scannedAt: new Date() })
        .where(isWaiting)
        .returning()
      if (judged && toShownScanState(scanState) === 'quarantined') await recordQuarantine(tx, judged)
    })
  },
})

/** Nobody can open this document, so the reviewer who waits for it must know. */
async function recordQuarantine(tx: Transaction, document: DocumentRow) {
  const { id: documentId, applicationId, documentType, scanState } = document
  const details = { documentId, documentType, scanState }
  await recordEvents(tx, [{ applicationId, type: 'document-quarantined', details }])
}

const quietSeconds = 180
const burstSchema = z.object({ applicationId: z.uuid(), eventId: z.int() })
type Burst = z.infer<typeof burstSchema>

/** Each document of a burst queues a mail, and only the last one sends it. */
export const mailDocumentsArrived = defineJob({
  name: 'documents-arrived',
  schema: burstSchema,
  delaySeconds: quietSeconds,
  async run(burst, services) {
    const found = await readBurst(burst, services, () => staffLocale)
    if (!found) return
    const entry = { applicationId: burst.applicationId, mail: 'documents-arrival' } as const
    await mailAndRecord(services, writeArrivalMail(found, services.publicUrl), entry)
  },
})

/** Tells the applicant about all documents but those from their law firm. */
export const mailDocumentsReceipt = defineJob({
  name: 'documents-receipt',
  schema: burstSchema,
  delaySeconds: quietSeconds,
  async run(burst, services) {
    const found = await readBurst(burst, services, ({ language }) => language)
    const documents = found?.documents.filter(({ door }) => door !== 'firm') ?? []
    if (!found || documents.length === 0) return
    const entry = { applicationId: burst.applicationId, mail: 'documents-receipt' } as const
    const write = ({ replyTo }: ContactOptions) =>
      writeReceiptMail({ ...found, documents }, replyTo, found.application.language)
    await writeApplicantOnce(services, write, entry)
  },
})

/** Undefined when another document followed, when all were deleted, or when the application looks like spam. */
async function readBurst(
  { applicationId, eventId }: Burst,
  { db }: JobServices,
  readerOf: (application: { language: Locale }) => Locale,
) {
  const application = await findApplication(db, applicationId)
  if (!application || application.spamReason) return undefined
  const burst = await findBurst(db, { applicationId, eventId, gap: quietSeconds * 1_000 })
  if (!burst) return undefined
  const arrived = (await listDocuments(db, applicationId)).filter(({ id }) => burst.has(id))
  if (arrived.length === 0) return undefined
  return {
    id: String(eventId),
    application,
    documents: arrived,
    texts: await readTexts(db, identityTexts, readerOf(application)),
  }
}

export type GatheredDocuments = NonNullable<Awaited<ReturnType<typeof readBurst>>>

export const sweepStorageHourly = defineSchedule({
  name: 'storage-sweep',
  schedule: '0 * * * *',
  async run(services) {
    const { removed } = await sweepStorage(services)
    if (removed > 0) services.logger.info({ removed }, 'removed files that belong to nothing')
  },
})

type Services = { db: Database; storage: Storage }

/** Removes unregistered and partial files, and objects without a row. Can run twice at once or stop anywhere. */
export async function sweepStorage(services: Services, now = new Date()): Promise<{ removed: number }> {
  const before = (age: number) => new Date(now.getTime() - age)
  const expired = await removeExpired(services, before(hour))
  await forgetRegistered(services.db, before(7 * day))
  await forgetRefused(services, before(day))
  const unnamed = await removeUnnamed(services, before(day))
  await services.storage.removeUnfinished(before(2 * hour))
  return { removed: expired + unnamed }
}

const isLapsed = and(isNull(uploadReservations.registeredAt), isNull(uploadReservations.refusedAt))

/** Row first, so that nobody can register the file. If the process dies in between, `removeUnnamed` gets the file. */
async function removeExpired({ db, storage }: Services, before: Date): Promise<number> {
  let removed = 0
  while (true) {
    const expired = await db
      .select({ id: uploadReservations.id })
      .from(uploadReservations)
      .where(and(isLapsed, lt(uploadReservations.expiresAt, before)))
      .limit(batchSize)
    const ids = expired.map(({ id }) => id)
    if (ids.length === 0) return removed
    const withdrawn = await db
      .delete(uploadReservations)
      .where(and(inArray(uploadReservations.id, ids), isLapsed))
      .returning({ key: uploadReservations.storageKey })
    for (const { key } of withdrawn) await storage.remove(key)
    removed += withdrawn.length
  }
}

async function removeUnnamed({ db, storage }: Services, before: Date): Promise<number> {
  let removed = 0
  for await (const keys of storage.listOlderThan(before)) {
    const named = await listUsedKeys(db, keys)
    for (const key of keys.filter((candidate) => !named.has(candidate))) {
      await storage.remove(key)
      removed += 1
    }
  }
  return removed
}

/** After a day it no longer counts against a budget. Removes the file too: on S3 its URL may have been used again. */
async function forgetRefused({ db, storage }: Services, before: Date): Promise<void> {
  const forgotten = await db
    .delete(uploadReservations)
    .where(and(isNotNull(uploadReservations.refusedAt), lt(uploadReservations.createdAt, before)))
    .returning({ key: uploadReservations.storageKey })
  for (const { key } of forgotten) await storage.remove(key)
}

/** The document now holds the key; the reservation only told a repeated registration from a new one. */
async function forgetRegistered(db: Database, before: Date): Promise<void> {
  await db
    .delete(uploadReservations)
    .where(and(isNotNull(uploadReservations.registeredAt), lt(uploadReservations.registeredAt, before)))
}
