/**
 * Accents that people leave out in a search: "jose" finds José. The database folds its column search_text by the same
 * two lists, letter by letter.
 */
export const accented = 'áàâäãåāăąéèêëēėęěíìîïīįıóòôöõøōőúùûüūůűųýÿñńňçćčđďğķłļľŕřśšşșťţțźżž’'
export const unaccented = "aaaaaaaaaeeeeeeeeiiiiiiioooooooouuuuuuuuyynnncccddgklllrrsssstttzzz'"

/** Folds words the way the database keeps them for the search. */
export function fold(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => {
      const place = accented.indexOf(letter)
      return place < 0 ? letter : unaccented.slice(place, place + 1)
    })
    .join('')
}

/** Enough for a full name and a firm; more would only slow the search down. */
const mostWords = 8

/**
 * Makes patterns for LIKE, all of which must match. Finds a number by its digits, however it is written. Finds words of
 * one or two letters only at the start of a word: anywhere else they would match everybody.
 */
export function toSearchPatterns(typed: string): string[] {
  const text = fold(typed).trim()
  if (/^\+?[\d\s().-]+(?:(?:ext\.?|x|#)\s*\d*)?$/.test(text)) return [toNumberPattern(text)]
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  return words
    .slice(0, mostWords)
    .map((word) => (/^\+?[\d().-]{3,}$/.test(word) ? toNumberPattern(word) : toWordPattern(word)))
}

function toNumberPattern(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '')
  return digits === '' ? toWordPattern(text) : `%${digits}%`
}

const toWordPattern = (word: string) => `%${word.length < 3 ? ' ' : ''}${word.replace(/[\\%_]/g, '\\$&')}%`
