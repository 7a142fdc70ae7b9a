import { addDays, countDays } from '#lib/calendar-days.ts'
import { lastDayOf, periodMonths } from '#lib/price/time.ts'
import { type Balance, balanceOfClaim, balanceOn, type LedgerAdvance } from './balance.ts'
import type { LedgerEntry } from './entries.ts'

/** What is owed from a day on, until the next one. */
export type Moment = { on: string; each: Balance[]; all: Balance }

/** More than any claim has. */
const mostMoments = 400

/** One that was put right stands last. */
export const fundedOnOf = ({ entries }: LedgerAdvance): string | null =>
  entries.findLast(({ kind }) => kind === 'paid-out')?.on ?? null

/** A correction counts from the day of the entry that it names. */
export const onTheirDays = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.map((entry) => {
    const named = entry.kind === 'correction' && entries.find(({ id }) => id === entry.corrects)
    return named ? { ...entry, on: named.on } : entry
  })

type Reach = {
  through: string
  /** Charges that are earned day by day are told by the end of every so many months. */
  everyMonths: number
  /** Days that are told even if nothing changes. */
  beside?: readonly string[]
}

/** Every day on which what is owed on the claim changes, in order. */
export function listMoments(
  advances: readonly LedgerAdvance[],
  { through, everyMonths, beside = [] }: Reach,
): Moment[] {
  const [first] = advances.flatMap((advance) => fundedOnOf(advance) ?? []).toSorted()
  if (!first) return []
  const recorded = advances.flatMap(({ entries, endedOn }) => [
    ...onTheirDays(entries).map(({ on }) => on),
    ...(endedOn ? [endedOn] : []),
  ])
  const daily = advances.map(isEarnedDaily)
  const stepEnds = advances
    .filter((_, place) => daily[place])
    .flatMap((advance) => listStepEnds(advance, { through, everyMonths }))
  const known = [...new Set([...recorded, ...stepEnds, ...beside])].toSorted()
  const moments: Moment[] = []
  let day: string | undefined = first
  while (day && day <= through && moments.length < mostMoments) {
    const on: string = day
    const moment: Moment = { on, ...balanceOfClaim(advances, on) }
    moments.push(moment)
    const rises = moment.each.flatMap(({ next }, place) => (next && !daily[place] ? [next.on] : []))
    const fixed = known.find((one) => one > on)
    day = [...rises, ...(fixed ? [fixed] : [])].toSorted()[0]
  }
  return moments
}

/** What rises within days has no steps to tell. */
const shortest = 5
const shortestMonth = 28

export function isEarnedDaily(advance: LedgerAdvance): boolean {
  const fundedOn = fundedOnOf(advance)
  if (!fundedOn || advance.counted === 'months' || advance.terms.earned !== 'pro-rata') return false
  const entries = advance.entries.filter(({ kind }) => kind === 'paid-out')
  const rise = (on: string) => balanceOn({ ...advance, entries, endedOn: null }, on).next?.on
  const day = rise(addDays(fundedOn, 1))
  const next = day && rise(day)
  return day !== undefined && next !== undefined && countDays(day, next) <= shortest
}

function listStepEnds(advance: LedgerAdvance, { through, everyMonths }: Reach): string[] {
  const fundedOn = fundedOnOf(advance)
  const { per, mostMonths } = advance.terms
  if (!fundedOn) return []
  const step = Math.min(periodMonths[per], everyMonths)
  const most = mostMonths ?? Math.ceil(countDays(fundedOn, through) / shortestMonth)
  return Array.from({ length: Math.max(0, Math.ceil(most / step)) }, (_, at) =>
    lastDayOf(fundedOn, (at + 1) * step),
  )
}
