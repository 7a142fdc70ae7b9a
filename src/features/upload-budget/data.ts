import { and, eq, gt, isNull, min, type SQL, sql, sum } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { uploadReservations } from '#db/schema/index.ts'
import type { Config } from '#lib/config.ts'
import type { DiskSpace } from '#lib/disk-space.ts'
import type { NameSender } from '#lib/sender-names.ts'
import type { Storage } from '#lib/storage/storage.ts'

/** What decides whether there is room for a file of somebody who is not signed in. */
export type UploadRoom = {
  space: DiskSpace
  budget: Config['uploadBudget']
  nameSender: NameSender
}

export type NoRoom = {
  reason: 'no space' | 'sender over budget' | 'day over budget'
  /** Milliseconds after which there may be room again. */
  wait: number
}

const day = 24 * 60 * 60_000
/** Somebody has to make room first. */
const spaceWait = 10 * 60_000

/**
 * Bytes are counted when a place for them is reserved, by the reservations of the last 24 hours: those that became a
 * document, those that were refused, and those that may still come. A place that nobody used is counted until it is swept.
 */
export async function noRoomFor(
  tx: Transaction,
  { space, budget }: UploadRoom,
  file: { size: number; sender: string; storage: Pick<Storage, 'kind'> },
): Promise<NoRoom | undefined> {
  // One after the other, over all processes: many who ask at once would each find the same room.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('upload budget'))`)
  if (file.storage.kind === 'local') {
    const { available } = await space.read()
    const left = available - (await awaitedBytes(tx)) - file.size
    if (left < space.reserve) return { reason: 'no space', wait: spaceWait }
  }
  const ofSender = await countedBytes(tx, eq(uploadReservations.sender, file.sender))
  if (ofSender.bytes + file.size > budget.perSender) {
    return { reason: 'sender over budget', wait: ofSender.wait }
  }
  const ofAll = await countedBytes(tx)
  if (ofAll.bytes + file.size > budget.perDay) return { reason: 'day over budget', wait: ofAll.wait }
  return undefined
}

async function countedBytes(tx: Transaction, whose?: SQL) {
  const [row] = await tx
    .select({
      bytes: sum(uploadReservations.sizeBytes).mapWith(Number),
      first: min(uploadReservations.createdAt),
    })
    .from(uploadReservations)
    .where(and(gt(uploadReservations.createdAt, new Date(Date.now() - day)), whose))
  const first = row?.first?.getTime() ?? Date.now()
  // Until the first of them is a day old.
  return { bytes: row?.bytes ?? 0, wait: Math.max(60_000, first + day - Date.now()) }
}

/** What may still come to the local disk: it is as good as used. */
async function awaitedBytes(db: Database): Promise<number> {
  const { sizeBytes, registeredAt, refusedAt, arrivedAt, expiresAt } = uploadReservations
  const [row] = await db
    .select({ bytes: sum(sizeBytes).mapWith(Number) })
    .from(uploadReservations)
    .where(and(isNull(registeredAt), isNull(refusedAt), isNull(arrivedAt), gt(expiresAt, new Date())))
  return row?.bytes ?? 0
}
