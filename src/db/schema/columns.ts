import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, type CheckBuilder, check, timestamp } from 'drizzle-orm/pg-core'

/** A moment, to the millisecond: what a JavaScript Date can hold, so that it compares equal after a round trip. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`

/** Refuses any value outside a closed list. An empty (null) column passes, as in every SQL check. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]): CheckBuilder {
  return check(name, sql`${column} in (${sql.raw(values.map(quoted).join(', '))})`)
}

/** All of these columns are filled in. */
export function areFilled(columns: readonly AnyPgColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`${column} is not null`),
    sql` and `,
  )
}
