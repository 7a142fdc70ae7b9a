import { brand, type OpenHours } from './brand.ts'
import { dateIn, momentIn } from './format.ts'

const hour = 60 * 60_000
const day = 24 * hour

type Span = { from: Date; to: Date }

/** Endless, day by day. A day's first span may have begun before `from`. */
function* listSpans(from: Date, { timeZone, week, closedOn }: OpenHours): Generator<Span> {
  if (!week.some((hours) => hours && hours[0] < hours[1])) throw new Error('there are no business hours')
  const first = Date.parse(dateIn(timeZone, from))
  for (let place = 0; ; place++) {
    const midnight = new Date(first + place * day)
    const date = midnight.toISOString().slice(0, 10)
    const hours = week[midnight.getUTCDay()]
    if (!hours || closedOn.includes(date)) continue
    const [opens, closes] = hours
    yield { from: momentIn(timeZone, date, opens), to: momentIn(timeZone, date, closes) }
  }
}

/** One span a day. */
export function listBusinessHours(from: Date, to: Date, openHours: OpenHours = brand.openHours): Span[] {
  const spans: Span[] = []
  for (const span of listSpans(from, openHours)) {
    if (span.from >= to) break
    const cut = { from: span.from < from ? from : span.from, to: span.to > to ? to : span.to }
    if (cut.from < cut.to) spans.push(cut)
  }
  return spans
}

export function countBusinessHours(from: Date, to: Date, openHours: OpenHours = brand.openHours): number {
  const worked = listBusinessHours(from, to, openHours).map((span) => span.to.getTime() - span.from.getTime())
  return worked.reduce((sum, time) => sum + time, 0) / hour
}

export function addBusinessHours(from: Date, hours: number, openHours: OpenHours = brand.openHours): Date {
  let left = hours * hour
  for (const span of listSpans(from, openHours)) {
    const start = Math.max(span.from.getTime(), from.getTime())
    const worked = span.to.getTime() - start
    if (worked >= left && worked > 0) return new Date(start + left)
    left -= Math.max(0, worked)
  }
  throw new Error('time has ended')
}

/** A business day counts as the longest day of the week. */
export const hoursPerDay = (openHours: OpenHours = brand.openHours): number =>
  Math.max(...openHours.week.map((hours) => (hours ? hours[1] - hours[0] : 0)))
