import fc from 'fast-check'
import { earnings, type RuleCap, ruleCompoundings } from '#domain/caps.ts'
import { advanceCounts } from '#domain/money.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { suggestedRule } from '#features/rules/content/suggestions.ts'
import { type PriceRule, pickPriceRule } from '#lib/price/ceilings.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { type Day, monthsLater, readDay } from './days.ts'
import type { Fact, Life } from './owe.ts'

const hundredths = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const anyAmount = fc.oneof(
  fc.integer({ min: 5, max: 500 }).map((hundreds) => hundreds * 100_00),
  fc.integer({ min: 500_00, max: 100_000_00 }),
  fc.integer({ min: 1, max: 500 }),
)

const anyTerms: fc.Arbitrary<PriceTerms> = fc.record({
  rate: fc.oneof(fc.constantFrom(18, 15, 3, 36), hundredths(40), hundredths(4)),
  per: fc.constantFrom('half-year', 'half-year', 'month', 'year'),
  isCompounding: fc.boolean(),
  earned: fc.constantFrom(...earnings),
  oneTimeCharges: fc.array(
    fc.record({
      name: fc.constantFrom('Application', 'Wire'),
      amount: fc.integer({ min: 1, max: 500_00 }),
      isHeldBack: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  capMultiple: maybe(
    fc.oneof(
      fc.constant(2),
      hundredths(3).map((more) => 1 + more),
    ),
  ),
  mostMonths: maybe(fc.oneof(fc.constantFrom(24, 36, 42), fc.integer({ min: 1, max: 60 }))),
  graceDays: fc.constantFrom(0, 0, 5, 10, 25),
})

const anyCaps: fc.Arbitrary<RuleCap[]> = fc.oneof(
  fc.constant<RuleCap[]>([]),
  fc.tuple(hundredths(60), hundredths(40), anyAmount).map(([percent, upper, from]): RuleCap[] => [
    { kind: 'yearly-rate', percent, below: from },
    { kind: 'yearly-rate', percent: upper, from },
  ]),
  fc.tuple(hundredths(60), hundredths(20)).map(([percent, servicing]): RuleCap[] => [
    { kind: 'yearly-rate', percent },
    { kind: 'servicing', percent: servicing },
  ]),
  hundredths(25).map((percent): RuleCap[] => [{ kind: 'half-year-rate', percent }]),
  fc
    .record({ percent: hundredths(40), plusAdvance: fc.boolean() })
    .map((share): RuleCap[] => [{ kind: 'share-of-recovery', ...share, of: 'gross' }]),
  hundredths(20).map((percent): RuleCap[] => [{ kind: 'yearly-per-thousand', percent, dollars: 300 }]),
)
const madeUp: fc.Arbitrary<PriceRule> = fc.record({
  caps: anyCaps,
  mostMonths: maybe(fc.integer({ min: 1, max: 60 })),
  largestAdvance: fc.constant(null),
  compounding: maybe(fc.constantFrom(...ruleCompoundings)),
  earning: maybe(fc.constantFrom(...earnings)),
  oneTimeCharges: maybe(
    fc.record({ most: fc.integer({ min: 0, max: 600_00 }), per: fc.constantFrom('contract', 'claim') }),
  ),
  capsPerClaim: fc.boolean(),
})
const ofState = (state: StateCode) => pickPriceRule(suggestedRule(state), state)
const anyState = fc.constantFrom(...stateCodes).map(ofState)
const strictState = fc
  .constantFrom('IL', 'IN', 'ME', 'MT', 'NE', 'NV', 'NY', 'TN', 'UT', 'WV')
  .map((code) => ofState(code as StateCode))
const oneRule = fc.oneof(anyState, strictState, madeUp)
const anyRule: fc.Arbitrary<PriceRule> = fc
  .record({ home: oneRule, forum: maybe(oneRule) })
  .map(({ home, forum }) => (forum ? { ...home, forum } : home))

/** Days that calendars get wrong, and any others. */
const anyStart: fc.Arbitrary<Day> = fc.oneof(
  fc
    .constantFrom('2028-02-29', '2027-08-31', '2027-01-31', '2027-02-28', '2024-02-29', '2026-12-31')
    .map(readDay),
  fc.integer({ min: readDay('2025-01-01'), max: readDay('2031-12-31') }),
)
/** Around the beginning of a month after the funding, where steps begin and grace ends, or anywhere. */
export const anyDayAfter: fc.Arbitrary<(fundedOn: Day) => Day> = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: -3, max: 12 })).map(
    ([months, days]) =>
      (fundedOn: Day) =>
        Math.max(fundedOn, monthsLater(fundedOn, months) + days),
  ),
  fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: -2, max: 6 })).map(
    ([steps, days]) =>
      (fundedOn: Day) =>
        Math.max(fundedOn, monthsLater(fundedOn, steps * 6) + days),
  ),
  fc.integer({ min: 0, max: 1_600 }).map((days) => (fundedOn: Day) => fundedOn + days),
)

/** How somebody typed what happened, and put it right afterwards. */
export const tellings = [
  'rightly',
  'another amount',
  'another day',
  'returned by mistake',
  'one too many',
] as const
export type Telling = (typeof tellings)[number]

const anyFact = fc.record({
  kind: fc.constantFrom('payment', 'payment', 'payment', 'payment', 'reduction', 'write-off', 'money-back'),
  /** Of the advance, in thousandths: some are more than is owed. */
  size: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 2_500 })),
  cents: fc.integer({ min: 0, max: 99 }),
  on: anyDayAfter,
  returnedAfter: fc.oneof({ arbitrary: fc.constant(undefined), weight: 5 }, fc.integer({ min: 0, max: 40 })),
  telling: fc.oneof({ arbitrary: fc.constant<Telling>('rightly'), weight: 4 }, fc.constantFrom(...tellings)),
  wrongBy: fc.integer({ min: 1, max: 400 }),
})

export type ToldFact = Fact & { telling: Telling; wrongBy: number }
export type ToldLife = Life & { facts: readonly ToldFact[] }

const anyFreeze = fc
  .tuple(
    anyDayAfter,
    fc.oneof(fc.constant(undefined), fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 500 })),
  )
  .map(([starts, days]) => (fundedOn: Day) => {
    const from = starts(fundedOn)
    return { from, ...(days !== undefined && { until: from + days }) }
  })

const anyLife = (fundedOn: Day): fc.Arbitrary<ToldLife> =>
  fc
    .record({
      counted: fc.constantFrom(...advanceCounts, 'steps', 'steps'),
      terms: anyTerms,
      rule: anyRule,
      amount: anyAmount,
      facts: fc.array(anyFact, { maxLength: 7 }),
      returned: fc.oneof({ arbitrary: fc.constant(undefined), weight: 12 }, fc.integer({ min: 0, max: 20 })),
      ended: fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, anyDayAfter),
      frozen: fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, anyFreeze),
      /** Of the advance, in tenths. */
      pays: fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined }),
    })
    .map(({ facts, returned, ended, frozen, pays, ...price }) => ({
      ...{ ...price, fundedOn },
      facts: facts.map(({ kind, size, cents, on, returnedAfter, telling, wrongBy }): ToldFact => {
        const day = on(fundedOn)
        const amount = Math.max(1, Math.floor((price.amount * size) / 1_000) + cents)
        const canReturn = (kind === 'payment' || kind === 'reduction') && returnedAfter !== undefined
        return {
          kind,
          amount,
          on: day,
          telling,
          wrongBy,
          ...(canReturn && { returnedOn: day + returnedAfter }),
        }
      }),
      ...(returned !== undefined && { returnedOn: fundedOn + returned }),
      ...(ended && { endedOn: ended(fundedOn) }),
      ...(frozen && { frozen: frozen(fundedOn) }),
      ...(pays !== undefined && { gross: Math.max(1, Math.floor((price.amount * pays) / 10)) }),
    }))

/** One advance, or two on one claim. */
export const anyClaim: fc.Arbitrary<ToldLife[]> = anyStart.chain((first) =>
  fc.oneof(
    { arbitrary: anyLife(first).map((life) => [life]), weight: 2 },
    {
      arbitrary: fc
        .integer({ min: 0, max: 700 })
        .chain((later) => fc.tuple(anyLife(first), anyLife(first + later)))
        .map((lives): ToldLife[] => lives),
      weight: 1,
    },
  ),
)
