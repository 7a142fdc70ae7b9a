import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { adminSessions, people } from '#db/schema/index.ts'
import { browserCode } from '#lib/access.ts'
import type { Gate } from '#lib/gate.ts'
import { countGuess, forgiveGuess, type Guess, type GuessServices } from '#lib/guesses.ts'
import { hashPassword, isPassword, newPassword } from '#lib/password.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import type { Awaiting } from '#site/choices/roles.ts'
import { findActivePerson, findFirstOwner, listSessions, type Person, type Whose } from './data.ts'

/** A working day; then it asks for the password again. */
export const sessionLifetime = 12 * 60 * 60_000

export type GuessRefusal = 'wrong' | 'throttled'
export type SignInServices = GuessServices & { gate: Gate }

export type PasswordGuess = Guess & { password: string; whose: Whose }

/** Whose password this is, unless there were too many guesses. */
export async function checkPassword(
  services: SignInServices,
  guess: PasswordGuess,
): Promise<Outcome<{ person: Person }, GuessRefusal>> {
  const { db, gate } = services
  const throttled = await countGuess(services, guess)
  if (throttled) return throttled
  const person = await findActivePerson(db, guess.whose)
  // Somebody unknown takes as long as somebody known with a wrong password.
  const passwordHash = person?.passwordHash ?? (await nobodysHash())
  const isRight = await gate(() => isPassword(passwordHash, guess.password))
  if (!person?.passwordHash || !isRight) return refuse('wrong')
  await forgiveGuess(db, guess)
  return { ok: true, person }
}

let madeHash: Promise<string> | undefined
const nobodysHash = () => {
  madeHash ??= hashPassword(newSecret())
  return madeHash
}

export type Visit = { userAgent: string | undefined; address: string }

/** Opens a session and returns the id for the browser's cookie; we keep only its hash. */
export function openSession(
  db: Database,
  person: Person,
  visit: Visit,
  awaiting: Awaiting | null,
): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.delete(adminSessions).where(lte(adminSessions.expiresAt, sql`now()`))
    await tx.update(people).set({ lastSeenAt: new Date() }).where(eq(people.id, person.id))
    return insertSession(tx, { ...visit, personId: person.id, awaiting, previousVisitAt: person.lastSeenAt })
  })
}

type NewSession = Visit & { personId: string; awaiting: Awaiting | null; previousVisitAt: Date | null }

async function insertSession(tx: Transaction, { userAgent, ...session }: NewSession): Promise<string> {
  const id = newSecret()
  const expiresAt = new Date(Date.now() + sessionLifetime)
  await tx
    .insert(adminSessions)
    .values({ ...session, idHash: hashSecret(id), expiresAt, userAgent: userAgent?.slice(0, 500) })
  return id
}

export async function endSession(db: Database, idHash: string) {
  await db.delete(adminSessions).where(eq(adminSessions.idHash, idHash))
}

/** Ends the person's session with this code in the list of signed-in browsers; undefined if there is none. */
export async function endListedSession(
  db: Database,
  personId: string,
  code: string,
): Promise<{ idHash: string } | undefined> {
  const listed = (await listSessions(db, personId)).find(({ idHash }) => browserCode(idHash) === code)
  if (listed) await endSession(db, listed.idHash)
  return listed
}

/** Ends all sessions of a person, or all but one. */
export async function endSessionsOf(db: Database | Transaction, personId: string, except?: string) {
  await db
    .delete(adminSessions)
    .where(and(eq(adminSessions.personId, personId), except ? ne(adminSessions.idHash, except) : undefined))
}

/** Ends every session of the person, and returns a new session id for the browser that made the change. */
export async function changePassword(
  { db, gate }: SignInServices,
  personId: string,
  newOne: string,
  session: Omit<NewSession, 'personId'>,
): Promise<string> {
  const passwordHash = await gate(() => hashPassword(newOne))
  return db.transaction(async (tx) => {
    await tx
      .update(people)
      .set({ passwordHash, isGenerated: false, updatedAt: new Date() })
      .where(eq(people.id, personId))
    await endSessionsOf(tx, personId)
    return insertSession(tx, { ...session, personId })
  })
}

/**
 * Makes sure there is a first owner with a password. A newly configured one replaces the old one and ends the owner's
 * sessions. If there is none, makes one and returns it, just this once, for the operator to see.
 */
export async function ensureFirstOwner(
  db: Database,
  { password: configured, email }: { password?: string | undefined; email?: string | undefined },
): Promise<{ generated: string | undefined }> {
  const owner = await findFirstOwner(db)
  if (owner && (configured === undefined || (await wasConfigured(owner, configured)))) {
    return { generated: undefined }
  }
  const password = configured ?? newPassword()
  const passwordHash = await hashPassword(password)
  const isGenerated = configured === undefined
  const values = { passwordHash, isGenerated, configuredHash: isGenerated ? null : passwordHash }
  const isMade = await db.transaction(async (tx) => {
    if (owner) {
      await tx
        .update(people)
        .set({ ...values, updatedAt: new Date() })
        .where(eq(people.id, owner.id))
      await endSessionsOf(tx, owner.id)
      return true
    }
    const first = { ...values, name: 'Owner', email: email ?? null, role: 'owner', isFirst: true } as const
    const inserted = await tx.insert(people).values(first).onConflictDoNothing().returning()
    return inserted.length > 0
  })
  // If several processes start on an empty database at once, only one makes the password.
  return { generated: isGenerated && isMade ? password : undefined }
}

/** A password changed later in the admin stays; only a newly configured one replaces it. */
async function wasConfigured({ configuredHash, passwordHash }: Person, configured: string) {
  const kept = configuredHash ?? passwordHash
  return kept !== null && isPassword(kept, configured)
}
