import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { uploadLinks, uploadReservations } from '#db/schema/index.ts'
import type { DocumentChannel } from '#domain/case-file.ts'
import type { Config } from '#lib/config.ts'
import type { DiskSpace } from '#lib/disk-space.ts'
import type { Gate } from '#lib/gate.ts'
import { type Refused, refuse } from '#lib/refusals.ts'
import type { NameSender } from '#lib/sender-names.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { Refusal } from '../schema/reservations.ts'

/** Files an application may have by its bare id; more need an upload link or the case page. */
export const maxDocuments = 20
/** Files an application may have from all channels together. What the desk adds doesn't count. */
export const mostDocuments = 100

export type UploadRoom = {
  space: DiskSpace
  budget: Config['uploadBudget']
  nameSender: NameSender
  /** Lets one in at a time. Waiting requests hold no database connection, because others need it. */
  oneByOne: Gate
}

type LinkRow = typeof uploadLinks.$inferSelect

/** The one rule for whether a link works; whether it has room left is a separate question. */
export const isDead = ({ expiresAt, deactivatedAt }: Pick<LinkRow, 'expiresAt' | 'deactivatedAt'>) =>
  deactivatedAt !== null || expiresAt.getTime() <= Date.now()

export const isAliveNow = () => and(isNull(uploadLinks.deactivatedAt), gt(uploadLinks.expiresAt, new Date()))

export type Reservation = typeof uploadReservations.$inferSelect

export type Origin = { applicationId: string; channel: DocumentChannel; linkId?: string }

/** Never finds a reservation of another application, channel or link. */
export async function findReservation(
  db: Database,
  { applicationId, channel, linkId, storageKey }: Origin & { storageKey: string },
): Promise<Reservation | undefined> {
  const { uploadLinkId } = uploadReservations
  const [row] = await db
    .select()
    .from(uploadReservations)
    .where(
      and(
        eq(uploadReservations.storageKey, storageKey),
        eq(uploadReservations.applicationId, applicationId),
        isNull(uploadReservations.refusedAt),
        linkId === undefined ? isNull(uploadLinkId) : eq(uploadLinkId, linkId),
        eq(uploadReservations.door, channel),
      ),
    )
  return row
}

/** A URL takes bytes only as long as its reservation lasts, whatever its signature says. */
export async function findPlace(db: Database, storageKey: string): Promise<'open' | 'used' | 'gone'> {
  const { arrivedAt, registeredAt, refusedAt, expiresAt } = uploadReservations
  const [row] = await db
    .select({ arrivedAt, registeredAt })
    .from(uploadReservations)
    .where(and(eq(uploadReservations.storageKey, storageKey), isNull(refusedAt), gt(expiresAt, new Date())))
  if (!row) return 'gone'
  return row.arrivedAt || row.registeredAt ? 'used' : 'open'
}

export type NoRoom = Refused<Extract<Refusal, 'no space' | 'sender over budget' | 'day over budget'>>

const day = 24 * 60 * 60_000
const spaceWait = 10 * 60_000

/** Counts all reservations of the last 24 hours, refused ones too. Signed-in people have no `sender` and no budget. */
export async function checkRoom(
  tx: Transaction,
  { space, budget }: UploadRoom,
  file: { size: number; sender: string | null; storage: Pick<Storage, 'kind'> },
): Promise<NoRoom | undefined> {
  // One at a time, across all processes: simultaneous requests would each find the same room.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('upload budget'))`)
  const { awaited, ofSender, ofAll } = await sumReservedBytes(tx, file.sender)
  if (file.storage.kind === 'local') {
    const { available } = await space.read()
    if (available - awaited - file.size < space.reserve) return refuse('no space', { wait: spaceWait })
  }
  if (file.sender === null) return undefined
  if (ofSender.bytes + file.size > budget.perSender) {
    return refuse('sender over budget', { wait: measureWait(ofSender.first) })
  }
  if (ofAll.bytes + file.size > budget.perDay)
    return refuse('day over budget', { wait: measureWait(ofAll.first) })
  return undefined
}

const measureWait = (first: string | null) =>
  Math.max(60_000, first === null ? day : new Date(first).getTime() + day - Date.now())

async function sumReservedBytes(tx: Transaction, sender: string | null) {
  const { sizeBytes, createdAt, expiresAt, registeredAt, refusedAt, arrivedAt } = uploadReservations
  const isTheirs = sender === null ? sql`false` : eq(uploadReservations.sender, sender)
  const isBudgeted = sql`${uploadReservations.door} is distinct from 'desk'`
  // Bytes that may still come to the local disk are as good as used.
  const isAwaited = and(isNull(registeredAt), isNull(refusedAt), isNull(arrivedAt), gt(expiresAt, new Date()))
  const [row] = await tx
    .select({
      all: sql<string>`coalesce(sum(${sizeBytes}) filter (where ${isBudgeted}), 0)`,
      firstOfAll: sql<string | null>`min(${createdAt}) filter (where ${isBudgeted})`,
      theirs: sql<string>`coalesce(sum(${sizeBytes}) filter (where ${isTheirs}), 0)`,
      firstOfTheirs: sql<string | null>`min(${createdAt}) filter (where ${isTheirs})`,
      awaited: sql<string>`coalesce(sum(${sizeBytes}) filter (where ${isAwaited}), 0)`,
    })
    .from(uploadReservations)
    .where(gt(createdAt, new Date(Date.now() - day)))
  return {
    awaited: Number(row?.awaited),
    ofSender: { bytes: Number(row?.theirs), first: row?.firstOfTheirs ?? null },
    ofAll: { bytes: Number(row?.all), first: row?.firstOfAll ?? null },
  }
}
