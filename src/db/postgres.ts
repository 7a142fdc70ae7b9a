import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type PoolClient } from 'pg'
import { usualPatience } from '#lib/patience.ts'
import type { OpenDatabase, WatchStatement } from './database.ts'
import { isDatabaseUnavailable, isLocked } from './errors.ts'
import { answersWithin } from './ping.ts'
import { createListener } from './postgres-listener.ts'
import { watchStatements } from './watched-statements.ts'

/**
 * A request must learn in time that the database is away, in whichever way: refused (at once), not accepting a new
 * connection, overloaded (PostgreSQL ends the statement), or frozen on an open connection. Of the patience, the rest is
 * for the request's own work.
 */
const limitsOf = (patience: number) => ({
  connectMs: Math.round(patience * 0.67),
  statementMs: Math.round(patience * 0.77),
  answerMs: Math.round(patience * 0.87),
})

/** Any constant will do, as long as every process of this product uses the same. */
const MIGRATION_LOCK = 7_236_501

interface PostgresOptions {
  databaseUrl: string
  patience?: number | undefined
  onError: (error: Error) => void
  watch?: WatchStatement | undefined
}

export async function openPostgres({
  databaseUrl,
  patience = usualPatience,
  onError,
  watch,
}: PostgresOptions): Promise<OpenDatabase> {
  const { connectMs, statementMs, answerMs } = limitsOf(patience)
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 30_000,
    // PostgreSQL expects turning disks: it would rather read a whole table than the index that answers a count, which
    // takes three times as long. Options in the database's address come before this.
    options: '-c random_page_cost=1.1',
    keepAlive: true,
    max: 10,
    application_name: 'beaconfield',
  })
  pool.on('error', onError)
  // While lent out, a client emits its own errors; without a listener one would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    expectAnswers(client, answerMs)
  })

  const watched = <Client extends object>(client: Client) => (watch ? watchStatements(client, watch) : client)
  const asked = watched(pool)
  const db = drizzle({ client: asked })
  // When BEGIN fails, as it does on the first use after an outage, Drizzle's own pool transaction keeps the
  // connection forever: ten of those and the pool is empty. We throw away a connection that failed.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let broken = false
    try {
      return await drizzle({ client: watched(client) }).transaction(work, config)
    } catch (error) {
      broken = isDatabaseUnavailable(error)
      throw error
    } finally {
      client.release(broken)
    }
  }

  const listener = createListener({ databaseUrl, onError })
  return {
    kind: 'postgres',
    db,
    listen: (channel, onPayload, onReconnect) => listener.listen({ channel, onPayload, onReconnect }),
    async runSql(text, values) {
      // Several statements at once give one result each.
      const results = [await asked.query(text, values)].flat()
      return { rows: results.flatMap((result) => result.rows) }
    },
    ping: (timeoutMs) => answersWithin(db, timeoutMs),
    async scrub() {},
    applyMigrations: (folder) => migrateUnderLock(databaseUrl, folder),
    async close() {
      if (pool.ending) return
      const closed = Promise.all([pool.end(), listener.stop()])
      // A server that does not answer does not say goodbye either.
      await Promise.race([closed, delay(connectMs, undefined, { ref: false })])
    },
  }
}

/**
 * Ends the connection when an answer does not come. The driver's own `query_timeout` does that too, but its timers
 * keep every answer reachable until the next full garbage collection: most of a long table that is read in batches.
 */
function expectAnswers(client: PoolClient, answerMs: number) {
  const query = client.query.bind(client) as (...input: unknown[]) => unknown
  const giveUp = () => void client.end().catch(() => {})
  const ask = (input: unknown[], onAnswer: (error: Error | undefined, answer: unknown) => void) => {
    const timer = setTimeout(giveUp, answerMs)
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

const mostTries = 20

async function retryLocked(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === mostTries || !isLocked(error)) throw error
      await delay(1_000)
    }
  }
}

/** On its own connection: a migration may take longer than a request may. */
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
    // A change that waits for a table holds up everybody who comes after it. Better it steps back and tries again.
    await client.query(`set lock_timeout = '3s'`)
    await retryLocked(() => migrate(drizzle({ client }), { migrationsFolder }))
  } finally {
    // Closing the session releases the lock, whatever happened before.
    await client.end()
  }
}
