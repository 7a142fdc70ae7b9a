import type { Database } from '#db/database.ts'
import { countAttempt, forgetAttempts, networkOf, refundAttempt } from './attempts.ts'
import { type Refused, refuse } from './refusals.ts'

const minute = 60_000
const hour = 60 * minute

type Allowance = { key: string; max: number; timeWindow: number; isShared: boolean }

/** An attacker who knows a person's password and tries codes. */
export type CodeGuess = {
  personId: string
  address: string
  /** The name of a browser that this very person has signed in from. */
  ownBrowser: string | undefined
}

/** One in 333,333 guesses is right, so 30 a day take 30 years. Known browsers have their own allowance. */
const allowancesOf = ({ personId, address, ownBrowser }: CodeGuess): Allowance[] =>
  ownBrowser
    ? [{ key: `code browser ${ownBrowser} ${personId}`, max: 10, timeWindow: 15 * minute, isShared: false }]
    : [
        { key: `code network ${networkOf(address)}`, max: 5, timeWindow: hour, isShared: false },
        { key: `code person ${personId}`, max: 10, timeWindow: hour, isShared: true },
        { key: `code person daily ${personId}`, max: 30, timeWindow: 24 * hour, isShared: true },
      ]

/** Counts a guess, and refuses it after too many. A refused guess doesn't count toward the next limit. */
export async function countCodeGuess(
  db: Database,
  guess: CodeGuess,
): Promise<Refused<'throttled'> | undefined> {
  for (const { key, max, timeWindow } of allowancesOf(guess)) {
    const { current, ttl } = await countAttempt(db, key, timeWindow)
    if (current > max) return refuse('throttled', { wait: ttl })
  }
  return undefined
}

/** A right code costs nothing; other people's guesses still count. */
export async function forgiveCodeGuess(db: Database, guess: CodeGuess): Promise<void> {
  for (const { key, isShared } of allowancesOf(guess))
    await (isShared ? refundAttempt : forgetAttempts)(db, key)
}
