import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { accented, unaccented } from '#site/search-words.ts'

/** Ten digits, however the number was typed: drops the country code and the extension. */
export const digitsOf = (column: string) =>
  sql.raw(
    `regexp_replace(regexp_replace(regexp_replace("${column}", '(ext|x|#).*$', '', 'i'), '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '')`,
  )

/** Everything the search box looks at, each word after a space. */
const searchable = [
  'first_name',
  'last_name',
  'client_first_name',
  'client_last_name',
  'attorney_firm',
  'plaintiff_attorney_firm',
  'plaintiff_attorney_name',
  'plaintiff_attorney_email',
  'opposing_party',
  'email',
  'client_email',
  'reference',
]
const searchableNumbers = ['phone', 'client_phone', 'plaintiff_attorney_phone']
export const searchTextOf = () => {
  const words = searchable.map((column) => `' ' || coalesce("${column}", '')`).join(' || ')
  const numbers = searchableNumbers.map(
    (column) => `' ' || coalesce(regexp_replace("${column}", '[^0-9]', '', 'g'), '')`,
  )
  return sql.raw(
    `translate(lower(${words}), '${accented}', '${unaccented.replaceAll("'", "''")}') || ${numbers.join(' || ')}`,
  )
}

const dropped =
  'the|law offices?|law firm|law group|attorneys? at law|of|and|p c|pc|p a|pa|l l p|llp|l l c|llc|p l l c|pllc|apc|ltd|inc|co'

/** One spelling for a firm: "The Law Offices of Specimen & Sons, P.C." is "specimen sons". Null if nothing is left. */
export const foldFirmName = (name: SQL | AnyPgColumn) => sql<string | null>`nullif(btrim(regexp_replace(
  regexp_replace(
    regexp_replace(translate(lower(${name}), ${sql.raw(`'${accented}', '${unaccented.replaceAll("'", "''")}'`)}), '''', '', 'g'),
    '[^a-z0-9]+', ' ', 'g'),
  ${sql.raw(`'\\m(${dropped})\\M'`)}, ' ', 'g')), '')`
