import { addMonths, countDays } from '#lib/calendar-days.ts'
import type { Owed } from '../schema.ts'

export type PlacedStretch = Owed['course'][number] & {
  /** Parts of the whole time. */
  left: number
  width: number
  when: 'past' | 'now' | 'later'
}

/** Where each step of a claim lies between its first day and its last, to scale. */
export function placeCourse({ course, today, through }: Pick<Owed, 'course' | 'today' | 'through'>) {
  const begin = course[0]?.from ?? today
  const end = through > today ? through : today
  const all = Math.max(1, countDays(begin, end))
  const placeOf = (day: string) => Math.min(1, Math.max(0, countDays(begin, day) / all))
  const stretches = course.map((stretch, at): PlacedStretch => {
    const next = course[at + 1]?.from
    const left = placeOf(stretch.from)
    const isOver = next !== undefined && next <= today
    return {
      ...stretch,
      ...{ left, width: (next ? placeOf(next) : 1) - left },
      when: isOver ? 'past' : stretch.from <= today ? 'now' : 'later',
    }
  })
  return { begin, stretches, today: placeOf(today), months: listMonths(begin, end, placeOf) }
}

const usualMonth = 365.25 / 12

/** Every half-year, and the end. */
function listMonths(begin: string, end: string, placeOf: (day: string) => number) {
  const last = Math.max(1, Math.round(countDays(begin, end) / usualMonth))
  const every = last > 48 ? 12 : 6
  const inner = Array.from({ length: Math.ceil(last / every) - 1 }, (_, at) => (at + 1) * every)
  return [
    { month: 0, at: 0 },
    ...inner.map((month) => ({ month, at: placeOf(addMonths(begin, month)) })),
    { month: last, at: 1 },
  ]
}

/** The month somebody is in, from 1. */
export const monthOf = (begin: string, today: string): number => {
  let month = 1
  while (addMonths(begin, month) <= today && month < 600) month += 1
  return month
}
