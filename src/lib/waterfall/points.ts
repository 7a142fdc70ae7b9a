import type { GradePart } from '#domain/value.ts'
import { addMonths, countDays } from '#lib/calendar-days.ts'
import { formatCalendarDay, formatMoney, formatPercent } from '#site/staff-format.ts'
import type { PartPoints } from './grade.ts'

/** What the sheet says about the case. Null: nobody has said. Amounts are cents. */
export type CaseFacts = {
  likelyGross: number | null
  /** How much of the blame is the other side's: a percentage, or what the firm calls it. */
  liability: { percent: number } | { points: number; words: string } | null
  /** All policies together; `isUnknown` if one of them has no limit yet. */
  coverage: { limits: number; isUnknown: boolean } | null
  /** The worst. */
  injury: { points: number; words: string } | null
  /** Liens and earlier funders. */
  liens: { amount: number; isUnknown: boolean } | null
  months: number | null
  /** The last day to file suit. */
  limitDate: string | null
  isFiled: boolean
  today: string
}

const unknown = (why: string): PartPoints => ({ points: 0, why, isKnown: false })
const known = (points: number, why: string): PartPoints => ({
  points: Math.min(10, Math.max(0, points)),
  why,
  isKnown: true,
})

export const pointsOf = (facts: CaseFacts): Record<GradePart, PartPoints> => ({
  liability: judgeLiability(facts),
  coverage: judgeCoverage(facts),
  injury: facts.injury
    ? known(facts.injury.points, facts.injury.words)
    : unknown('No injury is on the sheet'),
  liens: judgeLiens(facts),
  time: judgeTime(facts),
})

/** A point for each ten percent of the blame. */
function judgeLiability({ liability }: CaseFacts): PartPoints {
  if (!liability) return unknown('Nobody has said whose fault it was')
  if ('points' in liability) return known(liability.points, liability.words)
  return known(
    Math.floor(liability.percent / 10),
    `${formatPercent(liability.percent)} the other side’s fault`,
  )
}

/** Half as much again as the likely value gives all ten. */
function judgeCoverage({ coverage, likelyGross }: CaseFacts): PartPoints {
  if (!coverage) return unknown('No policy is on the sheet')
  if (coverage.isUnknown && coverage.limits === 0) return unknown('Nobody knows the policy’s limit')
  if (likelyGross === null) return unknown('There’s no likely value to hold the policies against')
  const limits = formatMoney(coverage.limits)
  if (likelyGross === 0) return known(10, `${limits} of coverage`)
  const points = (BigInt(coverage.limits) * 20n) / (BigInt(likelyGross) * 3n)
  const isShort = coverage.limits < likelyGross
  return known(
    points > 10n ? 10 : Number(points),
    isShort ? `${limits} of coverage doesn’t reach the likely value` : `${limits} of coverage`,
  )
}

/** Each twentieth of the likely gross costs a point. */
function judgeLiens({ liens, likelyGross }: CaseFacts): PartPoints {
  if (!liens) return unknown('Nobody has said whether there are liens')
  if (liens.isUnknown) return unknown('The amount of a lien or payoff isn’t known')
  if (liens.amount === 0) return known(10, 'No liens and no earlier funder')
  if (!likelyGross) return unknown('There’s no likely value to hold the liens against')
  const amount = BigInt(liens.amount)
  const gross = BigInt(likelyGross)
  const cost = (amount * 20n + gross - 1n) / gross
  // Rounded up, so that a little isn't 0%.
  const share = (amount * 100n + gross - 1n) / gross
  return known(cost > 10n ? 0 : 10 - Number(cost), `${share}% of the likely value is paid before us`)
}

const byMonths: readonly (readonly [most: number, points: number])[] = [
  [6, 10],
  [12, 8],
  [18, 6],
  [24, 4],
  [36, 2],
]
/** Somebody may miss the last day, and then nothing is paid. */
const closeDays = 90
const mostWhenClose = 4

function judgeTime({ months, limitDate, isFiled, today }: CaseFacts): PartPoints {
  if (!isFiled && limitDate !== null && limitDate < today)
    return known(0, `The limit date, ${formatCalendarDay(limitDate)}, has passed without a suit`)
  if (months === null) return unknown('Nobody has said how long it takes')
  const points = byMonths.find(([most]) => months <= most)?.[1] ?? 0
  const words = `${months} ${months === 1 ? 'month' : 'months'} expected`
  if (isFiled || limitDate === null) return known(points, words)
  const days = countDays(today, limitDate)
  if (days <= closeDays) return known(Math.min(points, mostWhenClose), `${days} days to the limit, no suit`)
  const isAfter = addMonths(today, months) > limitDate
  return known(points, isAfter ? `${words}, past the limit date: a suit will be needed` : words)
}
