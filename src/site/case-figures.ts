/** Typical funding (dollars) and time to settle (months) of each kind of case, as the specification states them. */
export const caseFigures = {
  'car-accident': { name: 'Car Accident', funding: [5_000, 100_000], months: [6, 36] },
  'truck-accident': { name: 'Truck Accident', funding: [10_000, 500_000], months: [12, 60] },
  'slip-and-fall': { name: 'Slip and Fall', funding: [3_000, 75_000], months: [6, 24] },
  'medical-malpractice': { name: 'Medical Malpractice', funding: [15_000, 1_000_000], months: [24, 84] },
  'motorcycle-accident': { name: 'Motorcycle Accident', funding: [8_000, 250_000], months: [8, 48] },
  'product-liability': { name: 'Product Liability', funding: [10_000, 500_000], months: [12, 72] },
  'workplace-injury': { name: 'Workplace Injury', funding: [5_000, 200_000], months: [12, 48] },
  'wrongful-death': { name: 'Wrongful Death', funding: [25_000, 2_000_000], months: [12, 60] },
} as const satisfies Record<string, CaseFigures>

export type CaseTypeSlug = keyof typeof caseFigures
export type Range = readonly [from: number, to: number]
export type CaseFigures = { name: string; funding: Range; months: Range }

/** The axis every case is drawn on ends with the longest of them: 7 years. */
export const longestCaseInYears = Math.max(...Object.values(caseFigures).map(({ months }) => months[1])) / 12

/** "6 months - 3 years", "1 - 5 years": the unit is said once when both ends share it. */
export function formatTimeframe([from, to]: Range): string {
  const start = inWords(from)
  const end = inWords(to)
  return start.unit === end.unit
    ? `${start.count} - ${end.count} ${end.unit}`
    : `${start.count} ${start.unit} - ${end.count} ${end.unit}`
}

function inWords(months: number): { count: number; unit: 'months' | 'years' } {
  return months >= 12 ? { count: months / 12, unit: 'years' } : { count: months, unit: 'months' }
}
