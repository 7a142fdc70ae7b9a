import type { ReportPart, StoredCell, StoredSums, StoredTotals } from '#db/schema/reports.ts'
import { type Grouping, groupingValues } from '../schema/groupings.ts'

/** The sums of the parts add up to the sums of the whole. Stored weeks keep this order. */
export const metrics = [
  'applications',
  'approvedSoFar',
  'responded',
  'decided',
  'approved',
  'late',
  'out',
  'advances',
  'back',
  'repayments',
] as const
export type Metric = (typeof metrics)[number]

/** `times` counts responses by how many tenths of a business day they took. */
export type Sums = Record<Metric, number> & { times: Map<number, number> }

export type Totals = Record<Grouping, Map<string, Sums>> & { names: Map<string, string> }

export const emptySums = (): Sums => ({
  ...(Object.fromEntries(metrics.map((metric) => [metric, 0])) as Record<Metric, number>),
  times: new Map(),
})

export const emptyTotals = (): Totals => ({
  week: new Map(),
  home: new Map(),
  caseType: new Map(),
  firm: new Map(),
  names: new Map(),
})

export function sumsIn(totals: Totals, grouping: Grouping, value: string): Sums {
  const sums = totals[grouping].get(value) ?? emptySums()
  totals[grouping].set(value, sums)
  return sums
}

export function addSums(to: Sums, more: Sums): void {
  for (const metric of metrics) to[metric] += more[metric]
  for (const [tenths, count] of more.times) to.times.set(tenths, (to.times.get(tenths) ?? 0) + count)
}

/** Of several spellings of a firm, takes the first by alphabet, in whatever order they are counted. */
export function nameFirm(totals: Totals, key: string, name: string): void {
  const known = totals.names.get(key)
  if (known === undefined || name < known) totals.names.set(key, name)
}

const storeSums = (sums: Sums): StoredSums => [metrics.map((metric) => sums[metric]), [...sums.times]]

function addStoredSums(to: Sums, [counts, times]: StoredSums): void {
  for (const [place, metric] of metrics.entries()) to[metric] += counts[place] ?? 0
  for (const [tenths, count] of times) to.times.set(tenths, (to.times.get(tenths) ?? 0) + count)
}

/** The sums of applications that share home state, case type and firm. */
export type Cell = Record<ReportPart, string> & { name: string | null; sums: Sums }

export const storeCell = ({ home, caseType, firm, name, sums }: Cell): StoredCell => [
  ...([home, caseType, firm, name] as const),
  storeSums(sums),
]

export function addCells(
  totals: Totals,
  week: string,
  cells: readonly StoredCell[],
  filters: Partial<Record<'home' | 'caseType', string | undefined>> = {},
): void {
  for (const [home, caseType, firm, name, sums] of cells) {
    if ((filters.home || home) !== home || (filters.caseType || caseType) !== caseType) continue
    addStoredSums(sumsIn(totals, 'week', week), sums)
    addStoredSums(sumsIn(totals, 'home', home), sums)
    addStoredSums(sumsIn(totals, 'caseType', caseType), sums)
    addStoredSums(sumsIn(totals, 'firm', firm), sums)
    if (name !== null) nameFirm(totals, firm, name)
  }
}

export function storeTotals(totals: Totals): StoredTotals {
  const storeAll = (grouping: Grouping) =>
    Object.fromEntries([...totals[grouping]].map(([value, sums]) => [value, storeSums(sums)]))
  return {
    week: storeAll('week'),
    home: storeAll('home'),
    caseType: storeAll('caseType'),
    firm: storeAll('firm'),
    names: Object.fromEntries(totals.names),
  }
}

export function addStored(totals: Totals, stored: StoredTotals): void {
  for (const grouping of groupingValues)
    for (const [value, sums] of Object.entries(stored[grouping]))
      addStoredSums(sumsIn(totals, grouping, value), sums)
  for (const [key, name] of Object.entries(stored.names)) nameFirm(totals, key, name)
}
