import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { seedStarterPosts } from '#features/blog/starter/mutations.ts'
import { ensureFirstOwner } from '#features/people/sign-in/mutations.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { createBaselineDb, makeMigrationsUpTo } from '../../tests/support/baseline.ts'
import { fillTables } from '../../tests/support/fill-tables.ts'
import { isProof, sample } from '../../tests/support/sample.ts'
import type { OpenDatabase } from './database.ts'
import { keyDocuments } from './key-documents.ts'
import { hashDocument } from './keyed-hashes.ts'
import { findMigrations, migrate } from './migrate.ts'
import { sealedColumns } from './rekey.ts'
import { openRowSealer } from './sealing-key.ts'
import { createEmptyDb, databaseKinds } from './testing.ts'

/** With which v0.1.0 made the fixture. Nothing in it is real. */
const secret = 'a secret for the fixture of v0.1.0, no secret at all'
const fixture = 'tests/fixtures/v0.1.0.sql'

/** What a start does before it listens. */
async function start(database: OpenDatabase) {
  await migrate(database)
  const rowSealer = await openRowSealer(database.db, secret)
  await keyDocuments(database, rowSealer)
  await ensureFirstOwner(database.db, { password: undefined, email: undefined })
  await seedStarterPosts(database.db)
  return rowSealer
}

/** What later migrations dropped: `table`, or `table.column`. */
const gone = [
  ...['access_records', 'unsealed_rows'],
  // Entries of the ledger, with the same ids.
  'repayments',
  // Terms by the month became terms by step.
  ...['price_terms.monthly_rate', 'price_terms.compounding', 'price_terms.fee'],
]

type Row = Record<string, unknown>
type Tables = Map<string, Row[]>

async function readTables({ runSql }: OpenDatabase): Promise<Tables> {
  const { rows } = await runSql(`select tablename as name from pg_tables where schemaname = 'public'`)
  const tables: Tables = new Map()
  for (const { name } of rows) {
    const read = await runSql(`select to_jsonb(kept) as row from "${name}" kept order by kept::text`)
    tables.set(
      String(name),
      read.rows.map(({ row }) => row as Row),
    )
  }
  return tables
}

/** The rows of a later release with the columns that an earlier one knew. */
function keepColumns(table: string, rows: Row[], like: Row[]) {
  const names = Object.keys(like[0] ?? {}).filter((name) => !gone.includes(`${table}.${name}`))
  const pick = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name]]))
  return rows.map((row) => JSON.stringify(pick(row))).sort()
}

// The embedded one takes ten times as long, and other tests migrate it from nothing each time.
describe.each(isProof ? databaseKinds() : ['postgres' as const])('a database of v0.1.0 on %s', (kind) => {
  test('has every row, every sealed value and a whole access log after a start', async () => {
    const database = await createBaselineDb(kind)
    await database.runSql('truncate drizzle.__drizzle_migrations')
    await database.runSql(readFileSync(fixture, 'utf8'))
    const before = await readTables(database)
    const count = (table: string) => before.get(table)?.length
    // Of both roles, merged, decided, paid with two signatures and paid back.
    expect(['applications', 'merged_files', 'documents', 'decisions', 'repayments'].map(count)).toEqual([
      7, 1, 7, 6, 1,
    ])
    const rowSealer = await start(database)
    // Of seven documents three are the same file. They still are, and their hashes can't be made without the key.
    const keyed = before.get('documents')?.map((row) => ({
      ...row,
      sha256: hashDocument(rowSealer, String(row.sha256)),
    }))
    expect(new Set(keyed?.map(({ sha256 }) => sha256)).size).toBe(4)
    before.set('documents', keyed ?? [])

    const after = await readTables(database)
    for (const [name, rows] of before) {
      if (gone.includes(name)) continue
      expect(keepColumns(name, after.get(name) ?? [], rows), name).toEqual(keepColumns(name, rows, rows))
    }
    // Offers that are out end two weeks after the upgrade, which queues no mail.
    const ends = await database.runSql(
      `select distinct offer_ends_on - (now() at time zone 'America/New_York')::date as days
       from decisions where kind = 'approved'`,
    )
    expect(ends.rows).toEqual([{ days: 14 }])
    expect(await openAll(database, rowSealer)).toBeGreaterThan(100)
    const log = createAccessLog(secret)
    expect(await log.check(database.db)).toMatchObject({ flaw: null, from: 1, to: 11 })
    await start(database)
  }, 120_000)
})

/** Throws for a value that doesn't open. Returns how many did. */
async function openAll({ db }: OpenDatabase, rowSealer: Awaited<ReturnType<typeof openRowSealer>>) {
  let opened = 0
  for (const { table, id, sealed } of sealedColumns)
    for (const column of sealed)
      for (const row of await db.select({ id, value: column }).from(table)) {
        if (row.value === null) continue
        rowSealer.open(column, String(row.id), row.value as never)
        opened += 1
      }
  return opened
}

const journal: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(join(findMigrations(), 'meta', '_journal.json'), 'utf8'),
)
const levels = journal.entries.slice(0, -1).map(({ tag }, at) => ({ tag, at }))

test.each(sample(levels, 1))(
  'a database at $tag with a row in every table goes to the newest in one start and loses none',
  async ({ at }) => {
    const database = await createEmptyDb('postgres')
    onTestFinished(() => database.close())
    await migrate(database, makeMigrationsUpTo(at))
    expect(await fillTables(database)).toEqual([])
    const before = await readTables(database)
    await start(database)
    const after = await readTables(database)
    const fewer = [...before].filter(([name, rows]) => (after.get(name)?.length ?? 0) < rows.length)
    expect(fewer.filter(([name]) => !gone.includes(name))).toEqual([])
    await start(database)
  },
  120_000,
)
