import { sql } from 'drizzle-orm'
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
