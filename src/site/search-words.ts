/** "jose" finds José. The database folds its column search_text by the same two lists, letter by letter. */
export const accented = 'áàâäãåāăąéèêëēėęěíìîïīįıóòôöõøōőúùûüūůűųýÿñńňçćčđďğķłļľŕřśšşșťţțźżž’'
export const unaccented = "aaaaaaaaaeeeeeeeeiiiiiiioooooooouuuuuuuuyynnncccddgklllrrsssstttzzz'"

export function fold(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => {
      const place = accented.indexOf(letter)
      return place < 0 ? letter : unaccented.slice(place, place + 1)
    })
    .join('')
}

/** Enough for a full name and a firm; more would only slow the search down. */
const maxWords = 8

export type SearchWord = { word: string; pattern: string }

/** All words must match; one or two letters only at the start of a word, or they'd match everybody. */
export function readSearchWords(typed: string): SearchWord[] {
  const text = fold(typed).trim()
  if (/^\+?[\d\s().-]+(?:(?:ext\.?|x|#)\s*\d*)?$/.test(text)) return [readNumber(text)]
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  return words
    .slice(0, maxWords)
    .map((word) => (/^\+?[\d().-]{3,}$/.test(word) ? readNumber(word) : readWord(word)))
}

export const toSearchPatterns = (typed: string): string[] =>
  readSearchWords(typed).map(({ pattern }) => pattern)

function readNumber(text: string): SearchWord {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '')
  return digits === '' ? readWord(text) : { word: digits, pattern: `%${digits}%` }
}

const readWord = (word: string) => ({
  word,
  pattern: `%${word.length < 3 ? ' ' : ''}${escapePattern(word)}%`,
})

export const escapePattern = (word: string) => word.replace(/[\\%_]/g, '\\$&')
