import type { LedgerAdvance } from '#lib/ledger/balance.ts'
import { type Day, monthsLater } from './days.ts'
import { type Fraction, fraction, least, percentOf } from './fraction.ts'

/** What an advance was priced by. Only its shape is the product's. */
export type Priced = Pick<LedgerAdvance, 'counted' | 'terms' | 'rule'> & {
  amount: number
  fundedOn: Day
  /** What the case pays, once somebody said so. */
  gross?: number | undefined
}
type Terms = Priced['terms']
type Rule = Priced['rule']
type Charge = Terms['oneTimeCharges'][number]
/** Another advance of the claim that was there first. */
export type Before = { amount: number; once: readonly Charge[]; owed: bigint }

const monthsOf = { month: 1, 'half-year': 6, year: 12 } as const
const total = (charges: readonly Charge[]) => charges.reduce((sum, { amount }) => sum + amount, 0)
const heldBack = (charges: readonly Charge[]) => total(charges.filter((charge) => charge.isHeldBack))
export const addedTo = (charges: readonly Charge[]) => total(charges) - heldBack(charges)
const most = Number.MAX_SAFE_INTEGER

/** How far charges have come: in steps that begin so many months apart, whole ones and the part of the last. */
type Clock = { passed: (months: number) => Fraction; begun: (months: number) => number }

function readClock({ counted, fundedOn }: Priced, asked: Day, stop: number | null): Clock {
  const day = Math.max(asked, fundedOn)
  if (counted === 'months') {
    let begun = 1
    while (monthsLater(fundedOn, begun) < day) begun += 1
    const months = Math.min(begun, stop ?? begun)
    return {
      passed: (step) => fraction(months, step),
      begun: (step) => Math.max(1, Math.ceil(months / step)),
    }
  }
  const until = stop === null ? day : Math.min(day, monthsLater(fundedOn, stop) - 1)
  const begun = (step: number) => {
    let count = 1
    while (monthsLater(fundedOn, count * step) <= until) count += 1
    return count
  }
  const passed = (step: number): Fraction => {
    if (step === 12) return passed(6).by(fraction(2))
    const count = begun(step)
    const [from, to] = [count - 1, count].map((each) => monthsLater(fundedOn, each * step))
    return fraction(count - 1).plus(fraction(until - (from ?? 0) + 1, (to ?? 0) - (from ?? 0)))
  }
  return { passed, begun }
}

/** What a cent becomes. */
function grow(terms: Terms, clock: Clock): Fraction {
  const per = monthsOf[terms.per]
  const rate = percentOf(terms.rate)
  const steps = {
    'pro-rata': () => clock.passed(per),
    'per-step': () => fraction(clock.begun(per)),
    'in-advance': () => fraction(clock.begun(12) * 12, per),
  }[terms.earned]()
  const one = fraction(1)
  if (!terms.isCompounding) return one.plus(rate.times(steps))
  const together = monthsOf[terms.compoundsEvery ?? terms.per] / per
  let left = steps
  let grown = one
  while (!left.isBelow(fraction(together))) {
    grown = grown.times(one.plus(rate.times(fraction(together))))
    left = left.minus(fraction(together))
  }
  return grown.times(one.plus(rate.times(left)))
}

const lawsOf = (rule: Rule): Rule[] => (rule.forum ? [rule, rule.forum] : [rule])

/** The terms as the laws leave them. */
function obey(terms: Terms, laws: readonly Rule[], before: readonly Before[]): Terms {
  const order = ['pro-rata', 'per-step', 'in-advance'] as const
  let { earned, isCompounding, compoundsEvery, oneTimeCharges } = terms
  for (const law of laws) {
    if (law.oneTimeCharges) {
      const used =
        law.oneTimeCharges.per === 'claim' ? before.reduce((sum, { once }) => sum + total(once), 0) : 0
      let left = Math.max(0, law.oneTimeCharges.most - used)
      const kept: Charge[] = []
      for (const charge of oneTimeCharges) {
        const amount = Math.min(charge.amount, left)
        if (amount > 0) kept.push({ ...charge, amount })
        left -= amount
      }
      oneTimeCharges = kept
    }
    if (law.earning && order.indexOf(earned) > order.indexOf(law.earning)) earned = law.earning
    if (law.compounding === 'none') isCompounding = false
    else if (law.compounding && isCompounding) {
      const rarest = law.compounding === 'annual' ? 'year' : 'half-year'
      if (monthsOf[compoundsEvery ?? terms.per] < monthsOf[rarest]) compoundsEvery = rarest
    }
  }
  return { ...terms, earned, isCompounding, compoundsEvery, oneTimeCharges }
}

/** The months that a law counts for its rate. */
function countFor(law: Rule, kind: string, clock: Clock): Fraction {
  const stair =
    kind === 'half-year-rate' ? 6 : law.earning === 'in-advance' ? 12 : law.schedule?.stepMonths || 6
  if (law.earning === 'per-step' || law.earning === 'in-advance')
    return fraction(Math.min(clock.begun(stair) * stair, law.mostMonths ?? most))
  const step = kind === 'half-year-rate' ? 6 : 1
  return clock.passed(step).times(fraction(step))
}

/** The most that a law lets be owed, by each of its caps that doesn't ask what the case pays. */
function ceilings(
  law: Rule,
  priced: Priced,
  terms: Terms,
  clock: Clock,
  before: readonly Before[],
): bigint[] {
  const received = Math.max(0, priced.amount - heldBack(terms.oneTimeCharges))
  const earlier = law.capsPerClaim
    ? before.reduce((sum, { amount, once }) => sum + amount - heldBack(once), 0)
    : 0
  const fee = total(terms.oneTimeCharges)
  const once = Math.min(fee, law.oneTimeCharges?.most ?? 0)
  const year = (percent: Fraction, kind: string) => percent.times(countFor(law, kind, clock)).by(fraction(12))
  const beside = (on: number): Fraction => {
    const serviced = law.caps.flatMap((cap) =>
      cap.kind === 'servicing' ? [year(percentOf(cap.percent), cap.kind).times(fraction(on))] : [],
    )
    if (serviced.length === 0) return fraction(once)
    const lowest = [...serviced, fraction(fee - once)].reduce((low, each) => (each.isBelow(low) ? each : low))
    return fraction(once).plus(lowest)
  }
  return law.caps.flatMap((cap) => {
    const limit = (rate: Fraction, on = received) => [
      fraction(on).plus(fraction(on).times(rate)).plus(beside(on)).down(),
    ]
    if (cap.kind === 'yearly-rate') {
      if (cap.below !== undefined && received + earlier >= cap.below) return []
      return limit(year(percentOf(cap.percent), cap.kind), Math.max((cap.from ?? 0) - earlier, received))
    }
    if (cap.kind === 'half-year-rate') return limit(year(percentOf(cap.percent).times(fraction(2)), cap.kind))
    if (cap.kind === 'yearly-per-thousand')
      return limit(
        year(percentOf(cap.percent).plus(fraction(Math.round(cap.dollars * 100), 100_000)), cap.kind),
      )
    if (cap.kind === 'servicing') {
      const grown = grow(terms, clock).times(fraction(priced.amount))
      return [
        grown
          .minus(fraction(heldBack(terms.oneTimeCharges)))
          .plus(beside(received))
          .down(),
      ]
    }
    return []
  })
}

/** A law gives us a share of what the case pays, and we know what that is. */
export const isShared = ({ rule, gross }: Priced): boolean =>
  gross !== undefined &&
  lawsOf(rule).some(({ caps }) => caps.some((cap) => cap.kind === 'share-of-recovery' && cap.of === 'gross'))

/** Those shares, and all that the case pays: what is ever owed on advances before this one comes off both. */
function shares(priced: Priced, terms: Terms, before: readonly Before[]): bigint[] {
  const { gross, rule, amount } = priced
  if (gross === undefined || !isShared(priced)) return []
  const earlier = before.reduce((sum, { owed }) => sum + owed, 0n)
  const received = (money: number, once: readonly Charge[]) => Math.max(0, money - heldBack(once))
  const own = received(amount, terms.oneTimeCharges)
  const others = before.reduce((sum, each) => sum + each.amount - heldBack(each.once), 0)
  return [
    BigInt(gross) - earlier,
    ...lawsOf(rule).flatMap((law) =>
      law.caps.flatMap((cap) => {
        if (cap.kind !== 'share-of-recovery') return []
        const share = fraction(gross).times(percentOf(cap.percent)).down()
        const advances = cap.plusAdvance ? BigInt(own + (law.capsPerClaim ? others : 0)) : 0n
        return [share + advances - (law.capsPerClaim ? earlier : 0n)]
      }),
    ),
  ]
}

/** What somebody who never pays owes: with our own limit, and without it. */
export function priceOn(priced: Priced, day: Day, before: readonly Before[]) {
  const { amount, rule, terms } = priced
  const laws = lawsOf(rule)
  const stop = [terms, ...laws].reduce<number | null>(
    (low, { mostMonths }) => (mostMonths === null ? low : Math.min(mostMonths, low ?? most)),
    null,
  )
  const lawfulTerms = obey(terms, laws, before)
  const clock = readClock(priced, day, stop)
  const owe = (by: Terms) =>
    grow(by, clock)
      .times(fraction(amount))
      .plus(fraction(addedTo(by.oneTimeCharges)))
      .nearest()
  const limits = [
    ...laws.flatMap((law) => ceilings(law, priced, lawfulTerms, clock, before)),
    ...shares(priced, lawfulTerms, before),
  ]
  const lawful = least(owe(terms), owe(lawfulTerms), ...limits.map((limit) => (limit < 0n ? 0n : limit)))
  const own =
    terms.capMultiple === null
      ? lawful
      : percentOf(terms.capMultiple * 100)
          .times(fraction(amount))
          .down()
  return { printed: least(lawful, own), lawful, once: lawfulTerms.oneTimeCharges, lawfulTerms }
}
