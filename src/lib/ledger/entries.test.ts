import { describe, expect, test } from 'vitest'
import { advanceOf, entriesOf } from '../../../tests/support/ledger.ts'
import { type Balance, balanceOn, emptyBalance } from './balance.ts'

const paidOut = ['2027-01-15', 'paid-out', 5_000_00] as const
const owedOn = (on: string, entries: Parameters<typeof advanceOf>[0]) =>
  balanceOn(advanceOf(entries), on).owed

describe('what is answered by a later entry', () => {
  test('a payment that the bank took back was there until then, and afterwards never came', () => {
    const entries = entriesOf(
      [...paidOut],
      ['2027-07-10', 'payment', 5_900_00],
      ['2027-07-20', 'returned', 5_900_00, 2],
    )
    expect(['2027-07-10', '2027-07-19', '2027-07-20'].map((on) => owedOn(on, entries))).toEqual([
      0, 0, 6_800_00,
    ])
  })

  test('a mistake was never true, whatever day it was put right on', () => {
    const entries = entriesOf(
      [...paidOut],
      ['2027-03-01', 'payment', 1_900_00],
      ['2027-08-01', 'correction', -900_00, 2],
    )
    expect(owedOn('2027-03-01', entries)).toBe(4_900_00)
    expect(owedOn('2027-07-15', entries)).toBe(5_782_00)
  })

  test('another day is an entry taken out and a new one', () => {
    const entries = entriesOf(
      [...paidOut],
      ['2027-03-01', 'payment', 1_000_00],
      ['2027-08-01', 'correction', -1_000_00, 2],
      ['2027-02-01', 'payment', 1_000_00],
    )
    expect(['2027-01-31', '2027-02-01', '2027-03-01'].map((on) => owedOn(on, entries))).toEqual([
      ...[5_900_00, 4_900_00, 4_900_00],
    ])
  })

  test('a return that was a mistake is taken back by a correction', () => {
    const entries = entriesOf(
      [...paidOut],
      ['2027-03-01', 'payment', 1_000_00],
      ['2027-03-05', 'returned', 1_000_00, 2],
      ['2027-03-06', 'correction', -1_000_00, 3],
    )
    expect(owedOn('2027-03-05', entries)).toBe(4_900_00)
  })

  test('money that never arrived never began', () => {
    const entries = entriesOf([...paidOut], ['2027-01-18', 'returned', 5_000_00, 1])
    expect(owedOn('2027-01-17', entries)).toBe(5_900_00)
    expect(balanceOn(advanceOf(entries), '2027-01-18')).toEqual(emptyBalance)
  })
})

describe('from the day it ended on, nothing is owed', () => {
  const sums = ({ charges, paid, reduced, owed, overpaid, next }: Balance) => ({
    ...{ charges, paid, reduced, owed, overpaid, next },
  })

  test('what was left is let go', () => {
    const advance = advanceOf(entriesOf([...paidOut], ['2027-08-01', 'payment', 1_000_00]), {
      endedOn: '2027-09-01',
    })
    expect(balanceOn(advance, '2027-08-31').owed).toBe(5_800_00)
    expect(sums(balanceOn(advance, '2030-01-01'))).toEqual({
      ...{ charges: 1_800_00, paid: 1_000_00, reduced: 5_800_00, owed: 0, overpaid: 0, next: null },
    })
  })

  test('whoever canceled gave back what came, and was never charged', () => {
    const advance = advanceOf(entriesOf([...paidOut], ['2027-01-21', 'money-back', 5_000_00]), {
      endedOn: '2027-01-21',
    })
    expect(sums(balanceOn(advance, '2027-01-21'))).toEqual({
      ...{ charges: 0, paid: 5_000_00, reduced: 0, owed: 0, overpaid: 0, next: null },
    })
  })

  test('what comes afterwards takes the place of what was let go', () => {
    const advance = advanceOf(entriesOf([...paidOut], ['2027-10-01', 'payment', 6_900_00]), {
      endedOn: '2027-09-01',
    })
    expect(sums(balanceOn(advance, '2027-09-30'))).toMatchObject({ paid: 0, reduced: 6_800_00, overpaid: 0 })
    expect(sums(balanceOn(advance, '2027-10-01'))).toMatchObject({
      ...{ paid: 6_900_00, reduced: 0, overpaid: 100_00 },
    })
  })
})
