import { z } from 'zod'
import { applicationCaseTypeValues } from '#domain/applications.ts'
import { type Choice, valuesOf } from '#domain/choice.ts'
import { allowEmpty, reportFilterShape, type Span } from '#features/applications/schema/report-filters.ts'

/** All end today, except a quarter or year that is over. */
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

/** Three years: nobody can tell more bars apart. */
const mostDays = 1_100

export const reportShape = {
  period: allowEmpty(z.enum(valuesOf(periods))),
  /** Both days are included. */
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
  /** Arrived, and of these approved so far or without a response so far. */
  applications: count,
  approvedSoFar: count,
  undecided: count,
  /** Got their first response, and of these a yes, or after one of the application's own deadlines. */
  decided: count,
  approved: count,
  late: count,
  /** Business days from arrival to that response. */
  days: z
    .object({ quarter: z.number(), middle: z.number(), threeQuarters: z.number(), nineTenths: z.number() })
    .nullable(),
  /** In cents. */
  out: cents,
  advances: count,
  back: cents,
  repayments: count,
})
export type ReportRow = z.output<typeof row>

export const reportSchema = z.object({
  /** In the office's time zone. */
  first: z.iso.date(),
  last: z.iso.date(),
  timeZone: z.string(),
  promisedDays: z.number(),
  /** Until somebody records a repayment, 0 would be a claim. */
  isBackRecorded: z.boolean(),
  total: row,
  /** By its Monday, the oldest first. The period may cut the first and the last. */
  week: z.array(row.extend({ value: z.iso.date(), first: z.iso.date(), last: z.iso.date() })),
  home: z.array(row.extend({ value: z.string() })),
  caseType: z.array(row.extend({ value: z.string() })),
  /** The firms with the most applications. */
  firm: z.array(row.extend({ value: z.string(), label: z.string() })),
  firmCount: count,
})
export type Report = z.output<typeof reportSchema>

const twelve = z.array(z.number().nullable())
/** Twelve weeks each; the last one is still running. Money is cents. */
export const weekSchema = z.object({
  weeks: z.array(z.iso.date()),
  applications: twelve,
  approved: twelve,
  decided: twelve,
  /** Business days until half of them had a response. */
  days: twelve,
  late: twelve,
  paidOut: twelve,
  advances: twelve,
  /** Null until somebody records a repayment. */
  paidBack: twelve.nullable(),
  repayments: twelve,
})
export type Week = z.output<typeof weekSchema>

const day = 24 * 60 * 60_000
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
export const addDays = (date: string, days: number) => toDay(Date.parse(date) + days * day)
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / day

const mondayOf = (date: string) => addDays(date, -((new Date(date).getUTCDay() + 6) % 7))

const weeksOf = { '12-weeks': 12, '26-weeks': 26, '52-weeks': 52 } as const

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
