import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { accessRecords, applications } from '#db/schema/index.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import { countAttempt, networkOf } from '#lib/attempts.ts'

const batchSize = 500

/**
 * Moves what earlier releases recorded, oldest first. Each batch is in one place, so a killed process goes on at the
 * next start.
 */
export async function takeOverRecords(db: Database, log: AccessLog): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ record: accessRecords, reference: applications.reference, email: applications.email })
        .from(accessRecords)
        .leftJoin(applications, eq(applications.id, accessRecords.applicationId))
        .orderBy(asc(accessRecords.id))
        .limit(batchSize)
        .for('update', { of: accessRecords })
      const ids = rows.map(({ record }) => record.id)
      await tx.delete(accessRecords).where(inArray(accessRecords.id, ids))
      await log.recordWithin(
        tx,
        rows.map(({ record: { applicationId: _id, ...record }, reference, email }) => ({
          ...record,
          application: reference && email ? { reference, email } : undefined,
        })),
      )
      return rows.length === batchSize
    })
  }
}

const hour = 60 * 60_000
/** Strangers can make thousands of wrong guesses, and their entries stay for years. */
const mostRefusalsAnHour = 60

export type Refusal = { isNoted: boolean; isLast: boolean }

/** A network that has to wait counts once an hour. */
export async function countRefusal(
  db: Database,
  { address, isSlowed }: { address: string; isSlowed: boolean },
): Promise<Refusal> {
  if (isSlowed) {
    const { current } = await countAttempt(db, `log slowed ${networkOf(address)}`, hour)
    if (current > 1) return { isNoted: false, isLast: false }
  }
  const { current } = await countAttempt(db, 'log refusals', hour)
  return { isNoted: current <= mostRefusalsAnHour, isLast: current === mostRefusalsAnHour }
}
