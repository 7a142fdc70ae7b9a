import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#lib/config.ts'
import { describeStartFailure } from '#server/start-failure.ts'
import { findMigrations, migrate } from './migrate.ts'
import * as schema from './schema/index.ts'
import { createEmptyPostgres, createTestDb, databaseKinds } from './testing.ts'

const run = promisify(execFile)

describe.each(databaseKinds())('migrations on %s', (kind) => {
  it('have nothing to do, quickly, when they are applied again', async () => {
    const database = await createTestDb(kind)
    onTestFinished(() => database.close())
    const applied = sql`select count(*)::int as applied from drizzle.__drizzle_migrations`
    const before = await database.db.execute(applied)
    const started = performance.now()
    await migrate(database)
    expect(performance.now() - started).toBeLessThan(1000)
    expect((await database.db.execute(applied)).rows).toEqual(before.rows)
  })

  it('are refused in one line by a program that is older than the database', async () => {
    const database = await createTestDb(kind)
    onTestFinished(() => database.close())
    const refused = await migrate(database, makeOlderMigrations()).catch((error: unknown) => error)
    const read = readConfig({})
    if (!read.ok) throw new Error(read.mistakes.join())
    expect(describeStartFailure(refused, read.config)).toBe(
      'The database is one step newer than this program. Start the newer release, or restore the backup made before the upgrade.',
    )
  })
})

it('migrations make exactly the schema that the code describes', async () => {
  const journal: { entries: { idx: number }[] } = readJson('_journal.json')
  const last = String(journal.entries.length - 1).padStart(4, '0')
  const committed = readJson<Parameters<typeof generateMigration>[0]>(`${last}_snapshot.json`)
  const described = generateDrizzleJson(schema, committed.id)
  expect(await generateMigration(committed, described)).toEqual([])
})

it('migrations leave every index in place: a column that was made anew has lost its own', async () => {
  const database = await createTestDb('postgres')
  onTestFinished(() => database.close())
  const described = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => getTableConfig(table).indexes.map(({ config }) => config.name))
  const { rows } = await database.db.execute<{ indexname: string }>(
    sql`select indexname from pg_indexes where schemaname = 'public'`,
  )
  const made = rows.map(({ indexname }) => indexname)
  expect(described.filter((name) => name && !made.includes(name))).toEqual([])
})

it('a process that starts beside three others on an empty PostgreSQL waits its turn, and all succeed', async () => {
  const empty = await createEmptyPostgres()
  onTestFinished(() => empty.close())
  const program = `
    import { openDatabase } from '#db/database.ts'
    import { migrate } from '#db/migrate.ts'
    const database = await openDatabase({ databaseUrl: process.argv[1], dataDir: '', onError() {} })
    await migrate(database)
    await database.close()`
  await Promise.all(
    Array.from({ length: 4 }, () =>
      run(process.execPath, ['--input-type=module-typescript', '--eval', program, empty.databaseUrl ?? '']),
    ),
  )
  const { rows } = await empty.db.execute(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  )
  expect(rows).toEqual([{ applied: readJson<{ entries: [] }>('_journal.json').entries.length }])
})

it('a folder without migrations is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-migrations-'))
  const database = await createTestDb('embedded')
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  await expect(migrate(database, folder)).rejects.toThrow('_journal.json')
})

/** What a release has that does not know the newest migration yet. */
function makeOlderMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'older-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(findMigrations(), folder, { recursive: true })
  const journal: { entries: object[] } = readJson('_journal.json')
  const older = { ...journal, entries: journal.entries.slice(0, -1) }
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(older))
  return folder
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(findMigrations(), 'meta', file), 'utf8'))
}
