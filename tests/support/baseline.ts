import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { findMigrations, migrate } from '#db/migrate.ts'
import { createEmptyDb, type DatabaseKind, type TestDatabase } from '#db/testing.ts'
import { makeTemporaryFolder } from './server-process.ts'

type Journal = { entries: { when: number; tag: string }[] }

/** The migrations of a release that had only the first of them: without a number, those of v0.1.0. */
export function makeMigrationsUpTo(level = 0): string {
  const folder = makeTemporaryFolder()
  onTestFinished(folder.remove)
  cpSync(findMigrations(), folder.path, { recursive: true })
  const path = join(folder.path, 'meta', '_journal.json')
  const journal: Journal = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, level + 1) }))
  return folder.path
}

/** A database as v0.1.0 makes it, without a row. */
export async function createBaselineDb(kind: DatabaseKind): Promise<TestDatabase> {
  const database = await createEmptyDb(kind)
  onTestFinished(() => database.close())
  await migrate(database, makeMigrationsUpTo())
  return database
}
