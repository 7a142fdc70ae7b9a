import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { lte, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { rateLimits } from '#db/schema/index.ts'

const sweepEvery = 10 * 60_000

/**
 * Limits are declared on the route (`config: { rateLimit: { max, timeWindow } }`) and counted in the database,
 * so that they hold over all processes and survive a restart.
 */
export async function registerRateLimit(app: FastifyInstance, db: Database) {
  await app.register(rateLimit, {
    global: false,
    store: rateLimitStore(db),
    errorResponseBuilder: (_request, { ttl, statusCode }) =>
      Object.assign(new Error(`Too many requests. Please try again in ${inWords(ttl)}.`), { statusCode }),
  })

  const sweeper = setInterval(() => {
    db.delete(rateLimits)
      .where(lte(rateLimits.expiresAt, sql`now()`))
      .catch((err) => app.log.warn({ err }, 'old rate limits could not be removed'))
  }, sweepEvery).unref()
  app.addHook('onClose', async () => clearInterval(sweeper))
}

export function inWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** Routes that name the same group are counted together. */
type LimitSettings = { groupId?: string; routeInfo: { method: string | string[]; url: string } }

function rateLimitStore(db: Database): FastifyRateLimitStoreCtor {
  return class DatabaseStore {
    #limit = ''

    /** The library's types say that it is given the route; it is given the limit's settings with the route inside. */
    child(settings: object) {
      const { groupId, routeInfo } = settings as LimitSettings
      const store = new DatabaseStore()
      store.#limit = groupId ?? `${routeInfo.method} ${routeInfo.url}`
      return store
    }

    incr(
      client: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ) {
      countHit(db, `${this.#limit} ${client}`, timeWindow).then(
        (result) => done(null, result),
        (error) => done(error),
      )
    }
  }
}

/** One statement, so that parallel requests are counted one by one. */
export async function countHit(db: Database, key: string, timeWindow: number) {
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
