import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OpenDatabase } from './database.ts'

/** Brings a database to the current schema. Safe to call from many processes at once; quick when nothing is new. */
export function migrate(database: OpenDatabase, folder: string = findMigrations()): Promise<void> {
  return database.applyMigrations(folder)
}

/** The committed migrations, whether run from source (src/db) or from the bundle (build/server). */
export function findMigrations(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const migrations = join(folder, 'drizzle')
    if (existsSync(join(migrations, 'meta', '_journal.json'))) return migrations
    if (folder === dirname(folder)) throw new Error(`No drizzle folder found above ${import.meta.dirname}`)
  }
}
