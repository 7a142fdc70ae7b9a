import { eq, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { adminCredential, adminSessions } from '#db/schema/index.ts'
import { countAttempt, forgetAttempts, networkOf, refundAttempt } from '#lib/attempts.ts'
import type { Gate } from '#lib/gate.ts'
import { hashPassword, isPassword, newPassword } from '#lib/password.ts'
import { newSecret, secretHash } from '#lib/secrets.ts'
import { listSessions, readCredential } from './data.ts'
import { browserCode } from './schema.ts'

const minute = 60_000
/** A working day; then the password is asked again. */
export const sessionLifetime = 12 * 60 * minute

/**
 * Guesses that may reach the hash. The windows begin with their first guess, so that over the edge of two of them twice as many
 * fit into an hour: 100 in all. A browser in which the administrator signed in before has its own allowance, which nobody else
 * can use up.
 */
const allowances = {
  address: { max: 10, timeWindow: 60 * minute },
  strangers: { max: 50, timeWindow: 60 * minute },
  knownBrowser: { max: 10, timeWindow: 15 * minute },
}

export type Guess = {
  password: string
  address: string
  /** The name of a browser that was signed in before, as its signed cookie tells. */
  knownBrowser: string | undefined
}

export type GuessOutcome = { ok: true } | { ok: false; reason: 'wrong' } | Throttled
export type Throttled = { ok: false; reason: 'throttled'; wait: number }

export type SignInServices = { db: Database; gate: Gate }

/** Whether it is the administrator's password, unless too many were tried. */
export async function checkPassword({ db, gate }: SignInServices, guess: Guess): Promise<GuessOutcome> {
  const throttled = await countGuess(db, guess)
  if (throttled) return throttled
  const credential = await readCredential(db)
  const isRight =
    credential !== undefined && (await gate(() => isPassword(credential.passwordHash, guess.password)))
  if (!isRight) return { ok: false, reason: 'wrong' }
  await forgetAttempts(db, ownKey(guess))
  if (!guess.knownBrowser) await refundAttempt(db, strangersKey)
  return { ok: true }
}

const strangersKey = 'sign-in strangers'
const ownKey = ({ knownBrowser, address }: Guess) =>
  knownBrowser ? `sign-in browser ${knownBrowser}` : `sign-in address ${networkOf(address)}`

async function countGuess(db: Database, guess: Guess): Promise<Throttled | undefined> {
  const own = guess.knownBrowser ? allowances.knownBrowser : allowances.address
  const limits = [{ key: ownKey(guess), ...own }]
  // Counted only for guesses that their own limit lets through: one busy address does not use up what all have.
  if (!guess.knownBrowser) limits.push({ key: strangersKey, ...allowances.strangers })
  for (const { key, max, timeWindow } of limits) {
    const { current, ttl } = await countAttempt(db, key, timeWindow)
    if (current > max) return { ok: false, reason: 'throttled', wait: ttl }
  }
  return undefined
}

/** Opens a session and gives the id for the browser's cookie; here only its hash is kept. */
export function openSession(db: Database, userAgent: string | undefined): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.delete(adminSessions).where(lte(adminSessions.expiresAt, sql`now()`))
    const [credential] = await tx.select({ lastSeenAt: adminCredential.lastSeenAt }).from(adminCredential)
    await tx.update(adminCredential).set({ lastSeenAt: new Date() })
    return insertSession(tx, { userAgent, previousVisitAt: credential?.lastSeenAt ?? null })
  })
}

type NewSession = { userAgent: string | undefined; previousVisitAt: Date | null }

async function insertSession(tx: Transaction, { userAgent, previousVisitAt }: NewSession): Promise<string> {
  const id = newSecret()
  const expiresAt = new Date(Date.now() + sessionLifetime)
  await tx
    .insert(adminSessions)
    .values({ idHash: secretHash(id), expiresAt, userAgent: userAgent?.slice(0, 500), previousVisitAt })
  return id
}

export async function endSession(db: Database, idHash: string) {
  await db.delete(adminSessions).where(eq(adminSessions.idHash, idHash))
}

/** Ends the session that the list of signed-in browsers shows by this code; nothing when there is none. */
export async function endListedSession(db: Database, code: string): Promise<{ idHash: string } | undefined> {
  const listed = (await listSessions(db)).find(({ idHash }) => browserCode(idHash) === code)
  if (listed) await endSession(db, listed.idHash)
  return listed
}

export async function endAllSessions(db: Database) {
  await db.delete(adminSessions)
}

/** Ends every session; the browser that made the change goes on with a new one, whose id is answered. */
export async function changePassword(
  { db, gate }: SignInServices,
  newOne: string,
  session: NewSession,
): Promise<string> {
  const passwordHash = await gate(() => hashPassword(newOne))
  return db.transaction(async (tx) => {
    await tx.update(adminCredential).set({ passwordHash, isGenerated: false, updatedAt: new Date() })
    await tx.delete(adminSessions)
    return insertSession(tx, session)
  })
}

/**
 * Makes sure there is an administrator's password. A configured one that is new replaces another and ends every session;
 * without any, one is made and answered, this once, to be shown to the operator.
 */
export async function ensureAdminPassword(
  db: Database,
  configured: string | undefined,
): Promise<{ generated: string | undefined }> {
  const stored = await readCredential(db)
  if (stored && (configured === undefined || (await wasConfigured(stored, configured)))) {
    return { generated: undefined }
  }
  const password = configured ?? newPassword()
  const passwordHash = await hashPassword(password)
  const isGenerated = configured === undefined
  const values = { passwordHash, isGenerated, configuredHash: isGenerated ? null : passwordHash }
  const isFirst = await db.transaction(async (tx) => {
    if (stored) {
      await tx.update(adminCredential).set({ ...values, updatedAt: new Date() })
      await tx.delete(adminSessions)
      return true
    }
    const inserted = await tx.insert(adminCredential).values(values).onConflictDoNothing().returning()
    return inserted.length > 0
  })
  // Of several processes that start on an empty database at once, one makes the password.
  return { generated: isGenerated && isFirst ? password : undefined }
}

/** A password that was changed in the admin afterwards stays; only a newly configured one replaces it. */
async function wasConfigured(
  { configuredHash, passwordHash }: { configuredHash: string | null; passwordHash: string },
  configured: string,
) {
  return isPassword(configuredHash ?? passwordHash, configured)
}
