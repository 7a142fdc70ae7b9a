import { stateCodes } from '#domain/states.ts'

/** "48 Example Plaza, New York, NY 10007" is in "New York, NY". */
export function placeOf(addresses: readonly string[]): string | null {
  for (const address of addresses) {
    const [, city, state] = /(?:^|[,\n])\s*([^,\n\d]+),\s*([A-Z]{2})\b\s*(?:\d{5}|$)/.exec(address) ?? []
    if (city && stateCodes.some((code) => code === state)) return `${city.trim()}, ${state}`
  }
  return null
}
