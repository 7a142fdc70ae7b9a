import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { decisionSettings, people } from '#db/schema/index.ts'
import { rolesOf } from '#domain/roles.ts'
import type { SignatureSettings } from './schema.ts'

/** Version 0 until the owner sets it. */
export async function readSignatureSettings(db: Database | Transaction): Promise<SignatureSettings> {
  const [row] = await db.select().from(decisionSettings)
  return { secondAbove: row?.secondAbove ?? null, version: row?.version ?? 0 }
}

const maySign = and(isNull(people.disabledAt), inArray(people.role, [...rolesOf('files')]))

export async function listSigners(db: Database | Transaction): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(maySign)
    .orderBy(sql`lower(${people.name})`, people.id)
}

/**
 * Reads the person as they are now, not as their session knew them. The lock puts a lost role or a disabled account
 * either before the signature or after it.
 */
export async function lockSigner(tx: Transaction, id: string | null | undefined) {
  if (!id) return undefined
  const [row] = await tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(and(eq(people.id, id), maySign))
    .for('share')
  return row
}
