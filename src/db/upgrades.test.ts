import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fillTables } from '../../tests/support/fill-tables.ts'
import { sample } from '../../tests/support/sample.ts'
import type { OpenDatabase } from './database.ts'
import { findMigrations, migrate } from './migrate.ts'
import { sealOldRows } from './seal-old-rows.ts'
import { openRowSealer } from './sealing-key.ts'
import { createEmptyPostgres } from './testing.ts'

type Journal = { entries: { tag: string }[] }
const journal: Journal = JSON.parse(readFileSync(join(findMigrations(), 'meta', '_journal.json'), 'utf8'))
const levels = journal.entries.slice(0, -1).map(({ tag }, at) => ({ tag, at }))

/** The migrations of a release that had only the first of them. */
function makeMigrationsUpTo(level: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(findMigrations(), folder, { recursive: true })
  const known = { ...journal, entries: journal.entries.slice(0, level + 1) }
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(known))
  return folder
}

async function countRows({ runSql }: OpenDatabase): Promise<Map<string, number>> {
  const { rows } = await runSql(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const counts = new Map<string, number>()
  for (const { name } of rows) {
    const counted = await runSql(`select count(*)::int as count from "${name}"`)
    counts.set(String(name), Number(counted.rows[0]?.count))
  }
  return counts
}

/** What a start does before it listens. */
async function start(database: OpenDatabase) {
  await migrate(database)
  const rowSealer = await openRowSealer(database.db, 'the secret of an upgraded site, long enough')
  await sealOldRows(database, rowSealer, () => {})
}

test.each(sample(levels, 2))(
  'a database of release $tag with a row in every table goes to the newest in one start and loses none',
  async ({ at }) => {
    const database = await createEmptyPostgres()
    onTestFinished(() => database.close())
    await migrate(database, makeMigrationsUpTo(at))
    expect(await fillTables(database)).toEqual([])
    const before = await countRows(database)
    await start(database)
    const after = await countRows(database)
    const fewer = [...before].filter(([name, count]) => (after.get(name) ?? count) < count)
    expect(fewer.filter(([name]) => name !== 'unsealed_rows')).toEqual([])
    await start(database)
  },
  120_000,
)
