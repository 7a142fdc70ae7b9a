import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earnings, type RuleCap, ruleCompoundings } from '#domain/caps.ts'
import { addDays } from '#lib/calendar-days.ts'
import { rounds } from '../../../tests/support/sample.ts'
import type { PriceRule } from './ceilings.ts'
import { estimateAt, estimatePrice } from './estimate.ts'
import { priceOffer } from './offer.ts'
import type { PriceTerms } from './terms.ts'
import { lastDayOf, periodMonths } from './time.ts'

const runs = { numRuns: rounds(20_000, 600) }
const patience = { timeout: 15 * 60_000 }
const hundredths = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const anyMonths = fc.integer({ min: 1, max: 60 })
const anyDay = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2027-01-01', days))
const anyAdvance = fc.integer({ min: 1_000_00, max: 100_000_00 })
const anyCharge = (isHeldBack: fc.Arbitrary<boolean>) =>
  fc.record({
    name: fc.constantFrom('Application', 'Wire'),
    amount: fc.integer({ min: 1, max: 500_00 }),
    isHeldBack,
  })

const termsWith = (isHeldBack: fc.Arbitrary<boolean>): fc.Arbitrary<PriceTerms> =>
  fc.record({
    rate: hundredths(40),
    per: fc.constantFrom('month', 'half-year', 'year'),
    isCompounding: fc.boolean(),
    earned: fc.constantFrom(...earnings),
    oneTimeCharges: fc.array(anyCharge(isHeldBack), { maxLength: 2 }),
    capMultiple: maybe(hundredths(4).map((more) => 1 + more)),
    mostMonths: maybe(anyMonths),
    graceDays: fc.constant(0),
  })
const anyTerms = termsWith(fc.boolean())

const anyCaps: fc.Arbitrary<RuleCap[]> = fc.oneof(
  fc.constant<RuleCap[]>([]),
  hundredths(50).map((percent): RuleCap[] => [{ kind: 'yearly-rate', percent }]),
  hundredths(25).map((percent): RuleCap[] => [{ kind: 'half-year-rate', percent }]),
  hundredths(20).map((percent): RuleCap[] => [{ kind: 'yearly-per-thousand', percent, dollars: 300 }]),
)
const anyRule: fc.Arbitrary<PriceRule> = fc.record({
  caps: anyCaps,
  mostMonths: maybe(anyMonths),
  largestAdvance: fc.constant(null),
  compounding: maybe(fc.constantFrom(...ruleCompoundings)),
  earning: maybe(fc.constantFrom(...earnings)),
  oneTimeCharges: maybe(
    fc.record({ most: fc.integer({ min: 0, max: 600_00 }), per: fc.constant('contract' as const) }),
  ),
})
const anyRules = fc
  .record({ home: anyRule, forum: maybe(anyRule) })
  .map(({ home, forum }): PriceRule => ({ ...home, forum }))

/** The most that a rate allows. Divide it by 120,000 for the share of the money received. */
function allow(cap: RuleCap, months: bigint): bigint {
  switch (cap.kind) {
    case 'half-year-rate':
      return BigInt(Math.round(cap.percent * 100)) * 2n * months
    case 'yearly-rate':
      return BigInt(Math.round(cap.percent * 100)) * months
    case 'yearly-per-thousand':
      return (BigInt(Math.round(cap.percent * 100)) + BigInt(cap.dollars * 10)) * months
    default:
      throw new Error(cap.kind)
  }
}

test(
  'nobody owes more than either state’s rate on what was received, and its one-time charges',
  patience,
  () => {
    fc.assert(
      fc.property(anyAdvance, anyTerms, anyRules, anyMonths, (advance, terms, rule, months) => {
        const { owed, received, oneTimeCharges, monthsCharged } = estimatePrice({
          ...{ ...rule, advance, terms, months },
        })
        const once = oneTimeCharges.reduce((sum, { amount }) => sum + amount, 0)
        for (const each of [rule, rule.forum]) {
          if (!each) continue
          if (each.oneTimeCharges) expect(once).toBeLessThanOrEqual(each.oneTimeCharges.most)
          const beside = each.oneTimeCharges ? once : 0
          for (const cap of each.caps) {
            const step = cap.kind === 'half-year-rate' || each.earning === 'per-step' ? 6 : 12
            const isStair = each.earning === 'per-step' || each.earning === 'in-advance'
            const begun = isStair ? Math.ceil(monthsCharged / step) * step : monthsCharged
            const allowed = allow(cap, BigInt(Math.min(begun, each.mostMonths ?? begun)))
            const charged = BigInt(owed - received - beside) * 120_000n
            expect(charged <= BigInt(received) * allowed).toBe(true)
          }
        }
      }),
      runs,
    )
  },
)

test('it never falls with time, by months or by days', patience, () => {
  fc.assert(
    fc.property(anyAdvance, anyTerms, anyRules, anyDay, anyMonths, (advance, terms, rule, fundedOn, more) => {
      const question = { ...rule, advance, terms }
      const after = (months: number) => estimatePrice({ ...question, months }).owed
      expect(after(more + 1)).toBeGreaterThanOrEqual(after(more))
      const on = (days: number) => estimateAt(question, { fundedOn, on: addDays(fundedOn, days) }).owed
      const days = more * 13
      expect(on(days + 1)).toBeGreaterThanOrEqual(on(days))
    }),
    runs,
  )
})

test('it never falls with the amount', patience, () => {
  fc.assert(
    fc.property(anyAdvance, anyTerms, anyRules, anyMonths, (advance, terms, rule, months) => {
      const question = { ...rule, terms, months }
      expect(estimatePrice({ ...question, advance: advance + 1 }).owed).toBeGreaterThanOrEqual(
        estimatePrice({ ...question, advance }).owed,
      )
    }),
    runs,
  )
})

test('two states’ rules come to no more than either, when nothing is held back', patience, () => {
  const onlyAdded = termsWith(fc.constant(false))
  fc.assert(
    fc.property(anyAdvance, onlyAdded, anyRule, anyRule, anyMonths, (advance, terms, home, forum, months) => {
      const owe = (rule: PriceRule) => estimatePrice({ ...rule, advance, terms, months }).owed
      expect(owe({ ...home, forum })).toBeLessThanOrEqual(Math.min(owe(home), owe(forum)))
      expect(owe({ ...home, forum })).toBe(owe({ ...forum, forum: home }))
    }),
    runs,
  )
})

const anyCount = fc.integer({ min: 1, max: 10 })

test('so many half-years are the days through the last of them', patience, () => {
  fc.assert(
    fc.property(anyAdvance, anyTerms, anyRule, anyDay, anyCount, (advance, terms, rule, fundedOn, count) => {
      const stops = { mostMonths: 42 }
      const question = { ...rule, ...stops, advance, terms: { ...terms, ...stops } }
      const dated = estimateAt(question, { fundedOn, on: lastDayOf(fundedOn, count * 6) })
      expect(dated.owed).toBe(estimatePrice({ ...question, months: count * 6 }).owed)
    }),
    runs,
  )
})

test('so many months of a monthly rate are the days through the last of them', patience, () => {
  fc.assert(
    fc.property(anyAdvance, anyTerms, anyDay, anyMonths, (advance, offered, fundedOn, months) => {
      const terms = { ...offered, per: 'month' as const }
      const question = { caps: [], mostMonths: null, largestAdvance: null, advance, terms }
      const dated = estimateAt(question, { fundedOn, on: lastDayOf(fundedOn, months) })
      expect(dated.owed).toBe(estimatePrice({ ...question, months }).owed)
    }),
    runs,
  )
})

test('a schedule has no gaps, and each step’s figure is its last day’s', patience, () => {
  fc.assert(
    fc.property(anyAdvance, anyTerms, anyRules, anyDay, (advance, terms, rule, fundedOn) => {
      const { schedule, maximum } = priceOffer(advance, terms, rule, { fundedOn })
      expect(schedule[0]?.from).toBe(fundedOn)
      for (const [index, { from, through, owed }] of schedule.entries()) {
        expect(addDays(through, 1)).toBe(schedule[index + 1]?.from ?? addDays(through, 1))
        expect(from <= through).toBe(true)
        expect(owed).toBeLessThanOrEqual(maximum ?? owed)
      }
      const stops = [terms, rule, rule.forum].some((each) => each?.mostMonths != null)
      if (stops) expect(schedule.at(-1)?.owed).toBe(maximum)
    }),
    { numRuns: runs.numRuns / 4 },
  )
})

test('all advances on a claim together stay below a cap that counts them together', patience, () => {
  const share = { kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' } as const
  fc.assert(
    fc.property(
      ...[anyAdvance, anyAdvance, anyTerms, fc.integer({ min: 0, max: 200_000_00 })],
      (first, second, terms, settlement) => {
        const rule = { caps: [share], mostMonths: null, largestAdvance: null, capsPerClaim: true }
        const months = 24
        const before = estimatePrice({ ...rule, advance: first, terms, months: months + 6, settlement })
        const { owed, oneTimeCharges } = before
        const earlier = [{ advance: first, owed, oneTimeCharges }]
        const after = estimatePrice({ ...rule, advance: second, terms, months, settlement, earlier })
        const most = before.received + after.received + Math.floor(settlement / 4)
        expect(owed + after.owed).toBeLessThanOrEqual(most)
        const alone = estimatePrice({ ...rule, advance: second, terms, months, settlement })
        expect(after.owed).toBeLessThanOrEqual(alone.owed)
        const { claim } = priceOffer(second, terms, rule, { earlier: () => earlier })
        for (const row of claim) {
          expect(row.inAll).toBe(row.earlier + row.owed)
          expect(row.advances).toBe(first + second)
        }
      },
    ),
    runs,
  )
})

test('compounding once a period is what the period’s charges come to, one after another', patience, () => {
  const simple = termsWith(fc.constant(false)).map((terms) => ({
    ...terms,
    ...{ oneTimeCharges: [], capMultiple: null, mostMonths: null, isCompounding: true },
  }))
  fc.assert(
    fc.property(simple, fc.integer({ min: 1, max: 5 }), (terms, count) => {
      const advance = 1_000_000_00
      const months = periodMonths[terms.per] * count
      if (terms.earned === 'in-advance' && months % 12 !== 0) return
      const over = BigInt(Math.round(terms.rate * 100)) + 10_000n
      const under = 10_000n ** BigInt(count)
      const exact = BigInt(advance) * over ** BigInt(count)
      const rule = { caps: [], mostMonths: null, largestAdvance: null }
      const { owed } = estimatePrice({ ...rule, advance, terms, months })
      expect(BigInt(owed)).toBe((2n * exact + under) / (2n * under))
    }),
    runs,
  )
})
