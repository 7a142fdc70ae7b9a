import type { Earning, RuleCap, RuleCompounding } from '#domain/caps.ts'
import { formatDollars } from './format.ts'
import { type Locale, type Localized, localized } from './locale.ts'

const toDollars = (cents: number, locale: Locale) => formatDollars(cents / 100, locale)

type YearlyRate = Extract<RuleCap, { kind: 'yearly-rate' }>
type ShareOfRecovery = Extract<RuleCap, { kind: 'share-of-recovery' }>

function sayYearlyRate({ percent, from, below }: YearlyRate): string {
  const parts = [
    `${percent}% a year`,
    from !== undefined && `from ${toDollars(from, 'en')}`,
    below !== undefined && `below ${toDollars(below, 'en')}`,
  ]
  return parts.filter((part) => part !== false).join(' ')
}

function sayShare({ percent, plusAdvance, of }: ShareOfRecovery): string {
  const base = of === 'gross' ? 'what the case pays' : 'what the attorney and the liens leave'
  const share = percent === 100 ? base : `${percent}% of ${base}`
  return plusAdvance ? `the advance plus ${share}` : share
}

const sayCap: Localized<(cap: RuleCap) => string> = localized({
  en: (cap) => {
    switch (cap.kind) {
      case 'yearly-rate':
        return sayYearlyRate(cap)
      case 'half-year-rate':
        return `${cap.percent}% per six months`
      case 'yearly-per-thousand':
        return `${cap.percent}% a year plus ${formatDollars(cap.dollars, 'en')} per $1,000 a year`
      case 'servicing':
        return `a fee of up to ${cap.percent}% a year on top`
      case 'share-of-recovery':
        return cap.plusAdvance ? sayShare(cap) : `at most ${sayShare(cap)}`
    }
  },
})

/** Charges earned day by day need no words. */
type EarningWords = Record<Exclude<Earning, 'pro-rata'>, string>

const sayLimits: Localized<{
  compounding: Record<RuleCompounding, string>
  earning: EarningWords
  months: (count: number) => string
  largest: (amount: string) => string
}> = localized({
  en: {
    compounding: {
      semiannual: 'compounding every six months at most',
      annual: 'compounding once a year at most',
      none: 'no charges on charges',
    },
    earning: {
      'per-step': 'each step in full once it begins',
      'in-advance': 'each year in full once it begins',
    },
    months: (count) => `charges for at most ${count} months`,
    largest: (amount) => `advances up to ${amount}`,
  },
})

type LawWords = {
  /** Of several yearly rates, each is for advances of another size. */
  rates: (rates: readonly string[], onTop: readonly string[]) => string
  share: (cap: ShareOfRecovery) => string
  months: (count: number) => string
  compounding: Record<RuleCompounding, string>
  earning: EarningWords
  largest: (amount: string) => string
  sentence: (state: string, clauses: readonly string[]) => string
}

const sayClauses: Localized<LawWords> = localized({
  en: {
    rates: (rates, onTop) => `nobody may charge more than ${[rates.join(', or '), ...onTop].join(', plus ')}`,
    share: (cap) => `nobody may owe more than ${sayShare(cap)}`,
    months: (count) => `nothing is added after ${count} months`,
    compounding: {
      semiannual: 'charges compound every six months at most',
      annual: 'charges compound once a year at most',
      none: 'nobody may charge on charges',
    },
    earning: {
      'per-step': 'each step may count in full once it begins',
      'in-advance': 'each year may count in full once it begins',
    },
    largest: (amount) => `no advance may be more than ${amount}`,
    sentence: (state, clauses) => `In ${state}, ${clauses.join(', and ')}.`,
  },
})

/** "In Illinois, nobody may charge more than 18% per six months, and nothing is added after 42 months." */
export function sayLaw(
  { caps, compounding, earning, mostMonths, largestAdvance }: Limits,
  state: string,
  locale: Locale,
): string {
  const say = sayClauses[locale]
  const describe = (cap: RuleCap) => describeCap(cap, locale)
  const onTop = caps.filter(({ kind }) => kind === 'servicing').map(describe)
  const shares = caps.filter((cap) => cap.kind === 'share-of-recovery')
  const rates = caps.filter(({ kind }) => kind !== 'servicing' && kind !== 'share-of-recovery').map(describe)
  const clauses = [
    ...(rates.length > 0 ? [say.rates(rates, onTop)] : []),
    ...shares.map(say.share),
    ...(compounding ? [say.compounding[compounding]] : []),
    ...(earning && earning !== 'pro-rata' ? [say.earning[earning]] : []),
    ...(mostMonths === null ? [] : [say.months(mostMonths)]),
    ...(largestAdvance === null ? [] : [say.largest(toDollars(largestAdvance, locale))]),
  ]
  return say.sentence(state, clauses)
}

/** "18% per six months". */
export const describeCap = (cap: RuleCap, locale: Locale): string => sayCap[locale](cap)

/** "compounding every six months at most". */
export const describeCompounding = (compounding: RuleCompounding, locale: Locale): string =>
  sayLimits[locale].compounding[compounding]

type Limits = {
  caps: readonly RuleCap[]
  compounding?: RuleCompounding | null | undefined
  earning?: Earning | null | undefined
  mostMonths: number | null
  largestAdvance: number | null
}

export const limitsAnything = ({ caps, compounding, mostMonths, largestAdvance }: Limits): boolean =>
  caps.length > 0 || Boolean(compounding) || mostMonths !== null || largestAdvance !== null

/** "18% per six months, charges for at most 42 months". */
export function describeLimits(
  { caps, compounding, earning, mostMonths, largestAdvance }: Limits,
  locale: Locale,
): string {
  const { months, largest, earning: earned } = sayLimits[locale]
  const parts = caps.map((cap) => describeCap(cap, locale))
  if (compounding) parts.push(describeCompounding(compounding, locale))
  if (earning && earning !== 'pro-rata') parts.push(earned[earning])
  if (mostMonths !== null) parts.push(months(mostMonths))
  if (largestAdvance !== null) parts.push(largest(toDollars(largestAdvance, locale)))
  return parts.join(', ')
}
