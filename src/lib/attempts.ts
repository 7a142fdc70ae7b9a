import { isIPv6 } from 'node:net'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rateLimits } from '#db/schema/index.ts'
import type { Locale } from '#site/locale.ts'
import { answerWords } from './content.ts'

/** One statement, so that parallel attempts count one by one. */
export async function countAttempt(db: Database, key: string, timeWindow: number) {
  const isOver = sql`${rateLimits.expiresAt} <= now()`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, expiresAt: sql`now() + ${timeWindow} * interval '1 millisecond'` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({
      current: rateLimits.hits,
      ttl: sql<string>`ceil(extract(epoch from ${rateLimits.expiresAt} - now()) * 1000)`,
    })
  return { current: row?.current ?? 1, ttl: Number(row?.ttl ?? timeWindow) }
}

export async function readAttempts(db: Database, key: string) {
  const [row] = await db
    .select({
      current: rateLimits.hits,
      ttl: sql<string>`ceil(extract(epoch from ${rateLimits.expiresAt} - now()) * 1000)`,
    })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.expiresAt, sql`now()`)))
  return { current: row?.current ?? 0, ttl: Number(row?.ttl ?? 0) }
}

export async function forgetAttempts(db: Database, key: string) {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Takes a legitimate attempt back. */
export async function refundAttempt(db: Database, key: string) {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, key))
}

export type Pace = { interval: number; patience: number }

/** Takes the next free turn of work that all processes share at a steady pace, or says when to come back. */
export async function takeTurn(
  db: Database,
  key: string,
  { interval, patience }: Pace,
): Promise<{ isFree: boolean; wait: number }> {
  const milliseconds = (value: number) => sql`${value} * interval '1 millisecond'`
  const nextTurn = sql`greatest(${rateLimits.expiresAt}, now())`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, expiresAt: sql`now() + ${milliseconds(interval)}` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { expiresAt: sql`${nextTurn} + ${milliseconds(interval)}` },
      setWhere: sql`${nextTurn} <= now() + ${milliseconds(patience)}`,
    })
    .returning({
      wait: sql<string>`ceil(extract(epoch from ${rateLimits.expiresAt} - now()) * 1000)`,
    })
  return row
    ? { isFree: true, wait: Math.max(0, Number(row.wait) - interval) }
    : { isFree: false, wait: patience }
}

/** In everyday words. */
export function formatWait(milliseconds: number, locale: Locale): string {
  const words = answerWords[locale].wait
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  if (seconds < 90) return words.seconds(seconds)
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? words.minutes(minutes) : words.hours(Math.ceil(minutes / 60))
}

/** The owner of one IPv6 address has all 2^64 of its network. An IPv4 address is itself, in any spelling. */
export function networkOf(address: string, bits: 64 | 48 = 64): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups
    .slice(0, bits / 16)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`
}

/** The last two of the eight numbers may be written as an IPv4 address. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').flatMap(numbersOf))
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail]
}

function numbersOf(group: string): number[] {
  if (!group.includes('.')) return group ? [Number.parseInt(group, 16)] : []
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}

const bytesOf = (group: number) => [group >> 8, group & 0xff]
