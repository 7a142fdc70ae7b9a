import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { notFound } from '#lib/errors.ts'
import type { JobCounts, Jobs } from '#lib/jobs/jobs.ts'
import { isSameSecret } from '#lib/secrets.ts'
import type { Storage } from '#lib/storage/storage.ts'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  // The usual 10 ms wakes an idle process a hundred times a second. Longer stalls still show.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  const fromCache = { served: 0, reported: 0 }
  return {
    registry,
    /** A plain number: a labeled counter would cost more than the answer it counts. */
    countFromCache: () => {
      fromCache.served += 1
    },
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answered requests by route pattern, method and status, without the pages served from the cache.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    duration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer requests that were not served from the page cache.',
      labelNames: ['route', 'method'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    pageCache: new Counter({
      name: 'page_cache_total',
      help: 'Page cache outcomes: hit, miss (rendered), stale (rendering failed, the last good page was sent).',
      labelNames: ['outcome'],
      registers,
      collect() {
        this.inc({ outcome: 'hit' }, fromCache.served - fromCache.reported)
        fromCache.reported = fromCache.served
      },
    }),
    pageCacheBytes: new Gauge({
      name: 'page_cache_bytes',
      help: 'Bytes held by the page cache, all encodings.',
      registers,
    }),
  }
}

/** Counts waiting jobs across all processes, and failed ones in this process. */
export function countJobs({ registry }: Metrics, jobs: Jobs) {
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Attempts of background jobs that failed in this process; most are tried again.',
    labelNames: ['queue'],
    registers: [registry],
  })
  jobs.onFailure((queue) => failures.inc({ queue }))
  new Gauge({
    name: 'jobs',
    help: 'Background jobs by state: waiting, active, or dead (given up; somebody must look).',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      // While the database is down, the other metrics matter all the more.
      const counts = await jobs.counts().catch(() => new Map<string, JobCounts>())
      this.reset()
      for (const [queue, states] of counts)
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count)
    },
  })
}

/** Would a stolen disk be readable? Not on `/readyz`: a stranger shouldn't learn where to try. */
export function reportEncryption({ registry }: Metrics, storage: Pick<Storage, 'readEncryption'>) {
  new Gauge({
    name: 'encrypted_at_rest',
    help: 'Whether rows and files are stored encrypted; 0 also when a bucket does not say.',
    labelNames: ['what'],
    registers: [registry],
    async collect() {
      const files = await storage.readEncryption()
      this.set({ what: 'rows' }, 1)
      this.set({ what: 'files' }, files === 'sealed' || files === 'encrypted' ? 1 : 0)
    },
  })
}

/** With the token, or without a configured one only from this machine and not through a proxy. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined) {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.requests.inc({ route, method: request.method, status: reply.statusCode })
    metrics.duration.observe({ route, method: request.method }, reply.elapsedTime / 1000)
  })

  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    // As if there were none: a stranger shouldn't learn where to try.
    if (!mayRead(request, token)) throw notFound('This address does not exist.')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** A proxy that adds no header may still pass on the name that people know the site by. */
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
const proxyHeader = /^(x-forwarded-.+|forwarded|via|x-real-ip)$/

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
  const peer = request.socket.remoteAddress ?? ''
  const isLocal = peer === '127.0.0.1' || peer === '::1' || peer === '::ffff:127.0.0.1'
  const isByOwnName = ownName.test(request.headers.host ?? 'localhost')
  return isLocal && isByOwnName && !Object.keys(request.headers).some((name) => proxyHeader.test(name))
}
