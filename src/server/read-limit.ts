import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { formatWait, networkOf } from '#lib/attempts.ts'
import { tooMany } from '#lib/errors.ts'

const minute = 60_000

/**
 * Twenty a second, for a minute: a fifth of what one process can render. A visitor reads cached pages, which do not
 * count; a crawler that visits each page of the site once stays far below.
 */
const readsPerMinute = 1_200

export type ReadLimit = ReturnType<typeof createReadLimit>

/**
 * What has to be made for whoever asks: pages that are not cached, and public calls that read the database. Counted
 * here and not in the database, which would cost more than most of what is counted; each process has its own share.
 */
export function createReadLimit(factor: number) {
  const most = readsPerMinute * factor
  const counts = new LRUCache<string, { reads: number }>({ max: 20_000, ttl: minute })
  return {
    /** Throws when this network has used up its share. */
    count(address: string) {
      const network = networkOf(address)
      const window = counts.get(network) ?? { reads: 0 }
      if (window.reads === 0) counts.set(network, window)
      window.reads += 1
      if (window.reads <= most) return
      const wait = counts.getRemainingTTL(network)
      throw tooMany(`Too many requests. Please try again in ${formatWait(wait)}.`, wait)
    },
  }
}

/** Calls with a limit of their own are counted there. */
export function registerReadLimit(app: FastifyInstance, reads: ReadLimit) {
  app.addHook('onRequest', async ({ method, ip, routeOptions: { url = '', config } }) => {
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && url.startsWith('/api/') && config.access === 'public' && !config.rateLimit) reads.count(ip)
  })
}
