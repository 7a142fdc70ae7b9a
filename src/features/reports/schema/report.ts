import { z } from 'zod'
import { applicationCaseTypeValues } from '#domain/applications.ts'
import { type Choice, valuesOf } from '#domain/choice.ts'
import { allowEmpty, reportFilterShape, type Span } from '#features/applications/schema/report-filters.ts'

/** What the figures are about. All end today, but those of a quarter or year that is over. */
export const periods = [
  { value: '12-weeks', label: '12 weeks' },
  { value: '26-weeks', label: '26 weeks' },
  { value: '52-weeks', label: '52 weeks' },
  { value: 'quarter', label: 'This quarter' },
  { value: 'last-quarter', label: 'Last quarter' },
  { value: 'year', label: 'This year' },
  { value: 'last-year', label: 'Last year' },
  { value: 'own', label: 'Own range' },
] as const satisfies readonly Choice[]
export type Period = (typeof periods)[number]['value']
export const usualPeriod: Period = '26-weeks'

/** Three years: more bars than that nobody can tell apart. */
const mostDays = 1_100

export const reportShape = {
  period: allowEmpty(z.enum(valuesOf(periods))),
  /** Of an own range, both included: days of the office. */
  from: allowEmpty(z.iso.date()),
  to: allowEmpty(z.iso.date()),
  home: reportFilterShape.home,
  caseType: allowEmpty(z.enum(applicationCaseTypeValues)),
  firm: reportFilterShape.firm,
}
export const reportQuerySchema = z
  .object(reportShape)
  .refine(({ from, to }) => !from || !to || (from <= to && daysBetween(from, to) <= mostDays), {
    path: ['to'],
    error: 'Choose a last day within three years of the first.',
  })
export type ReportQuery = z.output<typeof reportQuerySchema>

const count = z.int()
const cents = z.int()
const row = z.object({
  /** Came in, and of these: approved so far, and without an answer so far. */
  applications: count,
  approvedSoFar: count,
  undecided: count,
  /** Got their first answer, and of these: a yes, and after one of the file’s own clocks had run out. */
  decided: count,
  approved: count,
  late: count,
  /** Business days from arrival to that answer: within so many a quarter, half, three quarters, nine tenths got it. */
  days: z
    .object({ quarter: z.number(), middle: z.number(), threeQuarters: z.number(), nineTenths: z.number() })
    .nullable(),
  /** Paid out and paid back, in cents, and how many payments. */
  out: cents,
  advances: count,
  back: cents,
  repayments: count,
})
export type ReportRow = z.output<typeof row>

export const reportSchema = z.object({
  /** The first and the last day, in the office's time zone. */
  first: z.iso.date(),
  last: z.iso.date(),
  timeZone: z.string(),
  /** The promised answer, in business days. */
  promisedDays: z.number(),
  /** Whether anything that came back was ever recorded: otherwise nobody knows, and 0 would be a claim. */
  isBackRecorded: z.boolean(),
  total: row,
  /** Each week by its Monday, oldest first; the first and the last may be cut by the period. */
  week: z.array(row.extend({ value: z.iso.date(), first: z.iso.date(), last: z.iso.date() })),
  home: z.array(row.extend({ value: z.string() })),
  caseType: z.array(row.extend({ value: z.string() })),
  /** Those with the most applications, as `label` is written there. */
  firm: z.array(row.extend({ value: z.string(), label: z.string() })),
  firmCount: count,
})
export type Report = z.output<typeof reportSchema>

const twelve = z.array(z.number().nullable())
/** The figures beside Today: twelve weeks each, the last is the one that runs. Money is cents. */
export const weekSchema = z.object({
  weeks: z.array(z.iso.date()),
  applications: twelve,
  /** Of those decided in the week. */
  approved: twelve,
  decided: twelve,
  /** Business days until half of them had their answer; null where none was given. */
  days: twelve,
  late: twelve,
  paidOut: twelve,
  advances: twelve,
  /** Null: nothing was ever recorded. */
  paidBack: twelve.nullable(),
  repayments: twelve,
})
export type Week = z.output<typeof weekSchema>

const day = 24 * 60 * 60_000
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
export const addDays = (date: string, days: number) => toDay(Date.parse(date) + days * day)
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / day

/** The Monday of a day's week. */
const mondayOf = (date: string) => addDays(date, -((new Date(date).getUTCDay() + 6) % 7))

const weeksOf = { '12-weeks': 12, '26-weeks': 26, '52-weeks': 52 } as const

/** The days that a period means today. */
export function resolvePeriod({ period = usualPeriod, from, to }: ReportQuery, today: string): Span {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const quarterFrom = (back: number) => {
    const first = new Date(Date.UTC(year, Math.floor((month - 1) / 3) * 3 - back * 3, 1))
    return first.toISOString().slice(0, 10)
  }
  switch (period) {
    case 'quarter':
      return { first: quarterFrom(0), last: today }
    case 'last-quarter':
      return { first: quarterFrom(1), last: addDays(quarterFrom(0), -1) }
    case 'year':
      return { first: `${year}-01-01`, last: today }
    case 'last-year':
      return { first: `${year - 1}-01-01`, last: `${year - 1}-12-31` }
    case 'own': {
      const last = to ?? (from && from > today ? from : today)
      const first = from ?? addDays(mondayOf(last), -25 * 7)
      return { first: daysBetween(first, last) > mostDays ? addDays(last, -mostDays) : first, last }
    }
    default:
      return { first: addDays(mondayOf(today), -(weeksOf[period] - 1) * 7), last: today }
  }
}

/** The weeks of a period, each cut to it. */
export function listWeeks({
  first,
  last,
}: Span): { week: string; first: string; last: string; isWhole: boolean }[] {
  const weeks = []
  for (let week = mondayOf(first); week <= last; week = addDays(week, 7)) {
    const sunday = addDays(week, 6)
    const cut = { first: week < first ? first : week, last: sunday > last ? last : sunday }
    weeks.push({ week, ...cut, isWhole: cut.first === week && cut.last === sunday })
  }
  return weeks
}
