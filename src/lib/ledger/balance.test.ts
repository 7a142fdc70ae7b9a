import { describe, expect, test } from 'vitest'
import type { PriceTerms } from '#lib/price/terms.ts'
import { advanceOf, entriesOf } from '../../../tests/support/ledger.ts'
import { balanceOfClaim, balanceOn } from './balance.ts'

const paidOut = ['2027-01-15', 'paid-out', 5_000_00] as const
const owedOn = (on: string, ...[entries, more]: Parameters<typeof advanceOf>) =>
  balanceOn(advanceOf(entries, more), on).owed

describe('$5,000 at 18% per six months, twice the advance at most', () => {
  const untouched = entriesOf([...paidOut])
  const paidEarly = entriesOf([...paidOut], ['2027-03-01', 'payment', 1_000_00])

  test.each([
    ['2027-01-14', 0],
    ['2027-01-15', 5_900_00],
    ['2027-07-14', 5_900_00],
    ['2027-07-15', 6_800_00],
    ['2028-01-15', 7_700_00],
    // Step 6 would come to $10,400.
    ['2029-07-15', 10_000_00],
    ['2039-07-15', 10_000_00],
  ])('on %s it is %i cents', (on, owed) => {
    expect(owedOn(on, untouched)).toBe(owed)
  })

  test('step 1 is owed from day one, and step 2 is what comes next', () => {
    expect(balanceOn(advanceOf(untouched), '2027-01-15')).toEqual({
      ...{ funded: 5_000_00, charges: 900_00, paid: 0, reduced: 0, owed: 5_900_00, overpaid: 0 },
      ...{ out: 5_000_00, next: { on: '2027-07-15', owed: 6_800_00 } },
    })
  })

  test('$1,000 pays the $900 of charges and $100 of the advance: step 2 is 18% of $4,900', () => {
    expect(balanceOn(advanceOf(paidEarly), '2027-03-01')).toMatchObject({
      ...{ owed: 4_900_00, out: 4_900_00, charges: 900_00, paid: 1_000_00 },
      next: { on: '2027-07-15', owed: 4_900_00 + 882_00 },
    })
    expect(owedOn('2028-01-15', paidEarly)).toBe(4_900_00 + 2 * 882_00)
  })

  test('compounding, it is 18% of the $4,900 too, and then of $5,782', () => {
    const terms = { isCompounding: true }
    expect(owedOn('2027-07-14', paidEarly, { terms })).toBe(4_900_00)
    expect(owedOn('2027-07-15', paidEarly, { terms })).toBe(5_782_00)
    expect(owedOn('2028-01-15', paidEarly, { terms })).toBe(6_822_76)
  })

  test('a payment of charges alone leaves the whole advance to bear charges', () => {
    const entries = entriesOf([...paidOut], ['2027-03-01', 'payment', 900_00])
    expect(balanceOn(advanceOf(entries), '2027-07-15')).toMatchObject({ owed: 5_900_00, out: 5_000_00 })
  })

  test('what was paid counts toward the cap: $900 at each step leaves less and less, and nothing after', () => {
    const days = ['2027-01-20', '2027-07-20', '2028-01-20', '2028-07-20', '2029-01-20', '2029-07-20']
    const entries = entriesOf(
      [...paidOut],
      ...days.map((on) => [on, 'payment', 900_00] as [string, 'payment', number]),
    )
    const owed = ['2029-01-15', '2029-01-20', '2029-07-15', '2029-07-20', '2035-01-01'].map((on) =>
      owedOn(on, entries),
    )
    // 10,000 - 5 x 900 leaves 5,500; with the sixth, 4,600.
    expect(owed).toEqual([5_900_00, 5_000_00, 5_500_00, 4_600_00, 4_600_00])
  })

  test('somebody who pays more than is owed owes nothing, and is told how much it was', () => {
    const entries = entriesOf([...paidOut], ['2027-03-01', 'payment', 6_000_00])
    expect(balanceOn(advanceOf(entries), '2031-01-01')).toEqual({
      ...{ funded: 5_000_00, charges: 900_00, paid: 6_000_00, reduced: 0, owed: 0, overpaid: 100_00 },
      ...{ out: 0, next: null },
    })
  })

  test('a reduction is credited as a payment is, and is told apart', () => {
    const entries = entriesOf(
      [...paidOut],
      ['2027-03-01', 'payment', 3_000_00],
      ['2027-03-02', 'reduction', 2_900_00],
    )
    expect(balanceOn(advanceOf(entries), '2027-03-02')).toMatchObject({
      ...{ paid: 3_000_00, reduced: 2_900_00, owed: 0, next: null },
    })
  })
})

describe('grace of five days', () => {
  const terms = { graceDays: 5 }
  const sentOn = (on: string) => entriesOf([...paidOut], [on, 'payment', 5_900_00])

  test('what is sent within it pays off what was owed on the last day of the step', () => {
    expect(owedOn('2027-07-19', sentOn('2027-07-19'), { terms })).toBe(0)
    expect(owedOn('2027-07-20', sentOn('2027-07-20'), { terms })).toBe(900_00)
  })
  test('until then the new step is owed', () => {
    expect(owedOn('2027-07-18', sentOn('2027-07-19'), { terms })).toBe(6_800_00)
    expect(owedOn('2027-07-19', sentOn('2027-07-19'))).toBe(900_00)
  })
})

describe('one-time charges', () => {
  const charge = (isHeldBack: boolean): Partial<PriceTerms> => ({
    oneTimeCharges: [{ name: 'Application', amount: 100_00, isHeldBack }],
  })
  test('added to what is owed, one bears no charges and is paid before the advance', () => {
    const terms = { ...charge(false), isCompounding: true }
    const entries = entriesOf([...paidOut], ['2027-03-01', 'payment', 1_000_00])
    expect(owedOn('2027-03-01', entriesOf([...paidOut]), { terms })).toBe(6_000_00)
    expect(owedOn('2027-07-15', entriesOf([...paidOut]), { terms })).toBe(7_062_00)
    expect(balanceOn(advanceOf(entries, { terms }), '2027-03-01')).toMatchObject({
      owed: 5_000_00,
      out: 5_000_00,
    })
    expect(owedOn('2027-07-15', entries, { terms })).toBe(5_900_00)
  })
  test('held back, one is part of the advance', () => {
    expect(owedOn('2027-07-15', entriesOf([...paidOut]), { terms: charge(true) })).toBe(6_800_00)
  })
})

test('where the price is told by outcomes, as in New York, days count the same', () => {
  const rule = {
    ...{ caps: [{ kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' } as const] },
    ...{ mostMonths: 36, largestAdvance: null, capsPerClaim: true, state: 'NY' as const },
    schedule: { kind: 'outcomes' as const, stepMonths: 0 },
  }
  const entries = entriesOf([...paidOut], ['2027-12-01', 'payment', 2_000_00])
  const terms = { capMultiple: null }
  // 5,000 + 2 x 900 - 2,000 leaves 4,800 out.
  expect(owedOn('2027-12-01', entries, { rule, terms })).toBe(4_800_00)
  expect(owedOn('2028-01-15', entries, { rule, terms })).toBe(5_664_00)
  // Charges stop after 36 months.
  expect(owedOn('2029-07-15', entries, { rule, terms })).toBe(4_800_00 + 4 * 864_00)
  expect(owedOn('2040-01-01', entries, { rule, terms })).toBe(4_800_00 + 4 * 864_00)
})

test.each([
  ['2027-08-31', '2028-02-28', '2028-02-29'],
  ['2027-01-31', '2027-07-30', '2027-07-31'],
  ['2028-02-29', '2028-08-28', '2028-08-29'],
])('paid out on %s, step 1 ends on %s and step 2 begins on %s', (on, last, first) => {
  const entries = entriesOf([on, 'paid-out', 5_000_00])
  expect([last, first].map((day) => owedOn(day, entries))).toEqual([5_900_00, 6_800_00])
  expect(balanceOn(advanceOf(entries), on).next?.on).toBe(first)
})

test('as before there were contracts, a month counts once it has begun', () => {
  const terms = { rate: 3, per: 'month', earned: 'pro-rata', capMultiple: null } as const
  const entries = entriesOf([...paidOut])
  const days = ['2027-01-15', '2027-02-15', '2027-02-16', '2027-03-16']
  expect(days.map((on) => owedOn(on, entries, { terms, counted: 'months' }))).toEqual([
    ...[5_150_00, 5_150_00, 5_300_00, 5_450_00],
  ])
})

test('cents of an advance bear charges too, however long a cent of them takes', () => {
  const entries = entriesOf([...paidOut], ['2027-03-01', 'payment', 5_899_99])
  const terms = { mostMonths: null, capMultiple: null }
  expect(balanceOn(advanceOf(entries, { terms }), '2027-03-01')).toMatchObject({
    ...{ owed: 1, next: { on: '2028-07-15', owed: 2 } },
  })
})

test('a limit per claim counts the charges of the advance before', () => {
  const rule = {
    ...{ caps: [], mostMonths: null, largestAdvance: null, capsPerClaim: true },
    oneTimeCharges: { most: 150_00, per: 'claim' as const },
  }
  const terms = { oneTimeCharges: [{ name: 'Papers', amount: 100_00, isHeldBack: false }] }
  const advances = ['2027-01-15', '2027-05-01'].map((on) =>
    advanceOf(entriesOf([on, 'paid-out', 1_000_00]), { terms, rule }),
  )
  const { each, all } = balanceOfClaim(advances, '2027-05-01')
  expect(each.map(({ owed }) => owed)).toEqual([1_280_00, 1_230_00])
  expect(all).toMatchObject({ funded: 2_000_00, owed: 2_510_00, next: { on: '2027-07-15', owed: 2_690_00 } })
})

test('the two contracts as they are drawn come to the sums of the drawing', () => {
  const first = entriesOf(['2025-03-14', 'paid-out', 8_000_00], ['2026-06-03', 'payment', 4_000_00])
  const claim = [advanceOf(first), advanceOf(entriesOf(['2026-01-20', 'paid-out', 5_000_00]))]
  const owed = [
    ...['2025-03-14', '2025-09-14', '2026-01-20', '2026-03-14', '2026-06-03', '2026-07-20', '2026-09-14'],
    ...['2027-01-20', '2027-03-14', '2027-07-20'],
  ].map((on) => balanceOfClaim(claim, on).all.owed / 100)
  expect(owed).toEqual([9_440, 10_880, 16_780, 18_220, 14_220, 15_120, 16_560, 17_460, 18_900, 19_800])
  const { each, all } = balanceOfClaim(claim, '2026-11-16')
  expect(each.map(({ funded, charges, paid, owed }) => [funded, charges, paid, owed])).toEqual([
    [8_000_00, 5_760_00, 4_000_00, 9_760_00],
    [5_000_00, 1_800_00, 0, 6_800_00],
  ])
  expect(all).toMatchObject({
    ...{ funded: 13_000_00, charges: 7_560_00, paid: 4_000_00, owed: 16_560_00 },
    next: { on: '2027-01-20', owed: 17_460_00 },
  })
  // The cap of both is $26,000, less the $4,000.
  expect(balanceOfClaim(claim, '2031-01-01').all.owed).toBe(22_000_00)
})

describe('steps that stand still', () => {
  const entries = entriesOf(['2027-01-15', 'paid-out', 5_000_00])
  const still = { frozen: [{ from: '2027-07-10', until: '2027-08-10' }] }

  test.each([
    ['2027-07-14', 5_900_00],
    // Without the hold, step 2.
    ['2027-07-15', 5_900_00],
    ['2027-08-14', 5_900_00],
    ['2027-08-15', 6_800_00],
    ['2028-02-14', 6_800_00],
    ['2028-02-15', 7_700_00],
  ])('31 days later, so on %s it is %i cents', (on, owed) => {
    expect(balanceOn(advanceOf(entries, still), on).owed).toBe(owed)
  })

  test('nothing comes next while nobody knows when they go on', () => {
    const frozen = [{ from: '2027-07-10', until: null }]
    expect(balanceOn(advanceOf(entries, { frozen }), '2027-08-20')).toMatchObject({
      ...{ owed: 5_900_00, next: null },
    })
  })
})

test('a reduction that lapsed held until its day, and was never there afterwards', () => {
  const entries = entriesOf(
    ['2027-01-15', 'paid-out', 5_000_00],
    ['2027-03-01', 'reduction', 900_00],
    ['2027-04-01', 'lapsed', 900_00, 2],
  )
  const owed = ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'].map(
    (on) => balanceOn(advanceOf(entries), on).owed,
  )
  expect(owed).toEqual([5_900_00, 5_000_00, 5_000_00, 5_900_00])
})

test('what came beyond what was owed is due back until it is sent', () => {
  const entries = entriesOf(
    ['2027-01-15', 'paid-out', 5_000_00],
    ['2027-03-01', 'payment', 6_000_00],
    ['2027-03-05', 'refund', 100_00],
  )
  const beyond = ['2027-03-04', '2027-03-05'].map((on) => balanceOn(advanceOf(entries), on).overpaid)
  expect(beyond).toEqual([100_00, 0])
})
