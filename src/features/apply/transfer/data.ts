import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { movingDrafts } from '#db/schema/index.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { hashSecret, isSameSecret } from '#lib/secrets.ts'
import type { MovingState } from './schema.ts'

export type MovingRow = typeof movingDrafts.$inferSelect
export type OpeningRefusal = 'unknown' | 'used'

/** Expired drafts count as gone before the sweep. */
const isLiving = (name: string) =>
  and(eq(movingDrafts.nameHash, hashSecret(name)), gt(movingDrafts.expiresAt, new Date()))

/** A wrong secret finds nothing, just like a wrong name. */
export async function findOwn(
  db: Database | Transaction,
  { name, secret }: { name: string; secret: string },
): Promise<MovingRow | undefined> {
  const [row] = await db.select().from(movingDrafts).where(isLiving(name))
  return row && isSameSecret(row.ownerHash, hashSecret(secret)) ? row : undefined
}

/** The link works until it's used. After that, only devices that had the draft can read it. */
export async function openMovingDraft(
  db: Database,
  { name, secret }: { name: string; secret: string | undefined },
): Promise<Outcome<{ row: MovingRow }, OpeningRefusal>> {
  if (secret !== undefined) {
    const row = await findOwn(db, { name, secret })
    return row ? { ok: true, row } : refuse('unknown')
  }
  const [row] = await db.select().from(movingDrafts).where(isLiving(name))
  if (!row) return refuse('unknown')
  return row.takenAt ? refuse('used') : { ok: true, row }
}

export const toReceipt = ({ version, expiresAt }: Pick<MovingRow, 'version' | 'expiresAt'>) => ({
  version,
  expiresAt: expiresAt.toISOString(),
})

export const toState = (row: MovingRow): MovingState => ({
  ...toReceipt(row),
  takenAt: row.takenAt?.toISOString() ?? null,
})

/** Includes expired drafts that wait for the sweep. */
export async function sumBytes(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${movingDrafts.ciphertext})), 0)` })
    .from(movingDrafts)
  return Number(row?.bytes)
}
