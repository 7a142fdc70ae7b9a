import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './database.ts'

/** Keeps an older program from writing rows that the newer one would misread. One line for the person who starts it. */
export class DatabaseTooNew extends Error {}

/** The first release took over what was there before it. Later ones don't know how. */
export class DataTooOld extends Error {
  constructor() {
    super(
      'The data is older than v0.1.0, or its upgrade to v0.1.0 was cut off. Start v0.1.0 (commit 85c7e4ae) on it once and let it finish, then start this release. Nothing was changed.',
    )
  }
}

/** Brings a database to the current schema. Safe to call from many processes at once; quick when nothing is new. */
export async function migrate(database: OpenDatabase, folder: string = findMigrations()): Promise<void> {
  await refuseOlder(askOf(database), folder)
  await database.applyMigrations(folder)
  // Not before: a newer release may have been at work while we waited for the lock. On its database ours apply nothing.
  await refuseNewer(database, folder)
}

/** Refuses a database that a newer release has changed already. It only reads. */
export async function refuseNewer({ db }: OpenDatabase, folder: string = findMigrations()): Promise<void> {
  const { rows: tables } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!tables[0]?.found) return
  const { rows } = await db.execute<{ newer: number }>(
    sql`select count(*)::int as newer from drizzle.__drizzle_migrations where created_at > ${readMoments(folder).last}`,
  )
  const newer = rows[0]?.newer ?? 0
  if (newer === 0) return
  const steps = newer === 1 ? 'one step' : `${newer} steps`
  throw new DatabaseTooNew(
    `The database is ${steps} newer than this program. Start the newer release, or restore the backup made before the upgrade.`,
  )
}

/** Asks a database something, on whichever connection. */
export type Ask = (text: string) => Promise<Record<string, unknown>[]>

export const askOf =
  ({ runSql }: OpenDatabase): Ask =>
  async (text) =>
    (await runSql(text)).rows

/** The first release empties these at its start. What is left in them says that it was cut off. */
const emptied = ['unsealed_rows', 'access_records']

/** Refuses a database that is older than the baseline, the first migration of the folder. It only reads. */
export async function refuseOlder(ask: Ask, folder: string = findMigrations()): Promise<void> {
  const has = async (table: string, condition = 'true') => {
    const [place] = await ask(`select to_regclass('${table}') is not null as found`)
    return place?.found === true && (await ask(`select from ${table} where ${condition} limit 1`)).length > 0
  }
  const migrations = 'drizzle.__drizzle_migrations'
  if (!(await has(migrations))) return
  if (!(await has(migrations, `created_at >= ${readMoments(folder).first}`))) throw new DataTooOld()
  for (const table of emptied) if (await has(table)) throw new DataTooOld()
}

/** When the migrations of a folder were made; the database keeps the same number with each that it has seen. */
function readMoments(folder: string): { first: number; last: number } {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  )
  const moments = journal.entries.map(({ when }) => when)
  return { first: Math.min(...moments), last: Math.max(...moments) }
}

/** The committed migrations, whether run from source (src/db) or from the bundle (build/server). */
export function findMigrations(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const migrations = join(folder, 'drizzle')
    if (existsSync(join(migrations, 'meta', '_journal.json'))) return migrations
    if (folder === dirname(folder)) throw new Error(`No drizzle folder found above ${import.meta.dirname}`)
  }
}
