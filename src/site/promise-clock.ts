import { brand, type OpenHours } from './brand.ts'
import {
  addBusinessHours,
  addCounted,
  listBusinessHours,
  listCounted,
  subtractCounted,
  sumHours,
} from './business-hours.ts'
import { isHoliday } from './holidays.ts'
import { promisedHours } from './promised-hours.ts'

/** Whole days, around the clock. A week that is open on Sundays alone counts every day, or no promise would ever end. */
function promisedDays({ week, closedOn }: OpenHours) {
  const isOpen = (weekday: number) => weekday !== 0 && Boolean(week[weekday])
  const isSundayOnly = !week.some((_hours, weekday) => isOpen(weekday))
  return (date: string, weekday: number) =>
    (isSundayOnly || isOpen(weekday)) && !closedOn.includes(date) && !isHoliday(date)
      ? ([0, 24] as const)
      : null
}

/** One span for each day that counts. */
export const listPromisedDays = (from: Date, to: Date, calendar: OpenHours = brand.openHours) =>
  listCounted(from, to, calendar.timeZone, promisedDays(calendar))

export const countPromisedHours = (from: Date, to: Date, calendar: OpenHours = brand.openHours): number =>
  sumHours(listPromisedDays(from, to, calendar))

export const addPromisedHours = (
  from: Date,
  hours: number = promisedHours,
  calendar: OpenHours = brand.openHours,
): Date => addCounted(from, hours, calendar.timeZone, promisedDays(calendar))

/** People who applied before v0.2.0 were told so many business hours, and keep that time. */
export const dueBeforeOneClock = (submittedAt: Date, calendar: OpenHours = brand.openHours): Date =>
  addBusinessHours(submittedAt, promisedHours, calendar)

const day = 24 * 60 * 60_000
/** Somebody has to be here long enough to keep the new time. */
const leastNotice = 4 * 60 * 60_000

/** When a promise was broken, the new time: the end of the next office day that leaves us four hours. It never moves. */
export function newAnswerTime(dueAt: Date, calendar: OpenHours = brand.openHours): Date | undefined {
  const spans = listBusinessHours(dueAt, new Date(dueAt.getTime() + 31 * day), calendar)
  return spans.find(({ to }) => to.getTime() - dueAt.getTime() >= leastNotice)?.to
}

/** Anything that came before this moment and still waits has waited longer than we promised. */
export const promisedSince = (now: Date, hours: number, calendar: OpenHours = brand.openHours): Date =>
  subtractCounted(now, hours, calendar.timeZone, promisedDays(calendar))
