/** Of contract numbers and reading codes: nothing in it looks like something else, so 0, 1, I, L and O are missing. */
export const contractLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const spelled = new RegExp(`^([A-Z]{2})([${contractLetters}]{5})([${contractLetters}]{5})$`)

/** The number in its one spelling, however somebody typed it. Undefined if it can't be ours. */
export function readContractNumber(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s\p{Dash}.]/gu, '')
  const [, prefix, first, second] = spelled.exec(letters) ?? []
  return prefix && `${prefix}-${first}-${second}`
}
