import { defaultLocale, type Locale, languageTags } from './locale.ts'

/** Numbers, money, dates and lists as a reader of the language writes them. Nothing else in the house calls `Intl`. */
export const formatNumber = (value: number, locale: Locale = defaultLocale): string =>
  new Intl.NumberFormat(languageTags[locale]).format(value)

/** Whole dollars: "$1,500". */
export const formatDollars = (value: number, locale: Locale = defaultLocale): string =>
  new Intl.NumberFormat(languageTags[locale], {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(value)

/** "a, b, and c" */
export const formatList = (values: readonly string[], locale: Locale = defaultLocale): string =>
  new Intl.ListFormat(languageTags[locale]).format(values)

type Moment = Date | string | number
type DateStyle = Intl.DateTimeFormatOptions

/** A formatter takes 50 microseconds to make and one to use. */
const formatters = new Map<string, Intl.DateTimeFormat>()

export function formatDate(moment: Moment, style: DateStyle, locale: Locale = defaultLocale): string {
  const key = JSON.stringify([locale, style])
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(languageTags[locale], style)
  formatters.set(key, formatter)
  return formatter.format(new Date(moment))
}
