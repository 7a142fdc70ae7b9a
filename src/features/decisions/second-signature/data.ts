import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { decisionSettings, people } from '#db/schema/index.ts'
import { rolesOf } from '#domain/roles.ts'
import type { SignatureSettings } from './schema.ts'

/** As the owner set it; version 0 before that. */
export async function readSignatureSettings(db: Database | Transaction): Promise<SignatureSettings> {
  const [row] = await db.select().from(decisionSettings)
  return { secondAbove: row?.secondAbove ?? null, version: row?.version ?? 0 }
}

/** Owners and reviewers who work here now. */
const maySign = and(isNull(people.disabledAt), inArray(people.role, [...rolesOf('files')]))

export async function listSigners(db: Database | Transaction): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(maySign)
    .orderBy(sql`lower(${people.name})`, people.id)
}

/**
 * Somebody who may sign, as they are now and not as their session knew them. Locked, so that a role that is taken away
 * or a person who is disabled at this moment comes either before the signature or after it.
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
