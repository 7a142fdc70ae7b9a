import { setTimeout as delay } from 'node:timers/promises'
import { eq, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { adminCredential, adminSessions } from '#db/schema/index.ts'
import { browserCode } from '#lib/access.ts'
import {
  countAttempt,
  forgetAttempts,
  networkOf,
  type Pace,
  readAttempts,
  refundAttempt,
  takeTurn,
} from '#lib/attempts.ts'
import type { Gate } from '#lib/gate.ts'
import { hashPassword, isPassword, newPassword } from '#lib/password.ts'
import { type Outcome, type Refused, refuse } from '#lib/refusals.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import { listSessions, readCredential } from './data.ts'

const minute = 60_000
/** A working day; then it asks for the password again. */
export const sessionLifetime = 12 * 60 * minute

/**
 * Guesses that reach the hash without waiting. Each window starts with its first guess, so an hour across two windows
 * can hold twice as many: 100 in all. A browser the administrator has used has its own, which nobody else can use up.
 */
const allowances = {
  address: { max: 10, timeWindow: 60 * minute },
  strangers: { max: 50, timeWindow: 60 * minute },
  knownBrowser: { max: 10, timeWindow: 15 * minute },
  /** Extra guesses for each network, in turn, once strangers have used up the shared allowance. */
  inTurn: { max: 3, timeWindow: 24 * 60 * minute },
}

/**
 * Strangers must not lock the administrator out of a new browser, so their guesses are slowed down, not refused: one
 * every four seconds, at most 21,600 a day, and three a day from one network. It takes 7,200 networks to fill a day.
 */
const slowLane: Pace = { interval: 4_000, patience: 20_000 }

export type Guess = {
  password: string
  address: string
  /** The name of a browser that signed in before, from its signed cookie. */
  knownBrowser: string | undefined
}

type Throttled = Refused<'throttled'>
export type GuessRefusal = 'wrong' | 'throttled'

export type SignInServices = {
  db: Database
  gate: Gate
  /** The pace for strangers. */
  lane?: Pace
  /** Ends the wait when the server stops. */
  signal?: AbortSignal
}

/** Whether this is the administrator's password, unless there were too many guesses. */
export async function checkPassword(
  services: SignInServices,
  guess: Guess,
): Promise<Outcome<object, GuessRefusal>> {
  const { db, gate } = services
  const throttled = await countGuess(services, guess)
  if (throttled) return throttled
  const credential = await readCredential(db)
  const isRight =
    credential !== undefined && (await gate(() => isPassword(credential.passwordHash, guess.password)))
  if (!isRight) return refuse('wrong')
  await forgetAttempts(db, ownKey(guess))
  await forgetAttempts(db, turnKey(guess))
  if (!guess.knownBrowser) await refundAttempt(db, strangersKey)
  return { ok: true }
}

const strangersKey = 'sign-in strangers'
const ownKey = ({ knownBrowser, address }: Guess) =>
  knownBrowser ? `sign-in browser ${knownBrowser}` : `sign-in address ${networkOf(address)}`
/** A wider network than for the first guesses: a rented server often comes with 65,536 IPv6 networks. */
const turnKey = ({ address }: Guess) => `sign-in in turn ${networkOf(address, 48)}`

async function countGuess(services: SignInServices, guess: Guess): Promise<Throttled | undefined> {
  const { db } = services
  const own = await count(
    db,
    ownKey(guess),
    guess.knownBrowser ? allowances.knownBrowser : allowances.address,
  )
  // Counts toward the shared limit only within its own: one busy address must not use up everyone's guesses.
  if (own || guess.knownBrowser) return own
  const isCrowded = await count(db, strangersKey, allowances.strangers)
  return isCrowded && waitInTurn(services, guess)
}

type Allowance = { max: number; timeWindow: number }

async function count(
  db: Database,
  key: string,
  { max, timeWindow }: Allowance,
): Promise<Throttled | undefined> {
  const { current, ttl } = await countAttempt(db, key, timeWindow)
  return current > max ? throttle(ttl) : undefined
}

const throttle = (wait: number): Throttled => refuse('throttled', { wait })

async function waitInTurn(
  { db, lane = slowLane, signal }: SignInServices,
  guess: Guess,
): Promise<Throttled | undefined> {
  const { current, ttl } = await readAttempts(db, turnKey(guess))
  if (current >= allowances.inTurn.max) return throttle(ttl)
  const { isFree, wait } = await takeTurn(db, 'sign-in turns', lane)
  if (!isFree) return throttle(wait)
  // Counted only once it has a turn: a full line costs nobody one of their three.
  const refused = await count(db, turnKey(guess), allowances.inTurn)
  if (!refused) await delay(wait, undefined, { signal })
  return refused
}

/** Opens a session and returns the id for the browser's cookie; we keep only its hash. */
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
    .values({ idHash: hashSecret(id), expiresAt, userAgent: userAgent?.slice(0, 500), previousVisitAt })
  return id
}

export async function endSession(db: Database, idHash: string) {
  await db.delete(adminSessions).where(eq(adminSessions.idHash, idHash))
}

/** Ends the session with this code in the list of signed-in browsers; undefined if there is none. */
export async function endListedSession(db: Database, code: string): Promise<{ idHash: string } | undefined> {
  const listed = (await listSessions(db)).find(({ idHash }) => browserCode(idHash) === code)
  if (listed) await endSession(db, listed.idHash)
  return listed
}

export async function endAllSessions(db: Database) {
  await db.delete(adminSessions)
}

/** Ends every session, and returns a new session id for the browser that made the change. */
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
 * Makes sure there is an administrator's password. A newly configured one replaces the old one and ends every session.
 * If there is none, makes one and returns it, just this once, for the operator to see.
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
  // If several processes start on an empty database at once, only one makes the password.
  return { generated: isGenerated && isFirst ? password : undefined }
}

/** A password changed later in the admin stays; only a newly configured one replaces it. */
async function wasConfigured(
  { configuredHash, passwordHash }: { configuredHash: string | null; passwordHash: string },
  configured: string,
) {
  return isPassword(configuredHash ?? passwordHash, configured)
}
