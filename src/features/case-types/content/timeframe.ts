import type { Locale, Localized } from '#site/locale.ts'
import type { Range } from '../schema.ts'

const units: Localized<{ months: string; years: string }> = { en: { months: 'months', years: 'years' } }

/** "6 months - 3 years", "1 - 5 years": names the unit once when both ends share it. */
export function formatTimeframe([from, to]: Range, locale: Locale): string {
  const start = chooseUnit(from, locale)
  const end = chooseUnit(to, locale)
  return start.unit === end.unit
    ? `${start.count} - ${end.count} ${end.unit}`
    : `${start.count} ${start.unit} - ${end.count} ${end.unit}`
}

function chooseUnit(months: number, locale: Locale): { count: number; unit: string } {
  const { months: short, years: long } = units[locale]
  return months >= 12 ? { count: months / 12, unit: long } : { count: months, unit: short }
}
