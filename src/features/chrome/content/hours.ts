import { zoneName } from '#domain/time-zones.ts'
import type { OpenHours } from '#site/brand.ts'
import { listBusinessHours } from '#site/business-hours.ts'
import { dateIn, formatDate } from '#site/format.ts'
import { type Locale, type Localized, localized } from '#site/locale.ts'
import { en } from './en/hours.ts'

const day = 24 * 60 * 60_000

const words: Localized<typeof en> = localized({ en })

export type HoursNow = { isOpen: boolean; state: string; title: string; line: string }

/** In the reader's own time. */
export function describeHours(hours: OpenHours, now: Date, readerZone: string, locale: Locale): HoursNow {
  const say = words[locale]
  // We never close for longer than a month.
  const [next] = listBusinessHours(now, new Date(now.getTime() + 31 * day), hours)
  const ours = (moment: Date) =>
    `${timeOf(moment, hours.timeZone, locale)} ${zoneName(hours.timeZone, locale)}`
  if (!next) return { isOpen: false, state: say.closed, title: say.closed, line: '' }
  if (next.from <= now) {
    const here = timeOf(now, readerZone, locale)
    return {
      isOpen: true,
      state: say.open,
      title: say.callUntil(timeOf(next.to, readerZone, locale)),
      line: say.closes(here, ours(next.to)),
    }
  }
  const dayOf = (timeZone: string) =>
    dateIn(timeZone, next.from) === dateIn(timeZone, now)
      ? say.today
      : formatDate(next.from, { weekday: 'long', timeZone }, locale)
  return {
    isOpen: false,
    state: say.closed,
    title: say.opens(say.at(dayOf(hours.timeZone), ours(next.from))),
    line: say.opensHere(say.at(dayOf(readerZone), timeOf(next.from, readerZone, locale))),
  }
}

/** "6 PM", "12:20 PM", never broken in two */
export function timeOf(moment: Date, timeZone: string, locale: Locale): string {
  const isWhole = formatDate(moment, { minute: 'numeric', timeZone }, locale) === '0'
  const time = formatDate(
    moment,
    { hour: 'numeric', ...(!isWhole && { minute: '2-digit' }), timeZone },
    locale,
  )
  return time.replaceAll(/\s/g, '\u00a0')
}
