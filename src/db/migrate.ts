import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './database.ts'

/** Keeps an older program from writing rows that the newer one would misread. One line for whoever starts it. */
export class DatabaseTooNew extends Error {}

/** Brings a database to the current schema. Safe to call from many processes at once; quick when nothing is new. */
export async function migrate(database: OpenDatabase, folder: string = findMigrations()): Promise<void> {
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
    sql`select count(*)::int as newer from drizzle.__drizzle_migrations where created_at > ${readLast(folder)}`,
  )
  const newer = rows[0]?.newer ?? 0
  if (newer === 0) return
  const steps = newer === 1 ? 'one step' : `${newer} steps`
  throw new DatabaseTooNew(
    `The database is ${steps} newer than this program. Start the newer release, or restore the backup made before the upgrade.`,
  )
}

/** When the newest migration of a folder was made; the database keeps the same number with each that it has seen. */
function readLast(folder: string): number {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  )
  return Math.max(...journal.entries.map(({ when }) => when))
}

/** The committed migrations, whether run from source (src/db) or from the bundle (build/server). */
export function findMigrations(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const migrations = join(folder, 'drizzle')
    if (existsSync(join(migrations, 'meta', '_journal.json'))) return migrations
    if (folder === dirname(folder)) throw new Error(`No drizzle folder found above ${import.meta.dirname}`)
  }
}
