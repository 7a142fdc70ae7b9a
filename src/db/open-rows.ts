import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { RowSealer } from './row-sealer.ts'
import type { Sealed } from './schema/columns.ts'
import type { OpenRow } from './schema/index.ts'

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
