import { formatDate } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { answerMistakes } from '../content/mistakes.ts'
import type { DateLimits } from './field.ts'

/** We keep days as YYYY-MM-DD; people may type them in their own way. */

type Reading = { day: string } | { mistake: string }

const listMonths = (locale: Locale) =>
  Array.from({ length: 12 }, (_, month) => formatDate(new Date(2024, month), { month: 'long' }, locale))

/** An incomplete date in the browser's own field, or a day that its month lacks. */
export const unfinished = 'unfinished'

/** Reads "2/28/2024", "02282024", "2-28-2024", "Feb 28, 2024" and "2024-02-28" as the same day. */
export function readDate(typed: string, locale: Locale): Reading {
  const { date: words } = answerMistakes[locale]
  const text = typed.trim()
  if (text === unfinished) return { mistake: words.unfinished }
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  if (isoYear) return dayOf([isoYear, isoMonth, isoDay], locale)
  const [, month, day, year] =
    /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{2,4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? []
  if (year) return dayOf([year, month, day], locale)
  if (/^\d{5,8}$/.test(text)) return { mistake: words.digits }
  const [, name = '', dayAfter, yearAfter] =
    /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{2,4})$/i.exec(text) ?? []
  const named =
    listMonths(locale).findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1
  if (name && named > 0) return dayOf([yearAfter, String(named), dayAfter], locale)
  return { mistake: words.unreadable }
}

type Parts = [year?: string | undefined, month?: string | undefined, day?: string | undefined]

function dayOf([year = '', month = '', day = '']: Parts, locale: Locale): Reading {
  const { date: words } = answerMistakes[locale]
  if (year.length < 4) return { mistake: words.shortYear }
  if (Number(month) < 1 || Number(month) > 12) return { mistake: words.month }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (Number(day) < 1) return { mistake: words.day(last) }
  if (Number(day) > last) {
    const name = listMonths(locale)[Number(month) - 1] ?? ''
    return {
      mistake: Number(month) === 2 ? words.lastDayIn(year, name, last) : words.lastDay(name, last),
    }
  }
  return { day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }
}

/** In UTC, so that browser and server agree. Every state is behind UTC, so a true day is never in the future. */
export const today = (now = new Date()) => now.toISOString().slice(0, 10)

const maxAge = 120

export function findLimitMistake(day: string, limits: DateLimits, locale: Locale) {
  const { date: words } = answerMistakes[locale]
  const current = today()
  const outside = day < '1900-01-01' || day > '2100-12-31'
  if (limits === 'any') return outside ? words.year : undefined
  if (day > current) return limits === 'birth' ? words.birthAhead : words.ahead
  const oldest = `${Number(current.slice(0, 4)) - maxAge}${current.slice(4)}`
  if (limits === 'birth' ? day < oldest : outside) return words.tooLongAgo(day.slice(0, 4))
  return undefined
}

export const formatDayInWords = (day: string, locale: Locale) =>
  formatDate(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }, locale)

/** "02/28/2024", as people write it in the United States. */
export const formatDayInFigures = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

export const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
