import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseTooNew } from '../migrate.ts'
import { listForeignKeys, listSequences, listTables, listTriggered, type TableShape } from './catalog.ts'
import { createTableSum, readRows, type TableSums } from './rows.ts'
import type { Session } from './session.ts'

/** Drizzle's own mark; for psql a comment. In JSON a line never begins with it, so it cannot come from a row. */
export const statementEnd = '\n--> statement-breakpoint\n'

/** How much JSON one statement holds at most, unless a single row is larger. */
const statementSize = 256 * 1024

/**
 * Everything it takes to recreate the database, as SQL that psql runs too: the migrations that it has seen, then every
 * row. Foreign keys and triggers are put aside meanwhile, which takes an owner and no superuser. The session must be reading
 * already (`beginReading`). Returns what each table holds.
 */
export async function* dumpDatabase(session: Session, migrations: string): AsyncGenerator<string, TableSums> {
  const tables = await listTables(session)
  const keys = await listForeignKeys(session)
  const triggered = await listTriggered(session)
  const say = (statement: string) => `${statement};${statementEnd}`

  yield say('set standard_conforming_strings = on')
  yield say(`set timezone = 'UTC'`)
  yield* (await readMigrations(session, migrations)).map(say)
  for (const table of triggered) yield say(`alter table ${table} disable trigger user`)
  for (const { table, name } of keys) yield say(`alter table ${table} drop constraint ${name}`)
  // Migrations have left rows of their own.
  yield say(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  const sums: TableSums = {}
  for (const table of tables) {
    const sum = createTableSum()
    for await (const batch of readRows(session, table)) {
      sum.add(batch)
      for (const rows of inPortions(batch)) yield say(writeInsert(table, rows))
    }
    sums[table.name] = sum.end()
  }
  for (const { table, name, definition } of keys)
    yield say(`alter table ${table} add constraint ${name} ${definition}`)
  for (const table of triggered) yield say(`alter table ${table} enable trigger user`)
  yield* (await listSequences(session)).map(say)
  return sums
}

function writeInsert({ name, columns }: TableShape, rows: readonly string[]): string {
  const json = `[${rows.join(',')}]`.replaceAll("'", "''")
  return `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, '${json}')`
}

function inPortions(rows: readonly string[]): string[][] {
  const portions: string[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const row of rows) {
    if (size + row.length > statementSize) {
      portions.push([])
      size = 0
    }
    portions.at(-1)?.push(row)
    size += row.length
  }
  return portions
}

/** Those migrations that this database has seen, which may be fewer than there are. More are refused. */
export async function listApplied(session: Session, folder: string): Promise<string[]> {
  const [last] = await session.query<{ at: string }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  )
  const journal: { entries: { when: number; tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  )
  if (Number(last?.at) > Math.max(...journal.entries.map(({ when }) => when)))
    throw new DatabaseTooNew('The data is of a newer release than this program. Use that release.')
  return journal.entries.filter(({ when }) => when <= Number(last?.at)).map(({ tag }) => tag)
}

async function readMigrations(session: Session, folder: string): Promise<string[]> {
  const applied = await listApplied(session, folder)
  return [
    'create schema drizzle',
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    ...applied
      .flatMap((tag) => readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint'))
      .map((statement) => statement.trim().replace(/;$/, ''))
      .filter(Boolean),
  ]
}
