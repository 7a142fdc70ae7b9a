import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What a raw `db.execute` answers on both drivers: pg's QueryResult and PGlite's Results share `rows`. */
interface Rows<Row> {
  rows: Row[]
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/**
 * The product's one database type: a database or a transaction, embedded or PostgreSQL. Inside `db.transaction(async
 * (tx) => ...)` use only `tx`. The embedded database has a single connection, so a query on `db` in there would wait
 * for the transaction that waits for it. Drizzle is not given the schema: preparing its relational queries, which we do
 * not use, would take 3 ms of every transaction on PostgreSQL.
 */
export type Database = PgDatabase<RowsResult>

/** A `Database` that is known to be inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Database
  /**
   * Listens for `pg_notify` on a channel. Resolves once it listens, so read the state you follow after that.
   * `onReconnect` runs when a lost connection listens again: notifications may have been missed.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>>
  /**
   * Runs SQL as given, several statements at once if need be; for libraries that bring their own, such as the queue.
   */
  runSql(text: string, values?: unknown[]): Promise<Rows<Record<string, unknown>>>
  /**
   * Also removes rows deleted from these tables from the files. PostgreSQL's own housekeeping does that there: other
   * processes are at work.
   */
  scrub(tables: readonly string[]): Promise<void>
  /** Copies the files of an embedded database into a new folder, as they are between two transactions. */
  copyTo?: (folder: string) => Promise<void>
  /** Whether the database answers within the time given. Never rejects. */
  ping(timeoutMs: number): Promise<boolean>
  /** Applies the migrations of a folder while no other process does. Use `migrate` of migrate.ts. */
  applyMigrations(folder: string): Promise<void>
  close(): Promise<void>
}

/** Runs a statement while somebody looks on, who gets its text and never its values. */
export type WatchStatement = <Answer>(text: string, ask: () => Promise<Answer>) => Promise<Answer>

export interface DatabaseOptions {
  /** A PostgreSQL connection string. Without it the embedded database under `dataDir` is opened. */
  databaseUrl?: string | undefined
  dataDir: string
  /** How many milliseconds PostgreSQL may take before it counts as away. */
  patience?: number | undefined
  /** Called about trouble that belongs to no query, such as an idle connection that was cut. */
  onError: (error: Error) => void
  /** Unset: nobody looks on. */
  watch?: WatchStatement | undefined
}

/** Loads only the kind that is opened. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  ...options
}: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl === undefined) {
    const { openEmbedded } = await import('./embedded.ts')
    return openEmbedded({ dataDir, watch: options.watch })
  }
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres({ databaseUrl, ...options })
}
