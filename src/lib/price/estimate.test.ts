import { describe, expect, test } from 'vitest'
import type { RuleCap } from '#domain/caps.ts'
import { estimatePrice, type PriceQuestion, takePercent } from './estimate.ts'
import { fromMonthly, type MonthlyTerms } from './monthly-terms.ts'
import { yearlyRateOf } from './terms.ts'

const plain: MonthlyTerms = {
  monthlyRate: 3,
  compounding: 'monthly',
  fee: 0,
  capMultiple: null,
  mostMonths: null,
}
const noRule = { caps: [], mostMonths: null, largestAdvance: null }

/** $5,000 for 18 months at 3% a month, unless it says otherwise. */
const estimate = ({
  terms,
  ...more
}: Partial<Omit<PriceQuestion, 'terms'>> & { terms?: Partial<MonthlyTerms> }) =>
  estimatePrice({ advance: 5_000_00, months: 18, ...noRule, ...more, terms: { ...plain, ...terms } })

describe('without a cap', () => {
  test.each([
    ['simple', 7_700_00],
    ['monthly', 8_512_17],
    ['semiannual', 8_215_16],
  ] as const)('$5,000 at 3%% a month for 18 months, %s, is owed %i cents', (compounding, owed) => {
    expect(estimate({ terms: { compounding } })).toMatchObject({
      advance: 5_000_00,
      charges: owed - 5_000_00,
      owed,
      kept: null,
      cappedBy: null,
      caps: [],
    })
  })

  test('each month of a half-year in progress costs a sixth of the rate', () => {
    const owed = [5, 6, 7, 12].map(
      (months) => estimate({ months, terms: { compounding: 'semiannual' } }).owed,
    )
    expect(owed).toEqual([5_750_00, 5_900_00, 6_077_00, 6_962_00])
  })

  test('a fee is charged once and bears no charges', () => {
    expect(estimate({ terms: { fee: 250_00 } }).owed).toBe(8_762_17)
    expect(estimate({ terms: { fee: 250_00 }, months: 0 }).owed).toBe(5_250_00)
  })

  test('half a cent is a cent', () => {
    expect(estimate({ advance: 50, months: 1, terms: { monthlyRate: 1 } }).owed).toBe(51)
    expect(estimate({ advance: 49, months: 1, terms: { monthlyRate: 1 } }).owed).toBe(49)
  })

  test('a rate a month comes to more in a year when it compounds', () => {
    const yearly = (compounding: MonthlyTerms['compounding']) =>
      yearlyRateOf(fromMonthly({ ...plain, compounding }))
    expect([yearly('simple'), yearly('monthly'), yearly('semiannual')]).toEqual([36, 42.58, 39.24])
  })
})

const newYork: RuleCap = { kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' }
const illinois: RuleCap = { kind: 'half-year-rate', percent: 18 }
const nevada: RuleCap = { kind: 'yearly-rate', percent: 40 }
const indiana: RuleCap[] = [
  { kind: 'yearly-rate', percent: 36 },
  { kind: 'servicing', percent: 7 },
]
const connecticut: RuleCap[] = [
  { kind: 'yearly-rate', percent: 36, below: 5_000_00 },
  { kind: 'yearly-rate', percent: 25, from: 5_000_00 },
]
const tennessee: RuleCap = { kind: 'yearly-per-thousand', percent: 10, dollars: 360 }

describe('caps of a state', () => {
  test('New York caps what is owed at the advance and a quarter of the recovery', () => {
    const held = estimate({ caps: [newYork], settlement: 10_000_00 })
    expect(held).toMatchObject({ owed: 7_500_00, kept: 2_500_00, cappedBy: 'share-of-recovery' })
    expect(estimate({ caps: [newYork], months: 12, settlement: 10_000_00 })).toMatchObject({
      owed: 7_128_80,
      cappedBy: null,
    })
  })

  test('a share of the recovery cannot be computed without one, and the answer says so', () => {
    expect(estimate({ caps: [newYork] })).toMatchObject({ owed: 8_512_17, needsSettlement: true, caps: [] })
  })

  test.each([
    ['Illinois', [illinois], [5_900_00, 6_800_00, 7_700_00, 8_600_00]],
    ['Indiana', indiana, [5_900_00, 6_800_00, 7_700_00, 8_600_00]],
    ['Nevada', [nevada], [5_970_26, 7_000_00, 8_000_00, 9_000_00]],
    ['Tennessee', [tennessee], [5_970_26, 7_128_80, 8_450_00, 9_600_00]],
    ['Connecticut', connecticut, [5_625_00, 6_250_00, 6_875_00, 7_500_00]],
  ])('%s holds $5,000 after 6, 12, 18 and 24 months', (_state, caps, owed) => {
    expect([6, 12, 18, 24].map((months) => estimate({ caps, months }).owed)).toEqual(owed)
  })

  test('Illinois takes 18% of the funded amount per six months, and nothing on top of charges', () => {
    const owedAfter = (months: number) =>
      estimate({ caps: [illinois], mostMonths: 42, advance: 10_000_00, months }).owed
    expect([12, 24, 36, 42, 60].map(owedAfter)).toEqual([
      13_600_00, 17_200_00, 20_800_00, 22_600_00, 22_600_00,
    ])
  })

  test('charges compound no more often than the state allows', () => {
    const monthly = estimate({ compounding: 'semiannual' })
    expect(monthly).toMatchObject({ owed: 8_215_16, cappedBy: 'compounding', uncapped: 8_512_17 })
    expect(estimate({ compounding: 'none' })).toMatchObject({ owed: 7_700_00, cappedBy: 'compounding' })
    expect(estimate({ compounding: 'none', terms: { compounding: 'semiannual' } }).owed).toBe(7_700_00)
    for (const compounding of ['simple', 'semiannual'] as const) {
      const { owed, uncapped, caps } = estimate({ compounding: 'semiannual', terms: { compounding } })
      expect([owed, caps]).toEqual([uncapped, []])
    }
    const nebraska = estimate({ months: 48, mostMonths: 36, compounding: 'semiannual' })
    expect(nebraska).toMatchObject({ owed: 13_497_77, monthsCharged: 36, cappedBy: 'compounding' })
  })

  test('Connecticut lets a smaller advance cost more a year, but never be owed more than a larger one', () => {
    expect(estimate({ caps: connecticut, advance: 4_000_00 }).owed).toBe(6_160_00)
    expect(estimate({ caps: connecticut, advance: 4_999_99 }).owed).toBe(6_875_00)
  })

  test('a fee counts as a charge, except where a rule allows one beside the rate', () => {
    const terms = { fee: 800_00 }
    expect(estimate({ caps: [nevada], months: 12, terms }).owed).toBe(7_000_00)
    expect(estimate({ caps: indiana, months: 12, terms })).toMatchObject({
      owed: 6_800_00 + 350_00,
      cappedBy: 'yearly-rate',
    })
    expect(estimate({ caps: indiana, months: 12, terms: { ...terms, monthlyRate: 1 } })).toMatchObject({
      owed: 5_634_12 + 350_00,
      cappedBy: 'servicing',
    })
  })

  test('Montana lets a quarter of the recovery be owed, Georgia what the attorney and the liens leave', () => {
    const montana: RuleCap = { kind: 'share-of-recovery', percent: 25, plusAdvance: false, of: 'gross' }
    const georgia: RuleCap = { kind: 'share-of-recovery', percent: 100, plusAdvance: false, of: 'net' }
    expect(estimate({ caps: [montana], settlement: 20_000_00 }).owed).toBe(5_000_00)
    const held = estimate({
      caps: [georgia],
      settlement: 15_000_00,
      attorneyFee: takePercent(15_000_00, 33.33),
      liens: 4_000_00,
    })
    expect(held).toMatchObject({ owed: 6_000_50, kept: 0, cappedBy: 'share-of-recovery' })
  })

  test('charges stop after the most months of the state or of the terms', () => {
    const stopped = estimate({ months: 60, mostMonths: 42 })
    expect(stopped).toMatchObject({ monthsCharged: 42, cappedBy: 'most-months' })
    expect(stopped.owed).toBe(estimate({ months: 42 }).owed)
    const own = estimate({ months: 60, mostMonths: 42, terms: { mostMonths: 36 } })
    expect(own).toMatchObject({ monthsCharged: 36, cappedBy: 'terms-most-months' })
    // Nor does a cap that grows with time go on growing.
    expect(estimate({ months: 60, mostMonths: 36, caps: [tennessee] })).toMatchObject({
      owed: 11_900_00,
      cappedBy: 'yearly-per-thousand',
    })
  })

  test('an advance above the maximum is named', () => {
    expect(estimate({ largestAdvance: 5_000_00 }).isTooLarge).toBe(false)
    expect(estimate({ largestAdvance: 4_999_99 }).isTooLarge).toBe(true)
  })

  test('the lowest cap wins, all that bind are named, and of equals the state’s is', () => {
    const held = estimate({
      caps: [illinois, nevada],
      months: 36,
      mostMonths: 42,
      terms: { capMultiple: 2.2 },
    })
    expect(held).toMatchObject({ owed: 10_400_00, cappedBy: 'half-year-rate', uncapped: 14_491_39 })
    expect(held.caps).toEqual([
      { name: 'half-year-rate', origin: 'state', owed: 10_400_00, binds: true },
      { name: 'yearly-rate', origin: 'state', owed: 11_000_00, binds: true },
      { name: 'most-months', origin: 'state', owed: 14_491_39, binds: false },
      { name: 'terms-multiple', origin: 'terms', owed: 11_000_00, binds: true },
    ])
  })
})

describe('what the person keeps', () => {
  test('is what attorney, liens and the advance leave', () => {
    const kept = estimate({ settlement: 30_000_00, attorneyFee: 10_000_00, liens: 2_000_00 })
    expect(kept).toMatchObject({ owed: 8_512_17, kept: 9_487_83, cappedBy: null })
  })

  test.each([
    [6_000_00, 0, 6_000_00],
    [3_000_00, 0, 3_000_00],
    [3_000_00, 2_000_00, 1_000_00],
    [3_000_00, 9_000_00, 0],
    [0, 0, 0],
  ])('is never negative: a case that pays %i, of which others get %i, owes %i', (settlement, liens, owed) => {
    expect(estimate({ settlement, liens })).toMatchObject({
      owed,
      charges: Math.max(0, owed - 5_000_00),
      kept: 0,
      cappedBy: 'recovery',
    })
  })
})
