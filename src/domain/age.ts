/** States where people come of age after 18: Alabama and Nebraska at 19, Mississippi at 21. */
const later: Readonly<Record<string, number>> = { AL: 19, NE: 19, MS: 21 }

/** The age at which a resident of this state may sign for themselves. */
export const ageOfMajority = (state?: string | null): number => later[state ?? ''] ?? 18

/** Days are YYYY-MM-DD. A person born on February 29 comes of age on March 1. */
export function isMinor(birthDay: string, state: string | null | undefined, today: string): boolean {
  const year = Number(birthDay.slice(0, 4)) + ageOfMajority(state)
  return today < `${year}${birthDay.slice(4)}`
}
