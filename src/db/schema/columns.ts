import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, type CheckBuilder, check, timestamp } from 'drizzle-orm/pg-core'

/** Millisecond precision, as in a JavaScript Date, so that a moment compares equal after a round trip. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

const quote = (value: string) => `'${value.replaceAll("'", "''")}'`

/** Refuses any value outside a closed list. Null passes, as in every SQL check. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]): CheckBuilder {
  return check(name, sql`${column} in (${sql.raw(values.map(quote).join(', '))})`)
}

export function areFilled(columns: readonly AnyPgColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`${column} is not null`),
    sql` and `,
  )
}
