import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { formatWait, networkOf } from '#lib/attempts.ts'
import { answerWords } from '#lib/content.ts'
import { tooMany } from '#lib/errors.ts'
import { mapLocales } from '#site/locale.ts'

const minute = 60_000

/** A fifth of what one process can render. A crawler that visits each page once stays far below. */
const readsPerMinute = 1_200

export const sayWait = (milliseconds: number) =>
  mapLocales((locale) => answerWords[locale].tooMany(formatWait(milliseconds, locale)))

export type ReadLimit = ReturnType<typeof createReadLimit>

/** Each process counts its own share: counting in the database would cost more than most reads. */
export function createReadLimit(factor: number) {
  const max = readsPerMinute * factor
  const counts = new LRUCache<string, { reads: number }>({ max: 20_000, ttl: minute })
  return {
    /** Throws when this network has used up its share. */
    count(address: string) {
      const network = networkOf(address)
      const window = counts.get(network) ?? { reads: 0 }
      if (window.reads === 0) counts.set(network, window)
      window.reads += 1
      if (window.reads <= max) return
      const wait = counts.getRemainingTTL(network)
      throw tooMany(sayWait(wait), wait)
    },
  }
}

/** Calls with a limit of their own count there. */
export function registerReadLimit(app: FastifyInstance, reads: ReadLimit) {
  app.addHook('onRequest', async ({ method, ip, routeOptions: { url = '', config } }) => {
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && url.startsWith('/api/') && config.access === 'public' && !config.rateLimit) reads.count(ip)
  })
}
