import { shortZoneOf } from '#domain/time-zones.ts'
import { brand } from './brand.ts'
import { type Locale, type Localized, languageTags, localized } from './locale.ts'

/** No other code calls `Intl`, whose first use in a browser is slow: numbers do without it. */

/** A formatter takes 50 microseconds to make and one to use. */
function keepFormatters<Style, Formatter>(make: (tag: string, style: Style) => Formatter) {
  const kept = new Map<string, Formatter>()
  return (locale: Locale, style: Style): Formatter => {
    const key = JSON.stringify([locale, style])
    const formatter = kept.get(key) ?? make(languageTags[locale], style)
    kept.set(key, formatter)
    return formatter
  }
}

const numbers = keepFormatters((tag, style: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, style))
const lists = keepFormatters((tag, style: Intl.ListFormatOptions) => new Intl.ListFormat(tag, style))
const dates = keepFormatters((tag, style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, style))

/** "1,500" */
export const formatNumber = (value: number | bigint, locale: Locale): string =>
  writeDecimal(value, { decimals: 3 }, locale)

/** Whole dollars: "$1,500". */
export const formatDollars = (value: number, locale: Locale): string =>
  writeDecimal(value, { decimals: 0, currency: '$' }, locale)

/** "$950", "$12K", "$1.9M". */
export const formatShortDollars = (value: number, locale: Locale): string =>
  numbers(locale, {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  }).format(value)

/** Cents, exactly: "$1,500.00". */
export const formatCents = (cents: number, locale: Locale): string =>
  writeDecimal(cents / 100, { decimals: 2, currency: '$', keepsZeros: true }, locale)

/** Cents show only when there are some: "$1,500", "$8,512.17". */
export const formatMoney = (cents: number, locale: Locale): string =>
  writeDecimal(cents / 100, { decimals: 2, currency: '$', keepsZeros: Math.round(cents) % 100 !== 0 }, locale)

/** "3%", "2.95%" */
export const formatPercent = (value: number, locale: Locale): string =>
  `${writeDecimal(value, { decimals: 2 }, locale)}%`

/** "a, b, and c" */
export const formatList = (values: readonly string[], locale: Locale): string =>
  lists(locale, {}).format(values)

const collators = keepFormatters((tag, style: Intl.CollatorOptions) => new Intl.Collator(tag, style))

/** For lists that people look a name up in. */
export const compareNames = (a: string, b: string, locale: Locale): number =>
  collators(locale, {}).compare(a, b)

export type Moment = Date | string | number

export function formatDate(moment: Moment, style: Intl.DateTimeFormatOptions, locale: Locale): string {
  return dates(locale, style).format(new Date(moment))
}

/** "Nov 15, 2026, 5:30 AM ET" in the reader's own time: only for screens rendered in the browser. */
export const formatMoment = (moment: Moment, locale: Locale): string =>
  `${formatDay(moment, locale)}, ${formatTime(moment, locale)}`

/** "5:30 AM ET" in the reader's own time. */
export const formatTime = (moment: Moment, locale: Locale): string =>
  `${formatDate(moment, { timeStyle: 'short' }, locale)} ${nameReaderZone(moment, locale)}`

/** "ET", or what the browser calls it where we know no short name. */
function nameReaderZone(moment: Moment, locale: Locale): string {
  const timeZone = readerTimeZone()
  const short = shortZoneOf(timeZone, locale)
  if (short !== timeZone) return short
  return formatDate(moment, { timeZoneName: 'short' }, locale).split(', ').at(-1) ?? timeZone
}

/** "Nov 15, 2026" in the reader's own time. */
export const formatDay = (moment: Moment, locale: Locale): string =>
  formatDate(moment, { dateStyle: 'medium' }, locale)

/** For YYYY-MM-DD: read and written in the same time zone, so that none moves it. */
export const formatCalendarDay = (
  date: string,
  locale: Locale,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string => formatDate(date, { ...style, timeZone: 'UTC' }, locale)

/** As YYYY-MM-DD. Canada writes dates like that. */
export const dateIn = (timeZone: string, moment: Moment = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(moment))

const clocks = keepFormatters((_tag, timeZone: string) => {
  const style = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const
  return new Intl.DateTimeFormat('en-US', { ...style, second: 'numeric', hourCycle: 'h23', timeZone })
})

/** In milliseconds ahead of UTC. */
function offsetIn(timeZone: string, moment: number): number {
  const parts = clocks('en', timeZone).formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  )
  return shown - Math.floor(moment / 1000) * 1000
}

/** The moment when clocks there show this hour of a date, YYYY-MM-DD. */
export function momentIn(timeZone: string, date: string, hour: number): Date {
  const shown = Date.parse(`${date}T00:00:00Z`) + hour * 60 * 60_000
  // The second look is for the hours around a change of the clocks.
  const guess = shown - offsetIn(timeZone, shown)
  return new Date(shown - offsetIn(timeZone, guess))
}

/** "America/New_York": the reader's time zone. */
export const readerTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Every promised time is the office's time. */
const officeTimeZone: string = brand.openHours.timeZone
const officeWords: Localized<{ noon: string; midnight: string }> = localized({
  en: { noon: 'noon', midnight: 'midnight' },
})

export type OfficeTimeStyle = { isShort?: boolean; timeZone?: string }

/** "3:07 PM ET", "12:00 noon ET"; `isShort` leaves full hours without minutes: "3 PM ET". */
export function formatOfficeTime(
  moment: Moment,
  locale: Locale,
  { isShort = false, timeZone = officeTimeZone }: OfficeTimeStyle = {},
): string {
  const [hours = '', minutes = ''] = formatDate(
    moment,
    { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
    locale,
  ).split(':')
  const isFullHour = minutes === '00'
  const style: Intl.DateTimeFormatOptions = { hour: 'numeric' }
  if (!isFullHour || !isShort) style.minute = '2-digit'
  // Some browsers put a narrow space before PM, others a plain one.
  const time = formatDate(moment, { ...style, timeZone }, locale).replaceAll('\u202f', ' ')
  const { noon, midnight } = officeWords[locale]
  const named = isFullHour && (hours === '12' ? noon : hours === '00' && midnight)
  return `${named ? time.replace(/[AP]M$/, named) : time} ${shortZoneOf(timeZone, locale)}`
}

/** "Saturday, November 14, 2026" at the office. */
export const formatOfficeDay = (moment: Moment, locale: Locale): string =>
  formatDate(moment, { dateStyle: 'full', timeZone: officeTimeZone }, locale)

/** "Nov 14, 3:07 PM ET". */
export const formatOfficeMoment = (moment: Moment, locale: Locale, timeZone = officeTimeZone): string =>
  `${formatDate(moment, { month: 'short', day: 'numeric', timeZone }, locale)}, ${formatOfficeTime(moment, locale, { timeZone })}`

/** "Nov 14, 2026, 3:07 PM ET": for what was written, however long ago. */
export const formatOfficeStamp = (moment: Moment, locale: Locale): string =>
  `${formatDate(moment, { dateStyle: 'medium', timeZone: officeTimeZone }, locale)}, ${formatOfficeTime(moment, locale)}`

/** "Tuesday, 3 PM ET": for the days right ahead. The time doesn't break across lines. */
export function formatOfficeWeekday(moment: Moment, locale: Locale, timeZone = officeTimeZone): string {
  const time = formatOfficeTime(moment, locale, { isShort: true, timeZone }).replaceAll(' ', '\u00a0')
  return `${formatDate(moment, { weekday: 'long', timeZone }, locale)}, ${time}`
}

/** "Sunday" for 0. */
export const formatWeekday = (day: number, locale: Locale): string =>
  formatDate(new Date(Date.UTC(2023, 0, 1 + day)), { weekday: 'long', timeZone: 'UTC' }, locale)

const spelled: Localized<readonly string[]> = localized({
  en: 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' '),
})

/** "Eight", for the start of a sentence; digits from 13 on. */
export const spellNumber = (value: number, locale: Locale): string =>
  spelled[locale][value] ?? formatNumber(value, locale)

/** "a, b, and c" in parts, for links: the names and the words between them. */
export const splitList = (values: readonly string[], locale: Locale) =>
  lists(locale, {}).formatToParts(values)

const marks: Localized<{ group: string; decimal: string }> = localized({ en: { group: ',', decimal: '.' } })

type DecimalStyle = {
  /** The maximum; halves round away from zero. */
  decimals: number
  /** Stands between the sign and the digits. */
  currency?: string
  /** "1,500.00" instead of "1,500" */
  keepsZeros?: boolean
}

/** As `Intl` would, whose first use takes 25 ms on a laptop, longer on a phone (docs/decisions/077). */
function writeDecimal(
  value: number | bigint,
  { decimals, currency = '', keepsZeros = false }: DecimalStyle,
  locale: Locale,
): string {
  const [whole = '', fraction = ''] = round(value < 0 ? -value : value, decimals).split('.')
  const { group, decimal } = marks[locale]
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, group)
  const kept = keepsZeros ? fraction : fraction.replace(/0+$/, '')
  return `${value < 0 ? '-' : ''}${currency}${digits}${kept && decimal}${kept}`
}

function round(value: number | bigint, decimals: number): string {
  if (typeof value === 'bigint') return String(value)
  if (Number.isInteger(value)) return value.toFixed(decimals)
  // By the visible digits: 2.955 becomes 2.96, though the machine holds a hair less.
  const shifted = value < 1e-6 ? 0 : Math.round(Number(`${value}e${decimals}`))
  return (shifted / 10 ** decimals).toFixed(decimals)
}

/** As colleagues call it: "Spanish". */
export const nameLanguage = (language: Locale): string =>
  new Intl.DisplayNames(languageTags.en, { type: 'language' }).of(language) ?? language
