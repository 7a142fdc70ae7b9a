import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type PoolClient } from 'pg'
import type { OpenDatabase } from './database.ts'
import { isDatabaseUnavailable } from './errors.ts'
import { answersWithin } from './ping.ts'
import { startListening } from './postgres-listener.ts'
import * as schema from './schema/index.ts'

/**
 * A request must hear within 3 s that the database is away, whichever way it is: refused (at once), not
 * answering a new connection, overloaded (PostgreSQL ends the statement), or frozen on an open connection.
 */
const CONNECT_TIMEOUT_MS = 2000
const STATEMENT_TIMEOUT_MS = 2300
const ANSWER_TIMEOUT_MS = 2600

/** Any constant will do, as long as every process of this product uses the same. */
const MIGRATION_LOCK = 7_236_501

interface PostgresOptions {
  databaseUrl: string
  onError: (error: Error) => void
}

export async function openPostgres({ databaseUrl, onError }: PostgresOptions): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    max: 10,
    application_name: 'beaconfield',
  })
  pool.on('error', onError)
  // A client emits its errors itself while it is lent out; without a listener that would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    expectAnswers(client)
  })

  const db = drizzle({ client: pool, schema })
  // Drizzle's own pool transaction keeps the connection for ever when BEGIN fails, as it does on the first
  // use after an outage: ten of those and the pool is empty. A connection that failed is thrown away instead.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let broken = false
    try {
      return await drizzle({ client, schema }).transaction(work, config)
    } catch (error) {
      broken = isDatabaseUnavailable(error)
      throw error
    } finally {
      client.release(broken)
    }
  }

  const listeners = new Set<() => Promise<void>>()
  return {
    kind: 'postgres',
    db,
    async listen(channel, onPayload, onReconnect) {
      const stop = await startListening({ databaseUrl, channel, onPayload, onReconnect, onError })
      listeners.add(stop)
      return async () => {
        listeners.delete(stop)
        await stop()
      }
    },
    async runSql(text, values) {
      // Several statements at once answer one result each.
      const results = [await pool.query(text, values)].flat()
      return { rows: results.flatMap((result) => result.rows) }
    },
    ping: (timeoutMs) => answersWithin(db, timeoutMs),
    async scrub() {},
    applyMigrations: (folder) => migrateUnderLock(databaseUrl, folder),
    async close() {
      if (pool.ending) return
      const closed = Promise.all([pool.end(), ...[...listeners].map((stop) => stop())])
      // A server that answers nothing does not say goodbye either.
      await Promise.race([closed, delay(CONNECT_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

/**
 * Ends the connection when an answer does not come. The driver's own `query_timeout` does that as well, but its timers
 * keep every answer reachable until all memory is searched for garbage: a long table read in batches, most of it.
 */
function expectAnswers(client: PoolClient) {
  const query = client.query.bind(client) as (...input: unknown[]) => unknown
  const giveUp = () => void client.end().catch(() => {})
  const ask = (input: unknown[], onAnswer: (error: Error | undefined, answer: unknown) => void) => {
    const timer = setTimeout(giveUp, ANSWER_TIMEOUT_MS)
    query(...input, (error: Error | undefined, answer: unknown) => {
      clearTimeout(timer)
      onAnswer(error, answer)
    })
  }
  client.query = ((...input: unknown[]) => {
    const last = input.at(-1)
    if (typeof last === 'function') return ask(input.slice(0, -1), (error, answer) => last(error, answer))
    return new Promise((resolve, reject) => {
      ask(input, (error, answer) => (error ? reject(error) : resolve(answer)))
    })
  }) as PoolClient['query']
}

/** On a connection of its own: a migration may take longer than a request may. */
async function migrateUnderLock(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    // Closing the session gives the lock back, whatever happened before.
    await client.end()
  }
}
