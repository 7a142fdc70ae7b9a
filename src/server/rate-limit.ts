import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { lte, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { rateLimits } from '#db/schema/index.ts'
import { countAttempt, networkOf } from '#lib/attempts.ts'
import { tooMany } from '#lib/errors.ts'
import { defineSchedule } from '#lib/jobs/job.ts'
import { sayWait } from './read-limit.ts'

export const sweepRateLimits = defineSchedule({
  name: 'rate-limit-sweep',
  schedule: '*/10 * * * *',
  async run({ db }) {
    await db.delete(rateLimits).where(lte(rateLimits.expiresAt, sql`now()`))
  },
})

/** The database counts, so limits hold across all processes and restarts. */
export async function registerRateLimit(app: FastifyInstance, db: Database) {
  await app.register(rateLimit, {
    global: false,
    store: createRateLimitStore(db),
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { ttl, statusCode }) =>
      Object.assign(tooMany(sayWait(ttl), ttl), { statusCode }),
  })
}

/** Routes of the same group count together. */
type LimitSettings = { groupId?: string; routeInfo: { method: string | string[]; url: string } }

function createRateLimitStore(db: Database): FastifyRateLimitStoreCtor {
  return class DatabaseStore {
    #limit = ''

    /** The library's types promise the route; it passes the limit's settings with the route inside. */
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
      countAttempt(db, `${this.#limit} ${client}`, timeWindow).then(
        (result) => done(null, result),
        (error) => done(error),
      )
    }
  }
}
