import { addDays, countDays, isWeekend } from '#lib/calendar-days.ts'
import { formatCalendarDay, spellNumber } from '#site/staff-format.ts'

/** Mondays to Fridays from the first day to the day before the last. */
const countWeekdays = (from: string, to: string) =>
  Array.from({ length: Math.max(0, countDays(from, to)) }, (_, day) => addDays(from, day)).filter(
    (date) => !isWeekend(date),
  ).length

/** "Six more, and the lamp is lit." */
export const sayLeft = (left: number) =>
  left === 0 ? 'The lamp is lit.' : `${spellNumber(left)} more, and the lamp is lit.`

/** "Opening day is Monday, December 7: 21 days, 15 of them weekdays." */
export function sayDay(day: string | null, today: string): string {
  if (!day) return 'No opening day is set yet.'
  const name = formatCalendarDay(day, { weekday: 'long', month: 'long', day: 'numeric' })
  const days = countDays(today, day)
  if (days < 0) return `Opening day was ${name}.`
  if (days === 0) return `Today, ${name}, is opening day.`
  if (days === 1) return `Opening day is tomorrow, ${name}.`
  return `Opening day is ${name}: ${days} days, ${countWeekdays(today, day)} of them weekdays.`
}

export function sayMinutes(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours === 1 ? 'about 1 hour' : `about ${hours} hours`
}

export function sayWeeks(days: number): string {
  const weeks = Math.round(days / 7)
  return weeks === 1 ? 'a week' : `${spellNumber(weeks).toLowerCase()} weeks`
}
