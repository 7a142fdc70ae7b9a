import type { GradePart } from '#domain/value.ts'
import { type InjuryKind, injuries, type RiskGrade } from '#domain/value.ts'
import { type PriceRule, pickPriceRule } from '#lib/price/ceilings.ts'
import type { OfferTerms } from '#lib/price/monthly-terms.ts'
import { priceOffer } from '#lib/price/offer.ts'
import { type Advice, type AdviceTerms, adviseOn } from '#lib/waterfall/advice.ts'
import { type Grade, gradeOf } from '#lib/waterfall/grade.ts'
import { exactPercent } from '#lib/waterfall/percent.ts'
import { type CaseFacts, pointsOf } from '#lib/waterfall/points.ts'
import { runWaterfall, type Waterfall } from '#lib/waterfall/waterfall.ts'
import type { SheetLine, ValueLineName } from './lines.ts'
import { listWarnings, type ValueWarning } from './warnings.ts'

/** What a sheet is computed with besides its lines. A closed one keeps all of it. */
export type ValueContext = {
  terms: AdviceTerms & { weights: Readonly<Record<GradePart, number>> }
  /** Of the home state, with the forum's where it reaches the contract; null while nobody knows the state. */
  rule: PriceRule | null
  /** Null until the owner sets a price. */
  price: OfferTerms | null
  /** YYYY-MM-DD. */
  today: string
}

export const valueCases = ['low', 'likely', 'high'] as const
export type ValueCase = (typeof valueCases)[number]

/** Without these nothing is advised. */
export const neededLines = ['low', 'likely', 'fee', 'lien'] as const satisfies readonly ValueLineName[]
export type NeededLine = (typeof neededLines)[number]
const missingWords: Record<NeededLine, string> = {
  low: 'the low value',
  likely: 'the likely value',
  fee: 'the attorney’s fee',
  lien: 'the liens, or that there are none',
}

export type ValueResults = {
  /** `ours` of each is what the advised advance could come to at most. */
  cases: Record<ValueCase, Waterfall | null>
  grade: Grade
  /** Null while something is missing. */
  advice: Advice | null
  missing: { name: NeededLine; words: string }[]
  /** What the advised advance, and what is out already, could be owed at most. Cents. */
  oursAtMost: number
  warnings: ValueWarning[]
}

/** One function for the screen while somebody types, the API, the approve dialog and the print. */
export function computeValue(lines: readonly SheetLine[], context: ValueContext): ValueResults {
  const facts = factsOf(lines, context.today)
  const grade = gradeOf(pointsOf(facts), context.terms.weights)
  const bare = mapCases((name) => runCase(lines, name, 0))
  const missing = neededLines
    .filter((name) => lines.every((line) => line.name !== name))
    .map((name) => ({ name, words: missingWords[name] }))
  const out = amountOf(lines, 'ours') ?? 0
  const advice =
    missing.length === 0 && bare.likely && bare.low
      ? adviseOn({
          ...{ grade: grade.grade as RiskGrade, likely: bare.likely, low: bare.low, out },
          ...{ terms: context.terms, rule: context.rule },
        })
      : null
  const oursAtMost = oweAtMost(out, context) + oweAtMost(advice?.advised ?? 0, context)
  const cases = mapCases((name) => runCase(lines, name, oursAtMost))
  return { cases, grade, advice, missing, oursAtMost, warnings: listWarnings(lines, context.today, cases) }
}

const mapCases = <Value>(read: (name: ValueCase) => Value): Record<ValueCase, Value> => ({
  low: read('low'),
  likely: read('likely'),
  high: read('high'),
})

const amountOf = (lines: readonly SheetLine[], name: ValueLineName): number | undefined =>
  lines.find((line) => line.name === name)?.figure.amount

const costsOf = (lines: readonly SheetLine[], name: ValueCase): number => {
  const own = name === 'likely' ? undefined : amountOf(lines, `costs-${name}`)
  return own ?? amountOf(lines, 'costs') ?? 0
}

/** An unknown lien counts as nothing here, and costs the grade its points. */
function runCase(lines: readonly SheetLine[], name: ValueCase, ours: number): Waterfall | null {
  const gross = amountOf(lines, name)
  const fee = lines.find((line) => line.name === 'fee')?.figure
  if (gross === undefined || fee?.percent === undefined) return null
  const amounts = (wanted: ValueLineName) =>
    lines.flatMap((line) => (line.name === wanted ? [{ amount: line.figure.amount ?? 0 }] : []))
  return runWaterfall({
    ...{ gross, ours, costs: costsOf(lines, name) },
    feePercent: exactPercent({ percent: fee.percent, thirds: fee.thirds }),
    liens: amounts('lien'),
    earlier: amounts('earlier'),
  })
}

const noRule: PriceRule = { caps: [], mostMonths: null, largestAdvance: null }

/** Where nothing ends the charges, it's what is owed after three years. */
function oweAtMost(advance: number, { price, rule }: ValueContext): number {
  if (advance === 0 || !price) return advance
  const { maximum, owed } = priceOffer(advance, price, rule ? pickPriceRule(rule) : noRule)
  return maximum ?? owed.at(-1)?.owed ?? advance
}

const filedStages: readonly (string | undefined)[] = ['filed', 'discovery', 'mediation-or-trial']

function factsOf(lines: readonly SheetLine[], today: string): CaseFacts {
  const all = (...names: ValueLineName[]) => lines.filter(({ name }) => names.includes(name))
  const figureOf = (name: ValueLineName) => lines.find((line) => line.name === name)?.figure
  const sum = (found: SheetLine[]) => ({
    amount: found.reduce((total, { figure }) => total + (figure.amount ?? 0), 0),
    isUnknown: found.some(({ figure }) => figure.isUnknown === true),
  })
  const policies = all('coverage')
  const { amount: limits, isUnknown } = sum(policies)
  const liens = all('lien')
  return {
    likelyGross: amountOf(lines, 'likely') ?? null,
    liability: readLiability(figureOf('liability-other')),
    coverage: policies.length > 0 ? { limits, isUnknown } : null,
    injury: readInjury(all('injury')),
    liens: liens.length > 0 ? sum(all('lien', 'earlier')) : null,
    months: figureOf('months')?.months ?? null,
    limitDate: figureOf('limit-date')?.day ?? null,
    isFiled: filedStages.includes(figureOf('stage')?.choice),
    today,
  }
}

/** What the firm says without a number counts a little less than a number of ours. */
const saidByFirm: Readonly<Record<string, { points: number; words: string }>> = {
  'other-side': { points: 8, words: 'The firm says it’s the other side’s fault' },
  'mostly-other-side': { points: 6, words: 'The firm says it’s mostly the other side’s fault' },
  disputed: { points: 3, words: 'The firm says that fault is disputed' },
}

function readLiability(figure: SheetLine['figure'] | undefined): CaseFacts['liability'] {
  if (figure?.percent !== undefined) return { percent: figure.percent / 100 }
  return saidByFirm[figure?.choice ?? ''] ?? null
}

function readInjury(lines: readonly SheetLine[]): CaseFacts['injury'] {
  const found = lines.map(({ figure }) => figure.choice as InjuryKind | undefined)
  const worst = injuries.findLast(({ value }) => found.includes(value))
  return worst ? { points: worst.points, words: worst.label } : null
}
