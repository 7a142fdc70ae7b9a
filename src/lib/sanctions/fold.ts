/** Letters that don’t come apart into a plain one and a mark. */
const plainLetters: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ŋ: 'n', ə: 'a' },
}

/** What says how a company is made, or how a person is addressed, and nothing about who it is. */
const dropped = new Set(
  'inc incorporated llc llp lp ltd limited co company corp corporation plc pllc pc gmbh ag sa sarl srl spa bv nv oy ab as ooo oao zao pjsc jsc mr mrs ms miss dr prof jr sr'.split(
    ' ',
  ),
)

/** In small plain letters, without accents, marks and what says nothing about who it is. */
export function foldName(name: string): string[] {
  const words = (isPlain.test(name) ? foldPlain(name) : foldAny(name)).filter((word) => word !== '')
  const telling = words.filter((word) => !dropped.has(word))
  return telling.length > 0 ? telling : words
}

/** Nearly every name of a list is, and this way is several times as fast. */
const isPlain = /^[\x20-\x7e]*$/
const foldPlain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/['`.]/g, '')
    .split(/[^a-z0-9]+/)

const foldAny = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłħıŋə]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/['’‘ʼ`´ʻʿʾ.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)

/** How a word sounds across the ways in which it’s written in our letters: Youssef and Yusuf, Qaddafi and Gaddafi. */
export function soundOf(word: string): string {
  const [first = '', ...rest] = word
    .replaceAll(/ph/g, 'f')
    .replaceAll(/kh|gh|ch|q|g|c/g, 'k')
    .replaceAll(/dh/g, 'd')
    .replaceAll(/th/g, 't')
    .replaceAll(/sh|z|x/g, 's')
    .replaceAll(/w/g, 'v')
    .replaceAll(/j/g, 'y')
  const sounds = rest.join('').replaceAll(/[aeiouyh]/g, '')
  return `${/[aeiou]/.test(first) ? 'a' : first}${sounds}`.replaceAll(/(.)\1+/g, '$1')
}
