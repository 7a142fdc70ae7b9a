import { isIPv6 } from 'node:net'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rateLimits } from '#db/schema/index.ts'

/** Counts an attempt in its window of time. One statement, so that parallel attempts are counted one by one. */
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

/** How many attempts there were in the window that is not over yet. */
export async function attemptsSoFar(db: Database, key: string) {
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

/** Takes one attempt back: it turned out to be rightful. */
export async function refundAttempt(db: Database, key: string) {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, key))
}

/** How long somebody has to wait, as a person says it. */
export function inWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** Who attempts it, as far as an address tells: whoever has one of IPv6 has all 2^64 of its network. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':'))
  const gap = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...gap, ...tail].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::/64`
}
