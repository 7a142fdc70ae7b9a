import { readPageLanguage } from '#lib/page-language.ts'
import type { OpenHours } from '#site/brand.ts'
import { dateIn, momentIn, readerTimeZone } from '#site/format.ts'
import { describeHours } from '../content/hours.ts'

/** Percent of the drawing's width, and the height of a day. */
export const weekScale = { from: 14, to: 98, row: 34 } as const

/** Two more than anybody works, on both sides. */
function hoursDrawn(week: OpenHours['week']): readonly [number, number] {
  const spans = week.filter((open) => open !== null)
  const first = Math.min(...spans.map(([opens]) => opens))
  const last = Math.max(...spans.map(([, closes]) => closes))
  return [Math.max(0, first - 2), Math.min(24, last + 2)]
}

export function placeOfHour(hour: number, week: OpenHours['week']): number {
  const [first, last] = hoursDrawn(week)
  const share = (Math.min(last, Math.max(first, hour)) - first) / (last - first)
  return weekScale.from + (weekScale.to - weekScale.from) * share
}

/** Everyone gets the same cached page, so the browser adds whether we're open. */
export function showHours() {
  const root = document.querySelector<HTMLElement>('[data-hours]')
  if (!root?.dataset.hours) return
  const hours: OpenHours = JSON.parse(root.dataset.hours)
  const now = new Date()
  const described = describeHours(hours, now, readerTimeZone(), readPageLanguage())
  for (const name of ['state', 'title', 'line'] as const) {
    const part = root.querySelector(`[data-hours-part=${name}]`)
    if (part) part.textContent = described[name]
  }
  root.dataset.open = String(described.isOpen)
  markNow(root, now, hours)
}

function markNow(root: HTMLElement, now: Date, { timeZone, week }: OpenHours) {
  const mark = root.querySelector('[data-hours-now]')
  if (!mark) return
  const today = dateIn(timeZone, now)
  const hour = (now.getTime() - momentIn(timeZone, today, 0).getTime()) / (60 * 60_000)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  // The drawn week starts on Monday.
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
