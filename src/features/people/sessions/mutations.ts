import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { adminSessions, passkeys, passwordResets, people } from '#db/schema/index.ts'
import type { Awaiting } from '#domain/roles.ts'
import { browserCode } from '#lib/access.ts'
import { announceSessionChange } from '#lib/live/session-changes.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import { listSessions } from './data.ts'

/** A working day; then it asks for the password again. */
const sessionLifetime = 12 * 60 * 60_000

/** Somebody who knows the password and no more must not be able to come back to it. */
const heldLifetimes: Record<Awaiting, number> = {
  'second-factor': 10 * 60_000,
  password: 60 * 60_000,
  enrollment: 60 * 60_000,
}

export const lifetimeOf = (awaiting: Awaiting | null) =>
  awaiting ? heldLifetimes[awaiting] : sessionLifetime

export type Visit = { userAgent: string | undefined; address: string }

/** Returns the id for the browser's cookie; we keep only its hash. Somebody who was disabled a moment ago gets none. */
export function openSession(
  db: Database,
  person: { id: string; lastSeenAt: Date | null },
  visit: Visit,
  awaiting: Awaiting | null,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.delete(adminSessions).where(lte(adminSessions.expiresAt, sql`now()`))
    // Of this and a disabling at the same time, the second sees the first.
    const [found] = await tx
      .update(people)
      .set({ lastSeenAt: awaiting ? sql`${people.lastSeenAt}` : new Date() })
      .where(and(eq(people.id, person.id), isNull(people.disabledAt)))
      .returning({ appSince: people.totpConfirmedAt })
    if (!found) return undefined
    if (awaiting === 'enrollment') {
      const isOwn = eq(passkeys.personId, person.id)
      // The person set up a second factor elsewhere a moment ago, so they have to show it.
      if (found.appSince || (await tx.$count(passkeys, isOwn)) > 0) return undefined
    }
    return insertSession(tx, { ...visit, personId: person.id, awaiting, previousVisitAt: person.lastSeenAt })
  })
}

export type NewSession = Visit & {
  personId: string
  awaiting: Awaiting | null
  previousVisitAt: Date | null
  /** When they last showed who they are; now, unless this says otherwise. */
  createdAt?: Date
}

export async function insertSession(tx: Transaction, { userAgent, ...session }: NewSession): Promise<string> {
  const id = newSecret()
  const expiresAt = new Date(Date.now() + lifetimeOf(session.awaiting))
  await tx
    .insert(adminSessions)
    .values({ ...session, idHash: hashSecret(id), expiresAt, userAgent: userAgent?.slice(0, 500) })
  return id
}

export async function endSession(db: Database, idHash: string) {
  const [ended] = await db
    .delete(adminSessions)
    .where(eq(adminSessions.idHash, idHash))
    .returning({ personId: adminSessions.personId })
  if (ended) await announceSessionChange(db, ended.personId)
}

export async function endListedSession(
  db: Database,
  personId: string,
  code: string,
): Promise<{ idHash: string } | undefined> {
  const listed = (await listSessions(db, personId)).find(({ idHash }) => browserCode(idHash) === code)
  if (listed) await endSession(db, listed.idHash)
  return listed
}

export async function endSessionsOf(db: Database | Transaction, personId: string, except?: string) {
  await db
    .delete(adminSessions)
    .where(and(eq(adminSessions.personId, personId), except ? ne(adminSessions.idHash, except) : undefined))
  await announceSessionChange(db, personId)
}

export async function expireResets(tx: Transaction, personId: string): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ expiresAt: sql`now() - interval '1 hour'` })
    .where(and(eq(passwordResets.personId, personId), gt(passwordResets.expiresAt, sql`now()`)))
}
