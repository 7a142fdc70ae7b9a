import { createHash } from 'node:crypto'
import { listTables, type TableShape } from './catalog.ts'
import type { Session } from './session.ts'

export type TableSum = { rows: number; sha256: string }
/** What each table holds: equal in two databases that hold the same. */
export type TableSums = Record<string, TableSum>

const batchSize = 200

/** One spelling of every value, whatever the server is set to. */
const spelling = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`

/** One moment for all that follows. */
export async function beginReading(session: Session): Promise<void> {
  await session.query(`begin isolation level repeatable read read only; ${spelling}`)
  // PostgreSQL fixes the moment at the first question, not at the beginning.
  await session.query('select 1 from pg_class limit 1')
}

/** The rows of a table as JSON, in batches, in an order that does not depend on where they lie. */
export async function* readRows(session: Session, { name, columns, order }: TableShape) {
  const rows = `select to_json(kept)::text as row from (select ${columns} from ${name}${order ? ` order by ${order}` : ''}) kept`
  const ordered = order ? rows : `${rows} order by 1 collate "C"`
  await session.query(`declare kept no scroll cursor for ${ordered}`)
  while (true) {
    const batch = await session.query<{ row: string }>(`fetch ${batchSize} from kept`)
    if (batch.length > 0) yield batch.map(({ row }) => row)
    if (batch.length < batchSize) break
  }
  await session.query('close kept')
}

export function createTableSum() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(batch: readonly string[]) {
      rows += batch.length
      for (const row of batch) hash.update(`${row}\n`)
    },
    end: (): TableSum => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** Inside a transaction of the caller's. */
export async function sumTables(session: Session): Promise<TableSums> {
  await session.query(spelling)
  const sums: TableSums = {}
  for (const table of await listTables(session)) {
    const sum = createTableSum()
    for await (const batch of readRows(session, table)) sum.add(batch)
    sums[table.name] = sum.end()
  }
  return sums
}
