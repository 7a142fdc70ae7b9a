import { sql } from 'drizzle-orm'
import { SecretUnusable } from '#lib/app-secret.ts'
import { createSealer } from '#lib/sealer.ts'
import type { Database } from './database.ts'
import { createRowSealer, deriveWrappingKey, newHashKey, type RowSealer } from './row-sealer.ts'
import { sealingKeys } from './schema/index.ts'

const missing =
  'APP_SECRET is missing: the data was sealed with one. Set it, or put the file app-secret back into DATA_DIR.'
const wrong =
  'APP_SECRET is not the one the data was sealed with. Set that one; to change it, stop the site and run: npm run rekey'
const unfinished = 'The change of APP_SECRET was interrupted. Finish it with: npm run rekey'

const hashKeys = (appSecret: string) => createSealer(appSecret, 'hash key of the rows')
export const keyIdOf = (appSecret: string) => deriveWrappingKey(appSecret).id.toString('hex')

export type SealingKey = typeof sealingKeys.$inferSelect

export function sealHashKey(appSecret: string, hashKey: Uint8Array): Omit<SealingKey, 'since'> {
  const keyId = keyIdOf(appSecret)
  const key = Buffer.from(hashKey).toString('base64url')
  return { keyId, sealedHashKey: hashKeys(appSecret).seal(key, keyId) }
}

/** Undefined when the secret is not the one it was sealed with. */
export function openHashKey(appSecret: string, keys: readonly SealingKey[]): Buffer | undefined {
  const keyId = keyIdOf(appSecret)
  const sealed = keys.find((key) => key.keyId === keyId)
  const opened = sealed && hashKeys(appSecret).open(sealed.sealedHashKey, keyId)
  return opened === undefined ? undefined : Buffer.from(opened, 'base64url')
}

/**
 * Refuses a secret that does not open this database. It only reads, so call it before anything is written. A database
 * that has sealed nothing yet takes any secret, or none.
 */
export async function checkAppSecret(db: Database, appSecret: string | undefined): Promise<void> {
  refuseWrongSecret(appSecret, await readSealingKeys(db))
}

/** None in a database that no start has reached yet. */
export async function readSealingKeys(db: Database): Promise<SealingKey[]> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('sealing_keys') is not null as found`,
  )
  return rows[0]?.found ? db.select().from(sealingKeys) : []
}

export function refuseWrongSecret(appSecret: string | undefined, keys: readonly SealingKey[]): void {
  if (keys.length === 0) return
  if (keys.length > 1) throw new SecretUnusable(unfinished)
  if (appSecret === undefined) throw new SecretUnusable(missing)
  if (!openHashKey(appSecret, keys)) throw new SecretUnusable(wrong)
}

/** For one who only reads: halfway through a change of the secret either will do. */
export function openHashSealer(appSecret: string, keys: readonly SealingKey[]): RowSealer | undefined {
  const hashKey = openHashKey(appSecret, keys)
  if (!hashKey && keys.length > 0) throw new SecretUnusable(wrong)
  return hashKey && createRowSealer(appSecret, hashKey)
}

/** Of processes that start together on a new database, one makes the key of the hashes and the others find it. */
export async function openRowSealer(db: Database, appSecret: string): Promise<RowSealer> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sealingKeys} in share row exclusive mode`)
    const keys = await tx.select().from(sealingKeys)
    refuseWrongSecret(appSecret, keys)
    const hashKey = openHashKey(appSecret, keys) ?? newHashKey()
    if (keys.length === 0) await tx.insert(sealingKeys).values(sealHashKey(appSecret, hashKey))
    return createRowSealer(appSecret, hashKey)
  })
}
