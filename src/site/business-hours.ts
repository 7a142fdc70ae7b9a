import { brand, type OpenHours } from './brand.ts'
import { dateIn, momentIn } from './format.ts'

const hour = 60 * 60_000
const day = 24 * hour

type Span = { from: Date; to: Date }
/** The hours of a day that count, or null. The date is YYYY-MM-DD, the weekday 0 for Sunday. */
type CountedHours = (date: string, weekday: number) => readonly [from: number, to: number] | null | undefined

/** Endless, day by day. A day's first span may have begun before `from`. */
function* listSpans(from: Date, timeZone: string, hoursOn: CountedHours): Generator<Span> {
  const first = Date.parse(dateIn(timeZone, from))
  for (let place = 0; ; place++) {
    const midnight = new Date(first + place * day)
    const date = midnight.toISOString().slice(0, 10)
    const hours = hoursOn(date, midnight.getUTCDay())
    if (hours) yield { from: momentIn(timeZone, date, hours[0]), to: momentIn(timeZone, date, hours[1]) }
  }
}

/** One span a day. */
export function listCounted(from: Date, to: Date, timeZone: string, hoursOn: CountedHours): Span[] {
  const spans: Span[] = []
  for (const span of listSpans(from, timeZone, hoursOn)) {
    if (span.from >= to) break
    const cut = { from: span.from < from ? from : span.from, to: span.to > to ? to : span.to }
    if (cut.from < cut.to) spans.push(cut)
  }
  return spans
}

export const sumHours = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0) / hour

export function addCounted(from: Date, hours: number, timeZone: string, hoursOn: CountedHours): Date {
  let left = hours * hour
  for (const span of listSpans(from, timeZone, hoursOn)) {
    const start = Math.max(span.from.getTime(), from.getTime())
    const worked = span.to.getTime() - start
    if (worked >= left && worked > 0) return new Date(start + left)
    left -= Math.max(0, worked)
  }
  throw new Error('time has ended')
}

/** The latest moment from which so many counted hours are over by then. */
export function subtractCounted(until: Date, hours: number, timeZone: string, hoursOn: CountedHours): Date {
  let left = hours * hour
  const last = Date.parse(dateIn(timeZone, until))
  for (let place = 0; ; place--) {
    const midnight = new Date(last + place * day)
    const date = midnight.toISOString().slice(0, 10)
    const counted = hoursOn(date, midnight.getUTCDay())
    if (!counted) continue
    const start = momentIn(timeZone, date, counted[0]).getTime()
    const end = Math.min(momentIn(timeZone, date, counted[1]).getTime(), until.getTime())
    if (end - start >= left) return new Date(end - left)
    left -= Math.max(0, end - start)
  }
}

function officeHours({ week, closedOn }: OpenHours): CountedHours {
  if (!week.some((hours) => hours && hours[0] < hours[1])) throw new Error('there are no business hours')
  return (date, weekday) => (closedOn.includes(date) ? null : week[weekday])
}

/** One span a day. */
export const listBusinessHours = (from: Date, to: Date, openHours: OpenHours = brand.openHours): Span[] =>
  listCounted(from, to, openHours.timeZone, officeHours(openHours))

export const countBusinessHours = (from: Date, to: Date, openHours: OpenHours = brand.openHours): number =>
  sumHours(listBusinessHours(from, to, openHours))

export const addBusinessHours = (from: Date, hours: number, openHours: OpenHours = brand.openHours): Date =>
  addCounted(from, hours, openHours.timeZone, officeHours(openHours))
