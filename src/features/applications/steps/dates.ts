import type { DateLimits } from './field.ts'

/** Days are written YYYY-MM-DD wherever they are kept; people may write them as they are used to. */

type Reading = { day: string } | { mistake: string }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const example = 'Enter the month, day and year, like 02/28/2024'

/** "2/28/2024", "02282024", "2-28-2024", "Feb 28, 2024" and "2024-02-28" are the same day. */
export function readDate(typed: string): Reading {
  const text = typed.trim()
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  if (isoYear) return dayOf(isoYear, isoMonth, isoDay)
  const [, month, day, year] =
    /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{2,4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? []
  if (year) return dayOf(year, month, day)
  const [, name = '', dayAfter, yearAfter] =
    /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{2,4})$/i.exec(text) ?? []
  const named = months.indexOf(name.toLowerCase()) + 1
  if (named > 0) return dayOf(yearAfter, String(named), dayAfter)
  return { mistake: example }
}

function dayOf(year = '', month = '', day = ''): Reading {
  if (year.length < 4) return { mistake: 'Enter the year with 4 digits, like 2024' }
  if (Number(month) < 1 || Number(month) > 12) return { mistake: 'The month must be from 1 to 12' }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (Number(day) < 1 || Number(day) > last) return { mistake: `The day must be from 1 to ${last}` }
  return { day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }
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

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "February 28, 2024" */
export const dayInWords = (day: string) => long.format(new Date(`${day}T00:00:00Z`))

/** "02/28/2024", as a person in the United States writes it. */
export const dayInFigures = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

export const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
