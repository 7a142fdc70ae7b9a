import { formatDate, formatMoney } from '#site/staff-format.ts'

/** Cents only where there are some: "$102,000", "−$4,500.25". */
export const sayMoney = (cents: number): string =>
  cents < 0 ? `−${formatMoney(-cents)}` : formatMoney(cents)

/** As it stands in a column of what is taken off. */
export const sayLess = (cents: number): string => (cents > 0 ? `−${formatMoney(cents)}` : sayMoney(cents))

/** "9:40 AM" today, "Nov 13" within the year, else with the year. */
export function sayWhen(moment: string, now = new Date()): string {
  const day = new Date(moment)
  if (day.toDateString() === now.toDateString()) return formatDate(moment, { timeStyle: 'short' })
  const isThisYear = day.getFullYear() === now.getFullYear()
  return formatDate(moment, { month: 'short', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) })
}
