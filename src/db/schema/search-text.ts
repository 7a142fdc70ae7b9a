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
/** Accents that were typed as signs of their own, and what people type for an apostrophe. */
const unwritten = String.raw`['\u0060\u00b4\u02bc\u2018\u0300-\u036f]`
/** Everything between words. Letters of any alphabet stay. */
const betweenWords = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000]+`
const quoted = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)

/**
 * One spelling for a firm: "The Law Offices of Specimen & Sons, P.C." is "specimen sons". A name of nothing but such
 * words keeps them.
 */
export function foldFirmName(name: SQL | AnyPgColumn) {
  const letters = sql`translate(lower(${name}), ${quoted(accented)}, ${quoted(unaccented)})`
  const words = sql`btrim(regexp_replace(regexp_replace(${letters}, ${quoted(unwritten)}, '', 'g'), ${quoted(betweenWords)}, ' ', 'g'))`
  return sql<
    string | null
  >`coalesce(nullif(btrim(regexp_replace(${words}, ${quoted(`(^| )(${dropped})(?= |$)`)}, '', 'g')), ''), nullif(${words}, ''))`
}
