import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications, consentProofs, contactMessages, documents, retentionRules } from '#db/schema/index.ts'
import { type RetentionKind, retentionKindValues } from '#domain/retention.ts'
import { deleteDocument } from '#features/documents/files/mutations/delete.ts'
import { type Chosen, deletePerson, type PersonServices } from '#features/privacy/person-data/mutations.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import { isDue, readRetention } from './data.ts'
import { byKind, type DueCounts, type Retention } from './schema.ts'

export async function saveRetention(db: Database, months: Retention): Promise<void> {
  await db
    .insert(retentionRules)
    .values(retentionKindValues.map((kind) => ({ kind, months: months[kind] })))
    .onConflictDoUpdate({
      target: retentionRules.kind,
      set: { months: sql`excluded.months`, updatedAt: sql`now()` },
    })
}

/** Few enough that nobody waits for their locks. */
const batchSize = 50

/** Every batch is a transaction of its own that looks again, so it can stop anywhere, and the next night goes on. */
export async function keepRetention(
  services: PersonServices & { accessLog: AccessLog },
  now: Date,
): Promise<DueCounts> {
  const { months } = await readRetention(services.database.db)
  const gone: DueCounts = byKind(() => 0)
  try {
    for (const kind of retentionKindValues) {
      if (months[kind] === null) continue
      let batch: number
      do {
        batch = await deleteBatch[kind]({ ...services, months, now })
        gone[kind] += batch
      } while (batch === batchSize)
    }
  } finally {
    const isSome = Object.values(gone).some((count) => count > 0)
    // No browser asked for it.
    const entry = { action: 'retention', address: null, details: gone } as const
    if (isSome) await services.accessLog.record(services.database.db, entry)
  }
  return gone
}

type Batch = PersonServices & { months: Retention; now: Date }

const deleteBatch: Record<RetentionKind, (batch: Batch) => Promise<number>> = {
  applications: (batch) => deleteWith(batch, lockDue('applications', batch)),
  messages: (batch) => deleteWith(batch, lockDue('messages', batch)),
  declinedDocuments: (batch) => deleteDocuments('declinedDocuments', batch),
  spamUploads: (batch) => deleteDocuments('spamUploads', batch),
  consentProofs: deleteProofs,
}

async function deleteWith(batch: Batch, choose: (tx: Transaction) => Promise<Chosen>): Promise<number> {
  const deleted = await deletePerson(batch, choose, {
    reason: 'no-longer-needed',
    by: undefined,
    actor: 'system',
  })
  return deleted.applications + deleted.messages
}

const lockDue =
  (kind: 'applications' | 'messages', { months, now }: Batch) =>
  async (tx: Transaction): Promise<Chosen> => {
    const { id } = kind === 'applications' ? applications : contactMessages
    const due = await tx
      .select({ id })
      .from(id.table)
      .where(isDue(kind, months, now))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const ids = due.map((row) => row.id)
    return kind === 'applications'
      ? { applicationIds: ids, messageIds: [] }
      : { applicationIds: [], messageIds: ids }
  }

async function deleteDocuments(
  kind: 'declinedDocuments' | 'spamUploads',
  { database: { db }, rowSealer, storage, months, now }: Batch,
): Promise<number> {
  const due = await db
    .select({ documentId: documents.id, applicationId: documents.applicationId })
    .from(documents)
    .innerJoin(applications, eq(applications.id, documents.applicationId))
    .where(isDue(kind, months, now))
    .limit(batchSize)
  for (const place of due) await deleteDocument({ db, rowSealer, storage }, place, 'retention')
  return due.length
}

async function deleteProofs({ database: { db }, months, now }: Batch): Promise<number> {
  const due = db
    .select({ id: consentProofs.id })
    .from(consentProofs)
    .where(isDue('consentProofs', months, now))
    .limit(batchSize)
  const gone = await db
    .delete(consentProofs)
    .where(and(inArray(consentProofs.id, due), isDue('consentProofs', months, now)))
    .returning({ id: consentProofs.id })
  return gone.length
}
