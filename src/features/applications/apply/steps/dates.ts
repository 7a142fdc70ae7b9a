import { formatDate } from '#site/format.ts'
import type { DateLimits } from './field.ts'

/** Days are written YYYY-MM-DD wherever they are kept; people may write them as they are used to. */

type Reading = { day: string } | { mistake: string }

const months = Array.from({ length: 12 }, (_, month) => formatDate(new Date(2024, month), { month: 'long' }))
const example = 'Enter the month, day and year, like 02/28/2024'

/** Stands for a date that the browser's own field has only in part, or with a day that its month lacks. */
export const unfinished = 'unfinished'

/** For people who are used to forms that insist on slashes. */
export const howToType = 'Type month, day and year, like 02/28/2024. You can leave out the slashes.'

/** "2/28/2024", "02282024", "2-28-2024", "Feb 28, 2024" and "2024-02-28" are the same day. */
export function readDate(typed: string): Reading {
  const text = typed.trim()
  if (text === unfinished) {
    return {
      mistake: `Check the date. Part of it is missing, or the month has fewer days: February has 28 or 29`,
    }
  }
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  if (isoYear) return dayOf(isoYear, isoMonth, isoDay)
  const [, month, day, year] =
    /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{2,4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? []
  if (year) return dayOf(year, month, day)
  if (/^\d{5,8}$/.test(text)) {
    return { mistake: 'Enter 8 digits: 2 for the month, 2 for the day, 4 for the year, like 02282024' }
  }
  const [, name = '', dayAfter, yearAfter] =
    /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{2,4})$/i.exec(text) ?? []
  const named = months.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1
  if (name && named > 0) return dayOf(yearAfter, String(named), dayAfter)
  return { mistake: example }
}

function dayOf(year = '', month = '', day = ''): Reading {
  if (year.length < 4) return { mistake: 'Enter the year with 4 digits, like 2024' }
  if (Number(month) < 1 || Number(month) > 12) return { mistake: 'The month must be from 1 to 12' }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (Number(day) < 1) return { mistake: `The day must be from 1 to ${last}` }
  if (Number(day) > last) return { mistake: daysOf(Number(month), year, last) }
  return { day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }
}

/** "February has 28 days in 2026": only February needs the year. */
function daysOf(month: number, year: string, days: number): string {
  return `${months[month - 1]} has ${days} days${month === 2 ? ` in ${year}` : ''}`
}

/**
 * In UTC, so that a browser and a server always agree. Every state is behind UTC: nobody who names a true day is told
 * that it lies in the future.
 */
export const today = (now = new Date()) => now.toISOString().slice(0, 10)

const longestLife = 120

export function limitMistake(day: string, limits: DateLimits): string | undefined {
  const current = today()
  const outside = day < '1900-01-01' || day > '2100-12-31'
  if (limits === 'any') return outside ? 'Check the year' : undefined
  if (day > current) {
    return limits === 'birth' ? 'A date of birth must be in the past' : 'This date cannot be in the future'
  }
  const oldest = `${Number(current.slice(0, 4)) - longestLife}${current.slice(4)}`
  if (limits === 'birth' ? day < oldest : outside) return `Check the year. ${day.slice(0, 4)} is too long ago`
  return undefined
}

/** "February 28, 2024" */
export const dayInWords = (day: string) =>
  formatDate(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })

/** "02/28/2024", as a person in the United States writes it. */
export const dayInFigures = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

export const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
