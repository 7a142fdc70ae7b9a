import type { OpenHours } from '#site/brand.ts'
import { dateIn, momentIn, readerTimeZone } from '#site/format.ts'
import { defaultLocale } from '#site/locale.ts'
import { describeHours } from '../content/hours.ts'

/** Where the drawing of a week has its hours, in percent of its width, and how tall a day is. */
export const weekScale = { from: 14, to: 98, row: 34 } as const

/** The hours that are drawn: those that anybody works, and two around them. */
function hoursDrawn(week: OpenHours['week']): readonly [number, number] {
  const spans = week.filter((open) => open !== null)
  const first = Math.min(...spans.map(([opens]) => opens))
  const last = Math.max(...spans.map(([, closes]) => closes))
  return [Math.max(0, first - 2), Math.min(24, last + 2)]
}

/** The place of an hour of the day in the drawing, in percent. */
export function placeOfHour(hour: number, week: OpenHours['week']): number {
  const [first, last] = hoursDrawn(week)
  const share = (Math.min(last, Math.max(first, hour)) - first) / (last - first)
  return weekScale.from + (weekScale.to - weekScale.from) * share
}

/** Writes into the page whether we are open. The page in the cache is the same for everyone, whatever the hour. */
export function showHours() {
  const root = document.querySelector<HTMLElement>('[data-hours]')
  if (!root?.dataset.hours) return
  const hours: OpenHours = JSON.parse(root.dataset.hours)
  const now = new Date()
  const told = describeHours(hours, now, readerTimeZone(), defaultLocale)
  for (const name of ['state', 'title', 'line'] as const) {
    const part = root.querySelector(`[data-hours-part=${name}]`)
    if (part) part.textContent = told[name]
  }
  root.dataset.open = String(told.isOpen)
  markNow(root, now, hours)
}

/** Sets the ring of the drawing to this hour of our week. */
function markNow(root: HTMLElement, now: Date, { timeZone, week }: OpenHours) {
  const mark = root.querySelector('[data-hours-now]')
  if (!mark) return
  const today = dateIn(timeZone, now)
  const hour = (now.getTime() - momentIn(timeZone, today, 0).getTime()) / (60 * 60_000)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  // The week is drawn from Monday on.
  const row = (weekday + 6) % 7
  const x = `${placeOfHour(hour, week).toFixed(2)}%`
  for (const line of mark.querySelectorAll('line')) {
    line.setAttribute('x1', x)
    line.setAttribute('x2', x)
  }
  mark.querySelector('circle')?.setAttribute('cx', x)
  mark.setAttribute('transform', `translate(0 ${row * weekScale.row})`)
  mark.removeAttribute('display')
  root.querySelector(`[data-weekday="${weekday}"]`)?.setAttribute('data-today', '')
}
