import fc from 'fast-check'
import { expect, test } from 'vitest'
import { injuryValues } from '#domain/value.ts'
import { isBelow } from '#lib/exact.ts'
import { exactPercent, parsePercent, writePercent } from '#lib/waterfall/percent.ts'
import { runWaterfall } from '#lib/waterfall/waterfall.ts'
import { rounds } from '../../../../tests/support/sample.ts'
import type { SheetLine, ValueLineName } from './lines.ts'
import { computeValue, type ValueContext } from './results.ts'

const runs = { numRuns: rounds(200_000, 1_000) }
const patience = { timeout: 15 * 60_000 }

const cents = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000_00 }),
  fc.integer({ min: 0, max: 1_000 }).map((thousands) => thousands * 1_000_00),
  fc.integer({ min: 0, max: 300 }),
)
const percent = fc
  .record({ percent: fc.integer({ min: 0, max: 99_99 }), thirds: fc.constantFrom(0, 1, 2) })
  .map(({ percent: hundredths, thirds }) => ({ percent: Math.min(hundredths, 99_33), thirds }))
const share = fc.integer({ min: 0, max: 100_00 }).map((value) => value / 100)
const weight = fc.integer({ min: 0, max: 3_00 }).map((value) => value / 100)

const line = (name: ValueLineName, figure: SheetLine['figure']): SheetLine => ({
  ...{ id: null, key: null, name, figure, origin: 'typed', documentId: null, page: null },
})
const lien = (amount: number) => line('lien', { choice: 'hospital', amount })

const anyContext: fc.Arbitrary<ValueContext> = fc
  .record({
    shares: fc.array(share, { minLength: 4, maxLength: 4 }),
    lowShare: share,
    claimLimit: fc.option(cents, { nil: null }),
    weights: fc.record({ liability: weight, coverage: weight, injury: weight, liens: weight, time: weight }),
    cap: fc.option(fc.record({ percent: share, of: fc.constantFrom('gross' as const, 'net' as const) }), {
      nil: null,
    }),
    largestAdvance: fc.option(cents, { nil: null }),
  })
  .map(({ shares, lowShare, claimLimit, weights, cap, largestAdvance }) => {
    const [A = 0, B = 0, C = 0, D = 0] = shares.toSorted((a, b) => b - a)
    const caps = cap ? [{ kind: 'share-of-recovery' as const, plusAdvance: false, ...cap }] : []
    return {
      terms: { likelyShare: { A, B, C, D }, lowShare, claimLimit, weights },
      rule: { state: 'GA', caps, mostMonths: null, largestAdvance },
      ...{ price: null, today: '2026-11-16' },
    }
  })

const anySheet = fc
  .record({
    values: fc.tuple(cents, cents, cents),
    fee: percent,
    costs: cents,
    liens: fc.array(cents, { minLength: 1, maxLength: 4 }),
    earlier: fc.array(cents, { maxLength: 2 }),
    out: cents,
    coverage: fc.array(cents, { maxLength: 2 }),
    fault: percent,
    injury: fc.constantFrom(...injuryValues),
    months: fc.integer({ min: 0, max: 60 }),
  })
  .map((sheet) => {
    const [low = 0, likely = 0, high = 0] = [...sheet.values].toSorted((a, b) => a - b)
    return [
      ...[line('low', { amount: low }), line('likely', { amount: likely }), line('high', { amount: high })],
      ...[
        line('fee', sheet.fee),
        line('costs', { amount: sheet.costs }),
        line('ours', { amount: sheet.out }),
      ],
      ...[line('liability-other', sheet.fault), line('injury', { choice: sheet.injury })],
      line('months', { months: sheet.months }),
      ...sheet.liens.map(lien),
      ...sheet.earlier.map((amount) => line('earlier', { amount })),
      ...sheet.coverage.map((amount) => line('coverage', { label: 'Example Mutual', amount })),
    ]
  })

const adviceOf = (lines: readonly SheetLine[], context: ValueContext) =>
  computeValue(lines, context).advice?.advised ?? 0
const replace = (lines: readonly SheetLine[], name: ValueLineName, more: number) =>
  lines.map((each) => (each.name === name ? line(name, { amount: (each.figure.amount ?? 0) + more }) : each))

test(
  'parts always add up to the gross, nobody gets less than nothing, and ours never more than is left',
  patience,
  () => {
    fc.assert(
      fc.property(anySheet, anyContext, (lines, context) => {
        for (const each of Object.values(computeValue(lines, context).cases)) {
          if (!each) throw new Error('a case is missing')
          const { gross, fee, costs, liens, earlier, left, ours, net } = each
          expect(fee + costs + liens + earlier + ours + net).toBe(gross)
          expect(left).toBe(gross - fee - costs - liens - earlier)
          expect(ours).toBeGreaterThanOrEqual(0)
          expect(ours).toBeLessThanOrEqual(Math.max(0, left))
        }
      }),
      runs,
    )
  },
)

test(
  'more liens never advise more, and neither do more costs, a larger payoff or more that is out',
  patience,
  () => {
    fc.assert(
      fc.property(anySheet, anyContext, cents, (lines, context, more) => {
        const before = adviceOf(lines, context)
        expect(adviceOf([...lines, lien(more)], context)).toBeLessThanOrEqual(before)
        expect(adviceOf(replace(lines, 'lien', more), context)).toBeLessThanOrEqual(before)
        expect(
          adviceOf([...lines, line('lien', { choice: 'medicare', isUnknown: true })], context),
        ).toBeLessThanOrEqual(before)
        expect(adviceOf([...lines, line('earlier', { amount: more })], context)).toBeLessThanOrEqual(before)
        expect(adviceOf(replace(lines, 'costs', more), context)).toBeLessThanOrEqual(before)
        expect(adviceOf(replace(lines, 'ours', more), context)).toBeLessThanOrEqual(before)
      }),
      runs,
    )
  },
)

test(
  'a higher low value never advises less, and neither does a higher likely one at the same grade',
  patience,
  () => {
    fc.assert(
      fc.property(anySheet, anyContext, cents, (lines, context, more) => {
        const before = computeValue(lines, context)
        const higher = computeValue(replace(lines, 'likely', more), context)
        expect(adviceOf(replace(lines, 'low', more), context)).toBeGreaterThanOrEqual(
          before.advice?.advised ?? 0,
        )
        if (higher.grade.grade <= before.grade.grade)
          expect(higher.advice?.advised).toBeGreaterThanOrEqual(before.advice?.advised ?? 0)
      }),
      runs,
    )
  },
)

test('the advice is whole hundreds, at least 0, and never above any limit that it names', patience, () => {
  fc.assert(
    fc.property(anySheet, anyContext, (lines, context) => {
      const { advice } = computeValue(lines, context)
      if (!advice) throw new Error('no advice')
      expect(advice.advised % 100_00).toBe(0)
      expect(advice.advised).toBeGreaterThanOrEqual(0)
      for (const { amount } of advice.limits) expect(advice.advised).toBeLessThanOrEqual(amount)
      expect(advice.binding.amount - advice.advised).toBeLessThan(100_00)
    }),
    runs,
  )
})

test('a percentage reads back as it was written, and thirds stay exact', patience, () => {
  fc.assert(
    fc.property(percent, (typed) => {
      const wanted = typed.thirds === 0 ? typed : { ...typed, percent: Math.floor(typed.percent / 100) * 100 }
      const read = parsePercent(writePercent(wanted))
      if (!read) throw new Error(writePercent(wanted))
      const [a, b] = [exactPercent(read), exactPercent(wanted)]
      expect(isBelow(a, b) || isBelow(b, a)).toBe(false)
    }),
    runs,
  )
  const feePercent = exactPercent(parsePercent('33 1/3') ?? { percent: 0 })
  const paid = { feePercent, costs: 0, liens: [], earlier: [], ours: 0 }
  expect(runWaterfall({ gross: 120_000_00, ...paid }).fee).toBe(40_000_00)
  expect(runWaterfall({ gross: 9_007_199_254_740_991, ...paid }).fee).toBe(3_002_399_751_580_330)
})
