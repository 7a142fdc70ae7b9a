import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { people } from '#db/schema/index.ts'
import { isBrowserOf } from '#features/people/second-factor/data.ts'
import { tellPerson } from '#features/people/security-notices/mutations.ts'
import {
  endSessionsOf,
  expireResets,
  insertSession,
  type NewSession,
} from '#features/people/sessions/mutations.ts'
import type { Gate } from '#lib/gate.ts'
import { countGuess, forgiveGuess, type Guess, type GuessServices } from '#lib/guesses.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { hashPassword, isPassword, newPassword } from '#lib/password.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { newSecret } from '#lib/secrets.ts'
import { findActivePerson, findFirstOwner, type Person, type Whose } from './data.ts'

export type GuessRefusal = 'wrong' | 'throttled'
export type SignInServices = GuessServices & { gate: Gate }

export type PasswordGuess = Guess & { password: string; whose: Whose }

export async function checkPassword(
  services: SignInServices,
  given: PasswordGuess,
): Promise<Outcome<{ person: Person }, GuessRefusal>> {
  const { db, gate } = services
  const guess = { ...given, knownBrowser: await findOwnBrowser(db, given) }
  const counted = await countGuess(services, guess)
  if (!counted.ok) return counted
  // An unknown person takes as long as a known one with a wrong password, the first one after a start, too.
  const spare = await nobodysHash()
  const person = await findActivePerson(db, guess.whose)
  const passwordHash = person?.passwordHash ?? spare
  const isRight = await gate(() => isPassword(passwordHash, guess.password))
  if (!person?.passwordHash || !isRight) return refuse('wrong')
  await forgiveGuess(db, guess, counted)
  return { ok: true, person }
}

/**
 * A browser has guesses of its own for each person who signed in from it. Otherwise a colleague could sign in as
 * themselves in one new browser after another, and guess somebody else's password in each. Signing in as yourself
 * forgives no guesses at a colleague's password.
 */
async function findOwnBrowser(db: Database, { whose, knownBrowser }: PasswordGuess) {
  // Looks up an invented id too, because nobody must be found faster.
  const id = (await findActivePerson(db, whose))?.id ?? randomUUID()
  return (await isBrowserOf(db, id, knownBrowser)) ? `${knownBrowser} ${id}` : undefined
}

let madeHash: Promise<string> | undefined
const nobodysHash = () => {
  madeHash ??= hashPassword(newSecret())
  return madeHash
}

type NewPassword = {
  password: string
  session: Omit<NewSession, 'personId'>
  /** Only if there is no password yet: we didn't ask for the old one. */
  isFirst?: boolean
}

/** Ends the person's sessions and returns a new one for this browser; none for somebody disabled a moment ago. */
export async function changePassword(
  { db, gate, enqueue }: SignInServices & { enqueue: Enqueue },
  personId: string,
  { password: newOne, session, isFirst = false }: NewPassword,
): Promise<string | undefined> {
  const passwordHash = await gate(() => hashPassword(newOne))
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(people)
      .set({ passwordHash, isGenerated: false, updatedAt: new Date() })
      .where(
        and(
          eq(people.id, personId),
          isNull(people.disabledAt),
          isFirst ? isNull(people.passwordHash) : undefined,
        ),
      )
      .returning({ id: people.id })
    if (changed.length === 0) return undefined
    await endSessionsOf(tx, personId)
    await expireResets(tx, personId)
    await tellPerson(tx, enqueue, { personId, kind: 'password-changed' })
    return insertSession(tx, { ...session, personId })
  })
}

/** A newly configured password replaces the old one. A generated one is returned just this once, for the operator. */
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
