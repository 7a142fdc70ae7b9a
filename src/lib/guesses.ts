import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#db/database.ts'
import {
  countAttempt,
  forgetAttempts,
  networkOf,
  type Pace,
  readAttempts,
  refundAttempt,
  takeTurn,
} from './attempts.ts'
import { type Outcome, type Refused, refuse } from './refusals.ts'

const minute = 60_000

/** Reach the hash at once. An hour across two windows can hold twice as many: 100 in all. */
const allowances = {
  address: { max: 10, timeWindow: 60 * minute },
  strangers: { max: 50, timeWindow: 60 * minute },
  knownBrowser: { max: 10, timeWindow: 15 * minute },
  /** Extra guesses for each network, in turn, once strangers have used up the shared allowance. */
  inTurn: { max: 3, timeWindow: 24 * 60 * minute },
}

/** Strangers must not lock a person out of a new browser. It takes 7,200 networks to fill a day. */
const slowLane: Pace = { interval: 4_000, patience: 20_000 }

export type Guess = {
  address: string
  /** Names a browser that this very person has signed in from, and the person. */
  knownBrowser: string | undefined
}

type Throttled = Refused<'throttled'>
type Counted = { counted: string[] }

export type GuessServices = {
  db: Database
  lane?: Pace
  /** Ends the wait when the server stops. */
  signal?: AbortSignal
}

const strangersKey = 'sign-in strangers'
const ownKey = ({ knownBrowser, address }: Guess) =>
  knownBrowser ? `sign-in browser ${knownBrowser}` : `sign-in address ${networkOf(address)}`
/** A wider network than for the first guesses: a rented server often comes with 65,536 IPv6 networks. */
const turnKey = ({ address }: Guess) => `sign-in in turn ${networkOf(address, 48)}`

/** Counts a guess, and delays or refuses it after too many. */
export async function countGuess(
  services: GuessServices,
  guess: Guess,
): Promise<Outcome<Counted, 'throttled'>> {
  const { db } = services
  const ownLimit = guess.knownBrowser ? allowances.knownBrowser : allowances.address
  const own = await count(db, ownKey(guess), ownLimit)
  if (own) return own
  const counted = [ownKey(guess)]
  // One busy address must not use up everyone's guesses, so only guesses within its own limit count here.
  if (guess.knownBrowser) return { ok: true, counted }
  counted.push(strangersKey)
  if (!(await count(db, strangersKey, allowances.strangers))) return { ok: true, counted }
  counted.push(turnKey(guess))
  return (await waitInTurn(services, guess)) ?? { ok: true, counted }
}

/** Wrong guesses still count in an unknown browser: they may have been at a colleague's password. */
export async function forgiveGuess(db: Database, guess: Guess, { counted }: Counted): Promise<void> {
  const forgive = guess.knownBrowser ? forgetAttempts : refundAttempt
  for (const key of counted) await forgive(db, key)
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
  { db, lane = slowLane, signal }: GuessServices,
  guess: Guess,
): Promise<Throttled | undefined> {
  const { current, ttl } = await readAttempts(db, turnKey(guess))
  if (current >= allowances.inTurn.max) return throttle(ttl)
  const { isFree, wait } = await takeTurn(db, 'sign-in turns', lane)
  if (!isFree) return throttle(wait)
  // Counted only with a turn: a full line costs nobody one of their three.
  const refused = await count(db, turnKey(guess), allowances.inTurn)
  if (!refused) await delay(wait, undefined, { signal })
  return refused
}
