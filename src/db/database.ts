import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type * as schema from './schema/index.ts'

/** What a raw `db.execute` answers on both drivers: pg's QueryResult and PGlite's Results share `rows`. */
interface Rows<Row> {
  rows: Row[]
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/**
 * The one database type of the product: a database or a transaction, embedded or PostgreSQL.
 *
 * Inside `db.transaction(async (tx) => ...)` use only `tx`. The embedded database has a single
 * connection, so a query on `db` in there would wait for the transaction that waits for it.
 */
export type Database = PgDatabase<RowsResult, typeof schema>

/** A `Database` that is known to be inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Database
  /**
   * Hears `pg_notify` on a channel. Resolves once listening, so read the state you follow after that.
   * `onReconnect` runs after a lost connection is listening again: notifications may have been missed.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>>
  /** Runs SQL as it stands, also several statements at once; for libraries that bring their own, such as the queue. */
  runSql(text: string, values?: unknown[]): Promise<Rows<Record<string, unknown>>>
  /**
   * Takes rows that were deleted from these tables out of the files as well. On PostgreSQL that is left to its own
   * housekeeping: other processes work there.
   */
  scrub(tables: readonly string[]): Promise<void>
  /** Whether the database answers within the time given. Never rejects. */
  ping(timeoutMs: number): Promise<boolean>
  /** Applies the migrations of a folder while no other process does. Use `migrate` of migrate.ts. */
  applyMigrations(folder: string): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A PostgreSQL connection string. Without it the embedded database under `dataDir` is opened. */
  databaseUrl?: string | undefined
  dataDir: string
  /** Hears of trouble that belongs to no query, such as an idle connection that was cut. */
  onError: (error: Error) => void
}

export function openDatabase({ databaseUrl, dataDir, onError }: DatabaseOptions): Promise<OpenDatabase> {
  return databaseUrl === undefined ? openEmbedded({ dataDir }) : openPostgres({ databaseUrl, onError })
}
