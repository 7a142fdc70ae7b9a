import { brand, type OpenHours } from '#site/brand.ts'
import { addBusinessHours, countBusinessHours } from '#site/business-hours.ts'
import { promisedHours } from '#site/promise.ts'

/** Something for us to look at came to us, or left us. */
export type Move = { at: Date; what: string; lies: 'here' | 'away' }

export type CaseDeadline = {
  isRunning: boolean
  /** Null while it doesn't run. */
  startedAt: Date | null
  dueAt: Date | null
  hoursPassed: number
  hoursPromised: number
  isLate: boolean
}

export const responseDueAt = (from: Date, openHours: OpenHours = brand.openHours): Date =>
  addBusinessHours(from, promisedHours, openHours)

/** So many business hours from when the application came to us. More work for us doesn't restart it. */
export function readCaseDeadline(
  moves: readonly Move[],
  now: Date,
  openHours: OpenHours = brand.openHours,
): CaseDeadline {
  const startedAt = findStart(moves.filter(({ at }) => at <= now))
  const dueAt = startedAt && responseDueAt(startedAt, openHours)
  return {
    isRunning: startedAt !== null,
    startedAt,
    dueAt,
    hoursPassed: startedAt ? countBusinessHours(startedAt, now, openHours) : 0,
    hoursPromised: promisedHours,
    isLate: dueAt !== null && now > dueAt,
  }
}

/** Since when we have had something without a break; null if we have nothing. */
function findStart(moves: readonly Move[]): Date | null {
  const here = new Set<string>()
  let start: Date | null = null
  const inOrder = moves.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const [place, { at, what, lies }] of inOrder.entries()) {
    if (lies === 'here') here.add(what)
    else here.delete(what)
    // Everything at one moment is one step: one thing leaves because another has come.
    if (inOrder[place + 1]?.at.getTime() === at.getTime()) continue
    if (here.size === 0) start = null
    else start ??= at
  }
  return start
}
