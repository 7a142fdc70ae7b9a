import type { CancelStart } from '#domain/cancellation.ts'

// Written down from a calendar on the wall, day by day, so that it shares nothing with the rules that it judges.

/** Days on which federal offices are closed, observed days included; weekends aside. */
const federal = `
  2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26
  2026-12-25 2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11
  2027-11-25 2027-12-24 2027-12-31 2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09
  2028-11-10 2028-11-23 2028-12-25 2029-01-01 2029-01-15`

const afterThanksgiving = '2026-11-27 2027-11-26 2028-11-24'
const goodFriday = '2026-04-03 2027-03-26 2028-04-14'
const evenElections = '2026-11-03 2028-11-07'
const lincoln = '2026-02-12 2027-02-12 2028-02-11'

type CalendarState = {
  /** Of the state alone; weekends aside. */
  own: string
  days: number
  start: CancelStart
  /** Hours behind UTC in winter, in each zone of the state. */
  behind: readonly number[]
}

/** The states of section 3, with the days and the start that are known there, or supposed. */
export const calendarStates = {
  CA: {
    own: `2026-03-31 2027-03-31 2028-03-31 ${afterThanksgiving}`,
    days: 5,
    start: 'funding',
    behind: [8],
  },
  GA: { own: afterThanksgiving, days: 5, start: 'later', behind: [5] },
  IL: { own: `${lincoln} ${evenElections} ${afterThanksgiving}`, days: 14, start: 'funding', behind: [6] },
  IN: {
    own: `${goodFriday} 2026-05-05 2027-05-04 2028-05-02 ${evenElections} 2027-11-02 ${afterThanksgiving}`,
    ...{ days: 5, start: 'funding', behind: [5, 6] },
  },
  ME: {
    own: `2026-04-20 2027-04-19 2028-04-17 ${afterThanksgiving}`,
    days: 5,
    start: 'receipt',
    behind: [5],
  },
  MO: { own: `${lincoln} 2026-05-08 2027-05-07 2028-05-08`, days: 10, start: 'funding', behind: [6] },
  MT: { own: evenElections, days: 5, start: 'later', behind: [7] },
  TN: { own: goodFriday, days: 5, start: 'later', behind: [6, 5] },
  WV: {
    own: `2026-05-12 2028-05-09 2027-06-21 2028-06-20 ${evenElections} ${afterThanksgiving}`,
    ...{ days: 5, start: 'later', behind: [5] },
  },
  NE: {
    own: `2026-04-24 2027-04-30 2028-04-28 ${afterThanksgiving}`,
    ...{ days: 5, start: 'receipt', behind: [6, 7] },
  },
  OH: { own: '', days: 5, start: 'receipt', behind: [5] },
  NV: {
    own: `2026-10-30 2027-10-29 2028-10-27 ${afterThanksgiving}`,
    ...{ days: 5, start: 'funding', behind: [8, 7] },
  },
  NY: { own: `${lincoln} ${evenElections} 2027-11-02`, days: 10, start: 'receipt', behind: [5] },
  OK: { own: afterThanksgiving, days: 5, start: 'receipt', behind: [6] },
  VT: {
    own: '2026-03-03 2027-03-02 2028-03-07 2026-08-17 2027-08-16 2028-08-16',
    ...{ days: 5, start: 'receipt', behind: [5] },
  },
  UT: { own: '2026-07-24 2027-07-23 2028-07-24', days: 10, start: 'signing', behind: [7] },
} as const satisfies Record<string, CalendarState>

export type CalendarCode = keyof typeof calendarStates
export const calendarCodes = Object.keys(calendarStates) as CalendarCode[]

const monthLengths = (year: number) => [31, year === 2028 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Every day from January 1, 2026, a Thursday, to January 31, 2029. */
export const wallDays: readonly { date: string; isWeekend: boolean }[] = [2026, 2027, 2028, 2029]
  .flatMap((year) =>
    monthLengths(year)
      .slice(0, year === 2029 ? 1 : 12)
      .flatMap((length, month) =>
        Array.from({ length }, (_, day) =>
          [year, String(month + 1).padStart(2, '0'), String(day + 1).padStart(2, '0')].join('-'),
        ),
      ),
  )
  .map((date, place) => ({ date, isWeekend: [2, 3].includes(place % 7) }))

const listOf = (days: string) => days.split(/\s+/).filter(Boolean)

/** The last day to cancel from a day that doesn't count, read off the wall. */
export function readLastDay(code: CalendarCode, from: string): string {
  const { own, days } = calendarStates[code]
  const off = new Set([...listOf(federal), ...listOf(own)])
  let left: number = days
  for (const { date, isWeekend } of wallDays.slice(wallDays.findIndex((one) => one.date === from) + 1)) {
    if (!isWeekend && !off.has(date)) left -= 1
    if (left === 0) return date
  }
  throw new Error('the calendar on the wall is too short')
}

/** Sundays on which clocks are set forward and back, at two in the morning. */
const summers = [
  ['2026-03-08', '2026-11-01'],
  ['2027-03-14', '2027-11-07'],
  ['2028-03-12', '2028-11-05'],
] as const

/** When a day begins, `behind` UTC by that many hours in winter. */
export function beginningOf(date: string, behind: number): Date {
  const isSummer = summers.some(([from, to]) => date > from && date <= to)
  return new Date(Date.parse(`${date}T00:00:00Z`) + (behind - (isSummer ? 1 : 0)) * 60 * 60_000)
}

export const dayAfter = (date: string, days = 1): string =>
  wallDays[wallDays.findIndex((one) => one.date === date) + days]?.date ?? ''
