import { Client } from 'pg'
import { openThrowaway } from '../embedded.ts'

/** One connection for work that takes longer than a request may, with nobody else on it. */
export interface Session {
  /** Runs one or more statements as they are, and returns the rows of all. */
  query<Row = Record<string, unknown>>(text: string): Promise<Row[]>
  close(): Promise<void>
}

export async function openPostgresSession(databaseUrl: string): Promise<Session> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Not like the site's own: `npm run rekey` would take it for one that runs.
    application_name: 'backup',
  })
  client.on('error', () => {})
  await client.connect()
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  return {
    query: async (text) => [await client.query(text)].flat().flatMap(({ rows }) => rows),
    close: () => client.end(),
  }
}

/** An embedded database that nobody needs after a crash: a copy to read, or a new one that is not in its place yet. */
export async function openThrowawaySession(folder: string): Promise<Session> {
  const client = await openThrowaway(folder)
  return {
    query: async (text) => (await client.exec(text)).flatMap(({ rows }) => rows) as never,
    close: () => client.close(),
  }
}
