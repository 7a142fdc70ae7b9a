import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#lib/config.ts'
import { describeStartFailure } from '#server/start-failure.ts'
import { rounds } from '../../tests/support/sample.ts'
import { readTableSums } from '../../tests/support/table-sums.ts'
import { findMigrations, migrate } from './migrate.ts'
import * as schema from './schema/index.ts'
import { createEmptyDb, createTestDb, databaseKinds } from './testing.ts'

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
    await database.runSql(
      `insert into drizzle.__drizzle_migrations (id, hash, created_at) values (9000, 'of a newer release', 9000000000000)`,
    )
    const refused = await migrate(database).catch((error: unknown) => error)
    expect(sayFailure(refused)).toBe(
      'The database is one step newer than this program. Start the newer release, or restore the backup made before the upgrade.',
    )
  })

  /** The moment of the last migration but one of v0.1.0. */
  const justBefore = 'update drizzle.__drizzle_migrations set created_at = 1794857809731'
  const unmoved = `create table access_records as select 'sign-in' as action`
  const unsealed = `create table unsealed_rows as select 'files' as table_name`
  it.each([
    ['was never started by v0.1.0', justBefore],
    ['has rows that v0.1.0 left unsealed when it was cut off', unsealed],
    ['has access records that v0.1.0 did not move', unmoved],
  ])('are refused in one line, before anything is touched, on a database that %s', async (_, make) => {
    const database = await createTestDb(kind)
    onTestFinished(() => database.close())
    await database.runSql(make)
    const before = await readTableSums(database)
    const refused = await migrate(database).catch((error: unknown) => error)
    expect(sayFailure(refused)).toMatch(
      /^The data is older than v0\.1\.0, .*commit 85c7e4ae.* Nothing was changed\.$/,
    )
    expect(await readTableSums(database)).toEqual(before)
  })
})

/** As `npm start` prints it. */
function sayFailure(error: unknown): string {
  const read = readConfig({})
  if (!read.ok) throw new Error(read.mistakes.join())
  return describeStartFailure(error, read.config)
}

it('migrations make exactly the schema that the code describes', async () => {
  const journal: { entries: { idx: number }[] } = readJson('_journal.json')
  const last = String(journal.entries.length - 1).padStart(4, '0')
  const committed = readJson<Parameters<typeof generateMigration>[0]>(`${last}_snapshot.json`)
  const described = generateDrizzleJson(schema, committed.id)
  expect(await generateMigration(committed, described)).toEqual([])
})

it('migrations leave every index in place: a recreated column has lost its own', async () => {
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

it('a process that starts beside others on an empty PostgreSQL waits its turn, and all succeed', async () => {
  const empty = await createEmptyDb('postgres')
  onTestFinished(() => empty.close())
  const program = `
    import { openDatabase } from '#db/database.ts'
    import { migrate } from '#db/migrate.ts'
    const database = await openDatabase({ databaseUrl: process.argv[1], dataDir: '', onError() {} })
    await migrate(database)
    await database.close()`
  await Promise.all(
    Array.from({ length: rounds(4, 2) }, () =>
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
  const database = await createTestDb('postgres')
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  await expect(migrate(database, folder)).rejects.toThrow('_journal.json')
})

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(findMigrations(), 'meta', file), 'utf8'))
}
