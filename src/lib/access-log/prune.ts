import { asc, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { accessLog, applications, mergedApplications } from '#db/schema/index.ts'
import { accessLogYears } from '#domain/access.ts'
import type { Sealer } from '#lib/sealer.ts'
import { appendEntries } from './append.ts'
import { lockHead, moveHead } from './head.ts'

/** Recent entries stay, and those about an application that's still here. */
const isKept = (db: Database) =>
  or(
    gt(accessLog.happenedAt, sql`now() - ${accessLogYears} * interval '1 year'`),
    inArray(accessLog.reference, db.select({ reference: applications.reference }).from(applications)),
    inArray(
      accessLog.reference,
      db.select({ reference: mergedApplications.reference }).from(mergedApplications),
    ),
  )

const batchSize = 1_000

/** Removes the oldest entries up to the first that stays, so that the rest is one chain. */
export async function pruneEntries(db: Database, keys: Sealer): Promise<number> {
  const [first] = await db
    .select({ number: accessLog.number, previousHash: accessLog.previousHash })
    .from(accessLog)
    .where(isKept(db))
    .orderBy(asc(accessLog.number))
    .limit(1)
  const removed = first ? await beginAt(db, keys, first) : 0
  await removeBehindHead(db, keys)
  return removed
}

type Start = { number: number; previousHash: string }

function beginAt(db: Database, keys: Sealer, { number, previousHash }: Start): Promise<number> {
  return db.transaction(async (tx) => {
    const { key, isGenuine, ...head } = await lockHead(tx, keys)
    if (!isGenuine || number <= head.firstNumber) return 0
    await moveHead(tx, key, { ...head, firstNumber: number, startHash: previousHash })
    const details = { from: head.firstNumber, to: number - 1, hash: previousHash }
    await appendEntries(tx, keys, [{ action: 'log-prune', address: null, details }])
    return number - head.firstNumber
  })
}

/** In batches, so that nobody waits long; after a kill, the next run continues. */
async function removeBehindHead(db: Database, keys: Sealer): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await db.transaction(async (tx) => {
      const { firstNumber } = await lockHead(tx, keys)
      const old = tx
        .select({ number: accessLog.number })
        .from(accessLog)
        .where(lt(accessLog.number, firstNumber))
        .orderBy(asc(accessLog.number))
        .limit(batchSize)
      const gone = await tx
        .delete(accessLog)
        .where(inArray(accessLog.number, old))
        .returning({ number: accessLog.number })
      return gone.length === batchSize
    })
  }
}
