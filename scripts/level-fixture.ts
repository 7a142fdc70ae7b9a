import { listSequences, listTables, type TableShape } from '#db/dump/catalog.ts'
import type { Session } from '#db/dump/session.ts'
import { openSnapshot } from '#lib/backup/snapshot.ts'

/**
 * Prints the rows of a data folder as SQL for a test that upgrades from it, with nobody at work on the folder:
 *
 *   node scripts/level-fixture.ts DATA_DIR > tests/fixtures/v0.1.0.sql
 *
 * Smaller than a dump: it makes no tables, spells no column twice, and leaves out the queue, which each start fills by itself.
 */
const [dataDir = ''] = process.argv.slice(2)
const { session, close } = await openSnapshot({ databaseUrl: undefined, dataDir })
const isQueue = (name: string) => /\bpgboss\./.test(name)
try {
  console.log('set session_replication_role = replica;')
  for (const table of await listTables(session)) if (!isQueue(table.name)) await printRows(table)
  for (const set of await listSequences(session)) if (!isQueue(set)) console.log(`${set};`)
  console.log('reset session_replication_role;')
} finally {
  await close()
}

async function printRows({ name, columns, order }: TableShape) {
  const literals = (await listColumns(session, name)).filter(({ isComputed }) => !isComputed).map(toLiteral)
  const rows = await session.query<{ row: string }>(
    `select concat('(', concat_ws(',', ${literals.join(', ')}), ')') as row from ${name} order by ${order ?? 1}`,
  )
  if (rows.length === 0) return
  console.log(`insert into ${name} (${columns.replaceAll(', ', ',')}) overriding system value values`)
  console.log(`${rows.map(({ row }) => row).join(',\n')};`)
}

type Column = { name: string; type: string; isComputed: boolean }

function listColumns(on: Session, table: string): Promise<Column[]> {
  return on.query(`select format('%I', attname) as name, format_type(atttypid, null) as type, attgenerated <> '' as "isComputed"
    from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped order by attnum`)
}

/** Sealed values are most of it, and base64 is a third shorter than PostgreSQL's own spelling. */
function toLiteral({ name, type }: Column): string {
  if (type !== 'bytea') return `quote_nullable(${name}::text)`
  const text = `quote_literal(translate(encode(${name}, 'base64'), e'\\n', ''))`
  return `coalesce('decode(' || ${text} || ',''base64'')', 'NULL')`
}
