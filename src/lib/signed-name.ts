/** Letter case, accents, kinds of apostrophes and double spaces don't count. */
const fold = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

export const isSameName = (typed: string, named: string): boolean => fold(typed) === fold(named)

/** Of all names, and of the first and the last. */
export function initialsOf(name: string): string[] {
  const letters = name
    .trim()
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0].toUpperCase() ?? [])
  return [letters.join(''), `${letters[0] ?? ''}${letters.length > 1 ? letters.at(-1) : ''}`]
}
