import { and, getTableName, inArray, isNull, lte, not } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { advances, entryCorrections, ledgerEntries } from '#db/schema/index.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import { advanceKeptUntil, findKeptAdvances, isKept, type KeptAdvances, readKeepYears } from './data.ts'

/** When applications are deleted, payments that were undone go with them. Money that left stays for its years. */
export async function leaveAdvances(
  tx: Transaction,
  applicationIds: readonly string[],
): Promise<KeptAdvances | undefined> {
  await dropUndone(tx, applicationIds)
  return findKeptAdvances(tx, applicationIds)
}

/** Advances whose payment was undone within its minute. */
export async function dropUndone(tx: Transaction, applicationIds: readonly string[]): Promise<void> {
  const areTheirs = inArray(advances.applicationId, [...applicationIds])
  await tx.delete(advances).where(and(areTheirs, not(isKept)))
}

const forgottenAtATime = 200

type ForgetServices = { db: Database } & Pick<JobServices, 'scrub' | 'accessLog'>

/** Of applications that were deleted. One with a contract goes after it. */
export async function forgetAdvances({ db, scrub, accessLog }: ForgetServices, now: Date): Promise<number> {
  const keepYears = await readKeepYears(db)
  let forgotten = 0
  let batch: number
  do {
    batch = await db.transaction(async (tx) => {
      const isDue = and(
        isNull(advances.applicationId),
        isNull(advances.contractId),
        lte(advanceKeptUntil(keepYears), now),
      )
      const due = await tx
        .select({ id: advances.id })
        .from(advances)
        .where(isDue)
        .limit(forgottenAtATime)
        .for('update', { skipLocked: true })
      const ids = due.map(({ id }) => id)
      await tx.delete(advances).where(inArray(advances.id, ids))
      const details = { advances: ids.length }
      if (ids.length > 0) await accessLog.recordWithin(tx, [{ action: 'retention', address: null, details }])
      return ids.length
    })
    forgotten += batch
  } while (batch === forgottenAtATime)
  if (forgotten > 0) await scrub([advances, ledgerEntries, entryCorrections].map(getTableName))
  return forgotten
}
