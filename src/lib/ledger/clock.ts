import { addDays, countDays } from '#lib/calendar-days.ts'

/** Days on which steps stand still. Null while nobody knows when they go on. */
export type Frozen = { from: string; until: string | null }

/** The day that the steps have reached on a day: while they're frozen, the first day of that. */
export function clockOf(frozen: readonly Frozen[] = []): (day: string) => string {
  return (day) => addDays(day, -frozen.reduce((sum, span) => sum + countFrozen(span, day), 0))
}

function countFrozen({ from, until }: Frozen, day: string): number {
  const end = until !== null && until < day ? until : day
  return Math.max(0, countDays(from, end))
}
