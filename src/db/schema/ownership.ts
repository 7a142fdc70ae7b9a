import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'

type Ownership = {
  /**
   * A merge moves the rows to the application that stays, or keeps them in its own record because they say something
   * about the other application alone. An undo brings back both.
   */
  onMerge: 'move' | 'keep'
  /** In a person's export: every row as it is, or in the words of the room that reads it, or not at all. */
  inExport: 'rows' | 'worded' | false
}

const declared = new Map<PgTable, Ownership>()

/**
 * Said once, right below each table that refers to applications: merging, the export and the deletion of a person's data
 * find the table here. A test fails for a table that doesn't say it.
 */
export function belongsToApplication(table: PgTable, ownership: Ownership): void {
  declared.set(table, ownership)
}

export type OwnedTable = Ownership & {
  table: PgTable
  name: string
  id: AnyPgColumn | undefined
  /** The columns that refer to an application: one, or both of a pair. */
  owners: AnyPgColumn[]
}

/** A table comes after those it refers to, so rows can be put back in this order. */
export function listOwnedTables(): OwnedTable[] {
  return [...declared].map(([table, ownership]) => {
    const { name, columns, foreignKeys } = getTableConfig(table)
    const owners = foreignKeys
      .map((key) => key.reference())
      .flatMap(({ foreignTable, columns: from }) => (foreignTable === applications ? from : []))
    return { ...ownership, table, name, id: columns.find((column) => column.name === 'id'), owners }
  })
}
