import { once } from 'node:events'
import { type RequestOptions, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { openPostgres } from '#db/postgres.ts'
import { createTestDb } from '#db/testing.ts'
import { readConfig } from '#lib/config.ts'
import { buildTestApp } from '#server/testing.ts'
import { openTracing } from '#server/tracing/open-tracing.ts'

/** A proxy that sits on this address of the machine; everybody else is a stranger. */
export const trustedProxy = '127.0.0.2'

/** Traces for a collector, as these settings ask for it. */
export function openTestTracing(url: string, more: Record<string, string> = {}) {
  const logged: string[] = []
  const read = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    TRUST_PROXY: `10.0.0.0/8, ${trustedProxy}`,
    ...more,
  })
  if (!read.ok || !read.config.tracing) throw new Error('no tracing')
  const { tracing: settings, trustProxy } = read.config
  const logger = pino({ base: null }, { write: (line: string) => logged.push(line) })
  return { logged, logger, tracing: openTracing({ settings, trustProxy, logger }) }
}

/** The server on a port and on a database whose statements are watched. */
export async function openTracedSite(url: string) {
  const traced = openTestTracing(url)
  const own = await createTestDb('postgres')
  const database = await openPostgres({
    databaseUrl: own.databaseUrl ?? '',
    patience: 30_000,
    onError: () => {},
    watch: traced.tracing.database,
  })
  const { tracing } = traced
  const app = await buildTestApp(database, { tracing, logged: (line) => traced.logged.push(line) })
  app.get('/api/broken/:token', { config: { access: 'public' } }, async () => {
    throw new Error('secret detail')
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await app.close()
    await database.close()
    await own.close()
  })
  const ask = async (path: string, body?: object, options: RequestOptions = {}) => {
    // The body is sent once the server has the rest, so that its socket has to tell of it.
    const ofBody = { 'content-type': 'application/json', expect: '100-continue' }
    const headers = { ...(body && ofBody), ...options.headers }
    const asked = send(address + path, { method: body ? 'POST' : 'GET', ...options, headers })
    const answered = once(asked, 'response')
    if (body) {
      asked.flushHeaders()
      await once(asked, 'continue')
    }
    asked.end(body && JSON.stringify(body))
    const [response] = await answered
    return { status: response.statusCode, body: await text(response) }
  }
  return { ...traced, database, ask }
}
