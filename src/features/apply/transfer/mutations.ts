import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { movingDrafts } from '#db/schema/index.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { hashSecret } from '#lib/secrets.ts'
import { findOwn, type MovingRow, sumBytes } from './data.ts'
import { movingLifetime, type NewMovingDraft } from './schema.ts'

/** 20,000 drafts of the usual length. Strangers can fill this, and people can still apply. */
const maxBytes = 256 * 1024 * 1024
/** The sweep runs once an hour. */
const roomWait = 60 * 60_000

export type CreationRefusal = 'name-taken' | 'no-room'
export type WritingRefusal = 'unknown' | 'stale' | 'no-room'

type Services = { db: Database; max?: number }

const expiry = () => new Date(Date.now() + movingLifetime)

/** One at a time, across all processes: simultaneous drafts would each find the same room. */
async function hasRoom(tx: Transaction, added: number, max = maxBytes): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('moving drafts'))`)
  return (await sumBytes(tx)) + added <= max
}

/** Two sends make one draft, because the browser draws the name. */
export async function createMovingDraft(
  { db, max }: Services,
  { name, secret, ciphertext }: NewMovingDraft,
): Promise<Outcome<{ row: MovingRow; isNew: boolean }, CreationRefusal>> {
  return db.transaction(async (tx) => {
    const first = await findOwn(tx, { name, secret })
    if (first) return { ok: true, row: first, isNew: false }
    if (!(await hasRoom(tx, ciphertext.length, max))) return refuse('no-room', { wait: roomWait })
    const [row] = await tx
      .insert(movingDrafts)
      .values({ nameHash: hashSecret(name), ownerHash: hashSecret(secret), ciphertext, expiresAt: expiry() })
      .onConflictDoNothing()
      .returning()
    if (row) return { ok: true, row, isNew: true }
    const other = await findOwn(tx, { name, secret })
    return other ? { ok: true, row: other, isNew: false } : refuse('name-taken')
  })
}

type Change = {
  name: string
  secret: string
  /** The last version this device has seen. */
  version: number
  ciphertext: string
}

export async function writeMovingDraft(
  { db, max }: Services,
  { name, secret, version, ciphertext }: Change,
  link: 'stays' | 'used' | 'reopened',
): Promise<Outcome<{ row: MovingRow }, WritingRefusal>> {
  return db.transaction(async (tx) => {
    const kept = await findOwn(tx, { name, secret })
    if (!kept) return refuse('unknown')
    if (kept.version !== version) return refuse('stale')
    const added = ciphertext.length - kept.ciphertext.length
    if (added > 0 && !(await hasRoom(tx, added, max))) return refuse('no-room', { wait: roomWait })
    const [row] = await tx
      .update(movingDrafts)
      .set({
        ciphertext,
        version: version + 1,
        expiresAt: expiry(),
        ...(link !== 'stays' && { takenAt: link === 'used' ? new Date() : null }),
      })
      .where(and(eq(movingDrafts.nameHash, kept.nameHash), eq(movingDrafts.version, version)))
      .returning()
    return row ? { ok: true, row } : refuse('stale')
  })
}

export async function dropMovingDraft(db: Database, { name, secret }: { name: string; secret: string }) {
  const kept = await findOwn(db, { name, secret })
  if (kept) await db.delete(movingDrafts).where(eq(movingDrafts.nameHash, kept.nameHash))
}

export async function sweepMovingDrafts(db: Database): Promise<void> {
  await db.delete(movingDrafts).where(lte(movingDrafts.expiresAt, new Date()))
}
