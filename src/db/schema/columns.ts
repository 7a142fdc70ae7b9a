import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, type CheckBuilder, check, customType, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#site/locale.ts'

/** Millisecond precision, as in a JavaScript Date, so that a moment compares equal after a round trip. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

declare const opensTo: unique symbol
/** Bytes that only `row-sealer.ts` makes and opens; the type says what is inside. */
export type Sealed<Value> = Uint8Array & { readonly [opensTo]: Value }

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Holds a value that a copy of the database must not tell. Nothing can search or sort by it. */
export const sealed = <Value>(name: string) => bytea(name).$type<Sealed<Value>>()

const quote = (value: string) => `'${value.replaceAll("'", "''")}'`

/** Refuses any value outside a closed list. Null passes, as in every SQL check. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]): CheckBuilder {
  return check(name, sql`${column} in (${sql.raw(values.map(quote).join(', '))})`)
}

/** In which language somebody reads us. Firms and colleagues read English. */
export const language = (name = 'language') => text(name).$type<Locale>().notNull().default('en')

/** Any code of a language: which ones we have, the code knows, and a new one needs no migration. */
export const isLanguage = (name: string, column: AnyPgColumn): CheckBuilder =>
  check(name, sql`${column} ~ '^[a-z]{2}$'`)

export function areFilled(columns: readonly AnyPgColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`${column} is not null`),
    sql` and `,
  )
}
