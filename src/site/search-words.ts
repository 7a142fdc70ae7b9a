/**
 * Letters that people leave out when they search: "jose" finds José. The database folds what it keeps by the same
 * two lists (the column search_text), letter by letter.
 */
export const accented = 'áàâäãåāăąéèêëēėęěíìîïīįıóòôöõøōőúùûüūůűųýÿñńňçćčđďğķłļľŕřśšşșťţțźżž’'
export const unaccented = "aaaaaaaaaeeeeeeeeiiiiiiioooooooouuuuuuuuyynnncccddgklllrrsssstttzzz'"

/** As the database keeps words for the search. */
export function fold(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => {
      const place = accented.indexOf(letter)
      return place < 0 ? letter : unaccented.slice(place, place + 1)
    })
    .join('')
}

/** Enough for a full name with a firm; more would only slow the search down. */
const mostWords = 8

/**
 * Patterns for LIKE, all of which must be found. A number is looked for by its digits, however it is written. Words of
 * one or two letters are looked for at the beginning of a word: anywhere else they would find everybody.
 */
export function searchPatterns(typed: string): string[] {
  const text = fold(typed).trim()
  if (/^\+?[\d\s().-]+(?:(?:ext\.?|x|#)\s*\d*)?$/.test(text)) return [numberPattern(text)]
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  return words
    .slice(0, mostWords)
    .map((word) => (/^\+?[\d().-]{3,}$/.test(word) ? numberPattern(word) : wordPattern(word)))
}

function numberPattern(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '')
  return digits === '' ? wordPattern(text) : `%${digits}%`
}

const wordPattern = (word: string) => `%${word.length < 3 ? ' ' : ''}${word.replace(/[\\%_]/g, '\\$&')}%`
