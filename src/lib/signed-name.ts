/** Letter case, accents, kinds of dashes and spaces between don't count. */
const simplify = (name: string) =>
  name
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

export const isSameName = (typed: string, name: string): boolean => simplify(typed) === simplify(name)

/**
 * A name that was typed, as it's printed: in usual letters, and without marks that strike it out or pile up, unless the
 * name has such marks itself.
 */
export function writeName(typed: string, name: string): string {
  const usual = typed.replaceAll(/[`´]/g, "'").normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  return /\p{M}/u.test(name.normalize('NFC')) ? usual : usual.replaceAll(/\p{M}/gu, '')
}

/** Only letters: whatever else was typed isn't printed. */
export const writeInitials = (typed: string): string =>
  writeName(typed, '')
    .replaceAll(/[^\p{L}]/gu, '')
    .toUpperCase()

/** "TA" */
export const initialsFor = (name: string): string =>
  name
    .split(/[\s\p{Pd}]+/u)
    .map((word) => [...word].find((letter) => /\p{L}/u.test(letter)) ?? '')
    .join('')
    .toUpperCase()

/** Names in the middle may be left out. */
export function fitInitials(typed: string, name: string): boolean {
  const letters = simplify(typed).replaceAll(/[^\p{L}]/gu, '')
  const all = simplify(initialsFor(name))
  if (letters === '' || letters[0] !== all[0]) return false
  if (letters.length < Math.min(2, all.length)) return false
  let place = 0
  for (const letter of letters) {
    place = all.indexOf(letter, place) + 1
    if (place === 0) return false
  }
  return true
}
