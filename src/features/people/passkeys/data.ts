import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { passkeys, people } from '#db/schema/index.ts'
import type { Passkey } from './schema.ts'

export type KeptPasskey = typeof passkeys.$inferSelect

export const listPasskeys = (db: Database, personId: string) =>
  db.select().from(passkeys).where(eq(passkeys.personId, personId)).orderBy(asc(passkeys.createdAt))

export async function findPasskey(db: Database, id: string) {
  const [row] = await db
    .select({ passkey: passkeys, person: people })
    .from(passkeys)
    .innerJoin(people, eq(people.id, passkeys.personId))
    .where(and(eq(passkeys.id, id), isNull(people.disabledAt)))
  return row
}

export async function isAnyPasskeyKept(db: Database): Promise<boolean> {
  const rows = await db.select({ id: passkeys.id }).from(passkeys).limit(1)
  return rows.length > 0
}

export const toPublicPasskey = ({
  id,
  name,
  isSynced,
  transports,
  createdAt,
  lastUsedAt,
}: KeptPasskey): Passkey => ({
  id,
  name,
  place: placeOf(isSynced, transports ?? []),
  addedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

function placeOf(isSynced: boolean, transports: readonly string[]): Passkey['place'] {
  if (isSynced) return 'synced'
  if (transports.includes('internal')) return 'device'
  return transports.includes('hybrid') ? 'phone' : 'security-key'
}
