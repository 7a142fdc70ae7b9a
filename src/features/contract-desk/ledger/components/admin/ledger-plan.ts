import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import { addDays, addMonths, countDays } from '#lib/calendar-days.ts'
import { formatCents } from '#site/staff-format.ts'
import type { Shown } from './ledger-words.ts'

/** From one change to the next, or to today. Shares of the width. */
export type Stretch = {
  from: string
  at: number
  width: number
  isToCome: boolean
  owed: { place: number; cents: number }[]
  sum: number
  most: number
}

/** Where everything stands in the drawing. */
export type Plan = {
  stretches: Stretch[]
  onAt: number
  todayAt: number | null
  owed: number
  most: number
  mostWords: string
  top: number
  levels: number[]
  years: { at: number; name: string }[]
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

export function drawPlan(ledger: Ledger, shown: Shown): Plan | undefined {
  const { moments, today, on, advances } = ledger
  const [first] = moments
  const latest = moments.at(-1)
  if (!first || !latest) return undefined
  const from = addMonths(first.on, -1)
  const [to = latest.on] = [addMonths(latest.on, 3), addMonths(today, 6), on].toSorted().toReversed()
  const days = countDays(from, to)
  const placeOf = (day: string) => Math.min(1, Math.max(0, countDays(from, day) / days))
  const chosen = advances.flatMap(({ number }, place) => (shown === 'all' || shown === number ? [place] : []))
  const pick = (values: readonly number[]) => chosen.map((place) => ({ place, cents: values[place] ?? 0 }))
  const stretches = moments.flatMap(({ on: begins, owed, most }, at): Stretch[] => {
    const ends = moments[at + 1]?.on ?? to
    const cuts = begins <= today && today < ends ? [begins, addDays(today, 1), ends] : [begins, ends]
    return cuts.slice(0, -1).flatMap((start, piece) => {
      const end = cuts[piece + 1] ?? ends
      if (start >= end) return []
      const picked = pick(owed)
      return [
        {
          ...{ from: start, at: placeOf(start), width: placeOf(end) - placeOf(start) },
          ...{ isToCome: start > today, owed: picked, sum: sumOf(picked.map(({ cents }) => cents)) },
          most: sumOf(pick(most).map(({ cents }) => cents)),
        },
      ]
    })
  })
  const mosts = stretches.map(({ most }) => most)
  const highest = Math.max(...mosts, ...stretches.map(({ sum }) => sum), 1)
  const most = mosts.at(-1) ?? 0
  return {
    ...{ stretches, onAt: placeOf(on), todayAt: today >= from && today <= to ? placeOf(today) : null },
    owed: sumOf(chosen.map((place) => advances[place]?.balance.owed ?? 0)),
    ...{ most, mostWords: sayMost(ledger, chosen, most) },
    ...{ top: highest * 1.15, levels: listLevels(highest), years: listYears(from, to, placeOf) },
  }
}

/** "Cap: 2 times the advances, less $4,000.00 paid: $22,000.00", where the multiple is what holds. */
function sayMost({ advances }: Ledger, chosen: readonly number[], most: number): string {
  const own = chosen.flatMap((place) => advances[place] ?? [])
  const multiple = own[0]?.terms.capMultiple
  const paid = sumOf(own.map(({ balance }) => balance.paid + balance.reduced - balance.overpaid))
  const funded = sumOf(own.map(({ balance }) => balance.funded))
  const isCap =
    multiple != null &&
    own.every(({ terms }) => terms.capMultiple === multiple) &&
    Math.round(funded * multiple) - paid === most
  if (!isCap) return `At most ${formatCents(most)}`
  const what = own.length === 1 ? 'the advance' : 'the advances'
  return `Cap: ${multiple} times ${what}${paid > 0 ? `, less ${formatCents(paid)} paid` : ''}: ${formatCents(most)}`
}

/** Two to five round sums. */
function listLevels(highest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(highest))
  const step =
    [power / 5, power / 2, power, power * 2, power * 5].find((size) => highest / size <= 4) ?? power
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, place) => place * step)
}

const mostNames = 12

function listYears(from: string, to: string, placeOf: (day: string) => number): Plan['years'] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const every = Math.ceil((last - first) / mostNames) || 1
  return Array.from({ length: last - first + 1 }, (_, place) => first + place).flatMap((year) => {
    const day = `${year}-01-01`
    const isIn = day >= from && (year - first) % every === 0
    return isIn ? [{ at: placeOf(day), name: String(year) }] : []
  })
}
