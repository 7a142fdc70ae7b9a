import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { accessLog, accessLogHead } from '#db/schema/index.ts'
import type { Sealer } from '#lib/sealer.ts'
import { isSameSecret } from '#lib/secrets.ts'
import { type Head, noHash, signHead } from './entry.ts'

/** The row's id: `npm run rekey` names sealed texts by it. */
const about = '1'

export type OpenHead = Omit<Head, 'id' | 'signature'> & { key: Buffer; isGenuine: boolean }

export async function readHead(db: Database, keys: Sealer): Promise<OpenHead | undefined> {
  const [head] = await db.select().from(accessLogHead)
  return head && openHead(head, keys)
}

function openHead({ id: _id, signature, ...head }: Head, keys: Sealer): OpenHead {
  const opened = keys.open(head.sealedKey, about)
  if (opened === undefined) throw new Error('The access log was written with another APP_SECRET.')
  const key = Buffer.from(opened, 'base64url')
  return { ...head, key, isGenuine: isSameSecret(signature, signHead(key, head)) }
}

/** Lets one writer at a time continue, across all processes, until its transaction ends. */
export async function lockHead(tx: Transaction, keys: Sealer): Promise<OpenHead> {
  const lock = () => tx.select().from(accessLogHead).for('update')
  let [head] = await lock()
  if (!head) {
    await insertHead(tx, keys)
    ;[head] = await lock()
  }
  if (!head) throw new Error('The access log has no head.')
  return openHead(head, keys)
}

/** Existing entries mean that somebody removed the head: the check reports it. */
async function insertHead(tx: Transaction, keys: Sealer): Promise<void> {
  const key = randomBytes(32)
  const [found] = await tx
    .select({ first: sql<string>`min(${accessLog.number})`, last: sql<string>`max(${accessLog.number})` })
    .from(accessLog)
  const head = {
    firstNumber: Number(found?.first ?? 1),
    startHash: noHash,
    lastNumber: Number(found?.last ?? 0),
    lastHash: noHash,
  }
  const sealedKey = keys.seal(key.toString('base64url'), about)
  await tx
    .insert(accessLogHead)
    .values({ ...head, sealedKey, signature: signHead(key, head) })
    .onConflictDoNothing()
}

export async function moveHead(tx: Transaction, key: Uint8Array, head: Omit<OpenHead, 'key' | 'isGenuine'>) {
  const { firstNumber, startHash, lastNumber, lastHash } = head
  const place = { firstNumber, startHash, lastNumber, lastHash }
  await tx
    .update(accessLogHead)
    .set({ ...place, signature: signHead(key, place) })
    .where(eq(accessLogHead.id, 1))
}
