import { isBankDay } from '#lib/business-days.ts'
import { addDays } from '#lib/calendar-days.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'

const minute = 60_000

export type BankDays = ReturnType<typeof countBankDays>

/** Days on which money moves, counted from the last one up to this moment: 0 is that one, -1 the one before, 1 the next. */
export function countBankDays(now: number) {
  // The last acts end before now, so that what follows from them has happened, too.
  const latest = now - 5 * minute
  const today = dateIn(brand.openHours.timeZone, new Date(latest))
  const step = (from: string, by: 1 | -1) => {
    let day = addDays(from, by)
    while (!isBankDay(day)) day = addDays(day, by)
    return day
  }
  const isToday = isBankDay(today)
  const last = isToday ? today : step(today, -1)
  const known = new Map([[0, last]])
  function on(place: number): string {
    const before = known.get(place)
    if (before) return before
    const found = place > 0 ? step(on(place - 1), 1) : step(on(place + 1), -1)
    known.set(place, found)
    return found
  }
  return {
    /** Whether money can leave today. */
    isToday,
    on,
    /** During the day in New York, in winter and in summer; never later than the last acts. */
    moment: (place: number, hours: number) =>
      Math.min(Date.parse(`${on(place)}T15:00:00Z`) + Math.round(hours * 60) * minute, latest),
  }
}
