import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RuleCap, ruleCompoundings } from '#domain/caps.ts'
import { rounds } from '../../../tests/support/sample.ts'
import { type Estimate, estimatePrice, type PriceQuestion } from './estimate.ts'
import { type Compounding, compoundings, type MonthlyTerms } from './monthly-terms.ts'

/** A million questions in `npm run proof prices`, shared by the tests below. */
const runs = (share: number) => ({ numRuns: rounds(1_000_000 * share, 4_000 * share) })
const patience = { timeout: 15 * 60_000 }

const hundredths = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 100), max: Math.round(max * 100) }).map((value) => value / 100)
const cents = (max: number) =>
  fc.oneof(
    fc.integer({ min: 1, max }),
    fc.integer({ min: 1, max: max / 100_00 }).map((hundreds) => hundreds * 100_00),
    fc.integer({ min: 1, max: 1_000 }),
  )

const anyTier: fc.Arbitrary<RuleCap[]> = fc
  .record({ percent: hundredths(0.01, 200), upper: hundredths(0.01, 200), from: cents(100_000_00) })
  .map(({ percent, upper, from }) => [
    { kind: 'yearly-rate', percent, below: from },
    { kind: 'yearly-rate', percent: upper, from },
  ])
const anyRate = fc.oneof(
  fc.constant<RuleCap[]>([]),
  anyTier,
  hundredths(0.01, 200).map((percent): RuleCap[] => [{ kind: 'half-year-rate', percent }]),
  fc
    .record({ percent: hundredths(0.01, 200), dollars: fc.integer({ min: 1, max: 1_000 }) })
    .map((cap): RuleCap[] => [{ kind: 'yearly-per-thousand', ...cap }]),
  fc
    .record({ percent: hundredths(0.01, 200), servicing: hundredths(0.01, 100) })
    .map(({ percent, servicing }): RuleCap[] => [
      { kind: 'yearly-rate', percent },
      { kind: 'servicing', percent: servicing },
    ]),
)
const anyShare = fc.oneof(
  fc.constant<RuleCap[]>([]),
  fc
    .record({
      percent: hundredths(0.01, 100),
      plusAdvance: fc.boolean(),
      of: fc.constantFrom('gross', 'net'),
    })
    .map((cap): RuleCap[] => [{ kind: 'share-of-recovery', ...cap }]),
)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

type Question = PriceQuestion & { terms: MonthlyTerms & { compounding: Compounding } }

const anyQuestion: fc.Arbitrary<Question> = fc.record({
  advance: cents(10_000_000_00),
  months: fc.integer({ min: 0, max: 120 }),
  terms: fc.record({
    monthlyRate: hundredths(0, 10),
    compounding: fc.constantFrom(...compoundings),
    fee: fc.oneof(fc.constant(0), cents(10_000_00)),
    capMultiple: maybe(hundredths(1, 20)),
    mostMonths: maybe(fc.integer({ min: 1, max: 120 })),
  }),
  caps: fc.tuple(anyRate, anyShare).map((caps) => caps.flat()),
  mostMonths: maybe(fc.integer({ min: 1, max: 120 })),
  largestAdvance: fc.constant(null),
  compounding: maybe(fc.constantFrom(...ruleCompoundings)),
  settlement: fc.option(cents(100_000_000_00), { nil: undefined }),
  attorneyFee: fc.oneof(fc.constant(0), cents(10_000_000_00)),
  liens: fc.oneof(fc.constant(0), cents(1_000_000_00)),
})

const big = (value: number) => BigInt(Math.round(value * 100))

/** Whole numbers of the fraction that a yearly rate and a month are: hundredths of a percent, twelve to the year. */
const yearly = 120_000n

/** How much of the fee a servicing cap lets through beside the rate, times 120,000. */
function freeOf({ advance, terms, caps }: Question, months: bigint): bigint {
  const cap = caps.find(({ kind }) => kind === 'servicing')
  if (cap?.kind !== 'servicing') return 0n
  const allowed = BigInt(advance) * big(cap.percent) * months
  const fee = BigInt(terms.fee) * yearly
  return fee < allowed ? fee : allowed
}

/** Whether a cap holds, by multiplying out what the statute says. The engine divides. */
function holds(cap: RuleCap, question: Question, estimate: Estimate): boolean {
  const { settlement, attorneyFee = 0, liens = 0 } = question
  const advance = BigInt(question.advance)
  const owed = BigInt(estimate.owed)
  const months = BigInt(estimate.monthsCharged)
  switch (cap.kind) {
    case 'yearly-rate':
      if (advance < (cap.from ?? 0) || advance >= (cap.below ?? Number.POSITIVE_INFINITY)) return true
      return (owed - advance) * yearly <= advance * big(cap.percent) * months + freeOf(question, months)
    case 'yearly-per-thousand':
      return (owed - advance) * yearly <= advance * (big(cap.percent) + big(cap.dollars) / 10n) * months
    case 'half-year-rate':
      return (owed - advance) * 60_000n <= advance * big(cap.percent) * months
    case 'servicing':
      // Holds the fee, which the yearly rate leaves out.
      return estimate.caps.some(({ name }) => name === cap.kind)
    case 'share-of-recovery': {
      if (settlement === undefined) return estimate.needsSettlement
      const base = cap.of === 'gross' ? settlement : Math.max(0, settlement - attorneyFee - liens)
      return (cap.plusAdvance ? owed - advance : owed) * 10_000n <= BigInt(base) * big(cap.percent)
    }
  }
}

test('nobody owes more than any cap, and the lowest that binds is named', patience, () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const estimate = estimatePrice(question)
      const { advance, terms, mostMonths } = question
      for (const cap of question.caps) expect(holds(cap, question, estimate)).toBe(true)
      if (terms.capMultiple !== null) {
        expect(BigInt(estimate.owed) * 100n <= BigInt(advance) * big(terms.capMultiple)).toBe(true)
      }
      expect(estimate.monthsCharged).toBe(
        Math.min(question.months, mostMonths ?? 999, terms.mostMonths ?? 999),
      )
      const stopped = estimatePrice({ ...question, months: estimate.monthsCharged })
      expect(estimate.owed).toBe(stopped.owed)

      const binding = estimate.caps.filter(({ binds }) => binds)
      expect(estimate.owed).toBe(Math.min(estimate.uncapped, ...binding.map(({ owed }) => owed)))
      const lowest = binding.filter(({ owed }) => owed === estimate.owed).map(({ name }) => name)
      expect(estimate.cappedBy).toBe(lowest[0] ?? null)
    }),
    runs(0.4),
  )
})

test('what is owed never falls with time or with the amount', patience, () => {
  fc.assert(
    fc.property(
      anyQuestion,
      fc.integer({ min: 1, max: 60 }),
      cents(1_000_000_00),
      (question, later, more) => {
        const { owed } = estimatePrice(question)
        expect(estimatePrice({ ...question, months: question.months + later }).owed).toBeGreaterThanOrEqual(
          owed,
        )
        expect(estimatePrice({ ...question, months: question.months + 1 }).owed).toBeGreaterThanOrEqual(owed)
        expect(estimatePrice({ ...question, advance: question.advance + more }).owed).toBeGreaterThanOrEqual(
          owed,
        )
        expect(estimatePrice({ ...question, advance: question.advance + 1 }).owed).toBeGreaterThanOrEqual(
          owed,
        )
      },
    ),
    runs(0.2),
  )
})

test('cents are whole, they add up, and nobody keeps less than nothing', patience, () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const { settlement, attorneyFee = 0, liens = 0, advance } = question
      const { owed, charges, kept, uncapped, caps } = estimatePrice(question)
      for (const amount of [owed, charges, uncapped, kept ?? 0, ...caps.map((cap) => cap.owed)]) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
      }
      expect(charges).toBe(Math.max(0, owed - advance))
      expect(owed).toBeLessThanOrEqual(settlement ?? Number.POSITIVE_INFINITY)
      const left = settlement === undefined ? null : Math.max(0, settlement - attorneyFee - liens) - owed
      expect(kept).toBe(left)
    }),
    runs(0.2),
  )
})

test('what the terms come to is the nearest cent', patience, () => {
  fc.assert(
    fc.property(anyQuestion, ({ advance, months, terms }) => {
      const { uncapped } = estimatePrice({
        advance,
        months,
        terms,
        caps: [],
        mostMonths: null,
        largestAdvance: null,
      })
      const rate = big(terms.monthlyRate)
      const readings: Record<Compounding, [periods: number, each: bigint, begun: number]> = {
        simple: [0, 0n, months],
        monthly: [months, rate, 0],
        semiannual: [Math.floor(months / 6), 6n * rate, months % 6],
      }
      const [periods, each, begun] = readings[terms.compounding]
      const over = BigInt(advance) * (10_000n + each) ** BigInt(periods) * (10_000n + rate * BigInt(begun))
      const under = 10_000n ** BigInt(periods + 1)
      const twiceOff = 2n * (BigInt(uncapped - terms.fee) * under - over)
      expect(twiceOff > -under && twiceOff <= under).toBe(true)
    }),
    runs(0.2),
  )
})
