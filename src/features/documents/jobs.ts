import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { uploadReservations } from '#db/schema/index.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { namedKeys } from './data.ts'

const hour = 60 * 60_000
const day = 24 * hour
const batchSize = 200

type Services = { db: Database; storage: Storage }

/**
 * Removes what uploads left behind: files that were sent and never registered, parts of files, and objects that no row
 * names. It may run twice at once, and it may be cut off anywhere.
 */
export async function sweepStorage(services: Services, now = new Date()): Promise<{ removed: number }> {
  const before = (age: number) => new Date(now.getTime() - age)
  const expired = await removeExpired(services, before(hour))
  const unnamed = await removeUnnamed(services, before(day))
  // Longer than an upload may take.
  await services.storage.removeUnfinished(before(2 * hour))
  await forgetRegistered(services.db, before(7 * day))
  return { removed: expired + unnamed }
}

/** Row first: from then on the file cannot be registered any more. Where the process ends in between, the file is unnamed. */
async function removeExpired({ db, storage }: Services, before: Date): Promise<number> {
  let removed = 0
  while (true) {
    const expired = await db
      .select({ id: uploadReservations.id })
      .from(uploadReservations)
      .where(and(isNull(uploadReservations.registeredAt), lt(uploadReservations.expiresAt, before)))
      .limit(batchSize)
    const ids = expired.map(({ id }) => id)
    if (ids.length === 0) return removed
    const withdrawn = await db
      .delete(uploadReservations)
      .where(and(inArray(uploadReservations.id, ids), isNull(uploadReservations.registeredAt)))
      .returning({ key: uploadReservations.storageKey })
    for (const { key } of withdrawn) await storage.remove(key)
    removed += withdrawn.length
  }
}

async function removeUnnamed({ db, storage }: Services, before: Date): Promise<number> {
  let removed = 0
  for await (const keys of storage.listOlderThan(before)) {
    const named = await namedKeys(db, keys)
    for (const key of keys.filter((candidate) => !named.has(candidate))) {
      await storage.remove(key)
      removed += 1
    }
  }
  return removed
}

/** The document itself names the file now; the reservation only told a repeated registration from a new one. */
async function forgetRegistered(db: Database, before: Date): Promise<void> {
  await db
    .delete(uploadReservations)
    .where(and(isNotNull(uploadReservations.registeredAt), lt(uploadReservations.registeredAt, before)))
}
