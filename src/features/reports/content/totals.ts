import type { FigurePart, KeptCell, KeptSums, KeptTally } from '#db/schema/figures.ts'
import { type Grouping, groupingValues } from '../schema/groupings.ts'

/** What is counted. Sums of anything add up to the sums of all of it. */
export const measures = [
  'applications',
  'approvedSoFar',
  'answered',
  'decided',
  'approved',
  'late',
  'out',
  'advances',
  'back',
  'repayments',
] as const
export type Measure = (typeof measures)[number]

/** `times`: how many were answered within so many tenths of a business day. */
export type Sums = Record<Measure, number> & { times: Map<number, number> }

/** Sums by what they are grouped by, and how each firm is written. */
export type Tally = Record<Grouping, Map<string, Sums>> & { names: Map<string, string> }

export const emptySums = (): Sums => ({
  ...(Object.fromEntries(measures.map((measure) => [measure, 0])) as Record<Measure, number>),
  times: new Map(),
})

export const emptyTally = (): Tally => ({
  week: new Map(),
  home: new Map(),
  caseType: new Map(),
  firm: new Map(),
  names: new Map(),
})

export function sumsIn(tally: Tally, grouping: Grouping, value: string): Sums {
  const sums = tally[grouping].get(value) ?? emptySums()
  tally[grouping].set(value, sums)
  return sums
}

export function addSums(to: Sums, more: Sums): void {
  for (const measure of measures) to[measure] += more[measure]
  for (const [tenths, count] of more.times) to.times.set(tenths, (to.times.get(tenths) ?? 0) + count)
}

/** Of several ways to write a firm the first by alphabet, whatever was counted first. */
export function nameFirm(tally: Tally, key: string, name: string): void {
  const known = tally.names.get(key)
  if (known === undefined || name < known) tally.names.set(key, name)
}

/** As they are kept: numbers in the order of `measures`. */
const keepSums = (sums: Sums): KeptSums => [measures.map((measure) => sums[measure]), [...sums.times]]

function addKeptSums(to: Sums, [counts, times]: KeptSums): void {
  for (const [place, measure] of measures.entries()) to[measure] += counts[place] ?? 0
  for (const [tenths, count] of times) to.times.set(tenths, (to.times.get(tenths) ?? 0) + count)
}

/** What was counted of files that are alike in all that figures are narrowed to. */
export type Cell = Record<FigurePart, string> & { name: string | null; sums: Sums }

export const keepCell = ({ home, caseType, firm, name, sums }: Cell): KeptCell => [
  ...([home, caseType, firm, name] as const),
  keepSums(sums),
]

/** Adds up a week from its cells, or from some of them. */
export function addCells(
  tally: Tally,
  week: string,
  cells: readonly KeptCell[],
  wanted: Partial<Record<'home' | 'caseType', string | undefined>> = {},
): void {
  for (const [home, caseType, firm, name, sums] of cells) {
    if ((wanted.home || home) !== home || (wanted.caseType || caseType) !== caseType) continue
    addKeptSums(sumsIn(tally, 'week', week), sums)
    addKeptSums(sumsIn(tally, 'home', home), sums)
    addKeptSums(sumsIn(tally, 'caseType', caseType), sums)
    addKeptSums(sumsIn(tally, 'firm', firm), sums)
    if (name !== null) nameFirm(tally, firm, name)
  }
}

export function keepTally(tally: Tally): KeptTally {
  const keepAll = (grouping: Grouping) =>
    Object.fromEntries([...tally[grouping]].map(([value, sums]) => [value, keepSums(sums)]))
  return {
    week: keepAll('week'),
    home: keepAll('home'),
    caseType: keepAll('caseType'),
    firm: keepAll('firm'),
    names: Object.fromEntries(tally.names),
  }
}

/** Adds what was kept of a week. */
export function addKept(tally: Tally, kept: KeptTally): void {
  for (const grouping of groupingValues)
    for (const [value, sums] of Object.entries(kept[grouping]))
      addKeptSums(sumsIn(tally, grouping, value), sums)
  for (const [key, name] of Object.entries(kept.names)) nameFirm(tally, key, name)
}
