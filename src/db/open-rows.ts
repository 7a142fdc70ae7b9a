import { getTableColumns, inArray } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'
import type { RowSealer } from './row-sealer.ts'
import type { Sealed } from './schema/columns.ts'
import type { OpenRow } from './schema/index.ts'

export type Writing = { tx: Transaction; rowSealer: RowSealer }

/** A row as JSON holds it: sealed columns open, moments as texts, and without generated columns. */
export function openRow(rowSealer: RowSealer, table: PgTable, row: OpenRow): OpenRow {
  const entries = Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    const value = row[name] ?? null
    if (column.generated) return []
    if (value instanceof Date) return [[name, value.toISOString()]]
    if (column.getSQLType() !== 'bytea' || value === null) return [[name, value]]
    return [[name, rowSealer.open(column, String(row.id), value as Sealed<unknown>)]]
  })
  return Object.fromEntries(entries)
}

/** The way back, for an insert. */
export function sealRow(rowSealer: RowSealer, table: PgTable, row: OpenRow): OpenRow {
  const entries = Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    if (!(name in row) || column.generated) return []
    const value = row[name] ?? null
    const type = column.getSQLType()
    if (value !== null && type.startsWith('timestamp')) return [[name, new Date(String(value))]]
    const isSealed = value !== null && type === 'bytea'
    return [[name, isSealed ? rowSealer.seal(column, String(row.id), value as never) : value]]
  })
  return Object.fromEntries(entries)
}

/** Drops references to rows that are gone by now, such as a colleague's, and rows that can't be without them. */
export async function putRows({ tx, rowSealer }: Writing, table: PgTable, stored: readonly OpenRow[] = []) {
  let rows = stored.map((row) => sealRow(rowSealer, table, row))
  const names = new Map(Object.entries(getTableColumns(table)).map(([name, column]) => [column.name, name]))
  for (const key of getTableConfig(table).foreignKeys) {
    const { foreignTable, columns, foreignColumns } = key.reference()
    const [column, target] = [columns[0], foreignColumns[0]]
    const name = column && names.get(column.name)
    if (!column || !target || !name) continue
    const ids = rows.flatMap((row) => row[name] ?? [])
    const found = await tx.select({ id: target }).from(foreignTable).where(inArray(target, ids))
    // Rows of one table may refer to one another.
    const isAmongThem = (id: unknown) => foreignTable === table && rows.some((other) => other.id === id)
    rows = rows.flatMap((row): OpenRow[] => {
      if (row[name] == null || found.some(({ id }) => id === row[name]) || isAmongThem(row[name]))
        return [row]
      return column.notNull ? [] : [{ ...row, [name]: null }]
    })
  }
  if (rows.length > 0) await tx.insert(table).overridingSystemValue().values(rows)
}
