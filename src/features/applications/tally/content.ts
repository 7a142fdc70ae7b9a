import type { KeptSums, KeptTally } from '#db/schema/figures.ts'
import { type Grouping, groupingValues } from './schema.ts'

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

/** As it is kept: numbers in the order of `measures`. */
export function keepTally(tally: Tally): KeptTally {
  const keep = (sums: Sums): KeptSums => [measures.map((measure) => sums[measure]), [...sums.times]]
  const keepAll = (grouping: Grouping) =>
    Object.fromEntries([...tally[grouping]].map(([value, sums]) => [value, keep(sums)]))
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
    for (const [value, [counts, times]] of Object.entries(kept[grouping])) {
      const sums = sumsIn(tally, grouping, value)
      for (const [place, measure] of measures.entries()) sums[measure] += counts[place] ?? 0
      for (const [tenths, count] of times) sums.times.set(tenths, (sums.times.get(tenths) ?? 0) + count)
    }
  for (const [key, name] of Object.entries(kept.names)) tally.names.set(key, name)
}
