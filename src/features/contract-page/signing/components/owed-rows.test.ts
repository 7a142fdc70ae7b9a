import { expect, test } from 'vitest'
import { endsThere, findSteadyCharge, listOwed } from './owed-rows.ts'

const half = (from: string, through: string, charges: number) => ({
  ...{ from, through, charges, owed: 5_000_00 + charges, yearlyRate: 36, heldIn: null },
})

/** $900 every half-year, until a maximum of $10,000 holds the last. */
const schedule = [
  half('2026-08-31', '2027-02-27', 900_00),
  half('2027-02-28', '2027-08-30', 1_800_00),
  half('2027-08-31', '2028-02-28', 2_700_00),
  half('2028-02-29', '2028-08-30', 3_600_00),
  half('2028-08-31', '2029-02-27', 4_500_00),
  half('2029-02-28', '2029-08-30', 5_000_00),
]

test('counts months from the funding day, whatever the lengths of the months between', () => {
  expect(listOwed(schedule).map(({ months }) => months)).toEqual([6, 12, 18, 24, 30, 36])
  expect(listOwed([])).toEqual([])
})

test('says one charge for all steps only where they are the same up to the maximum', () => {
  expect(findSteadyCharge(listOwed(schedule))).toEqual({ charge: 900_00, months: 6 })
  const [first = half('', '', 0), ...rest] = schedule
  const compounding = [first, { ...first, ...rest[0], charges: 1_962_00 }, ...rest.slice(1)]
  expect(findSteadyCharge(listOwed(compounding))).toBeUndefined()
  expect(findSteadyCharge(listOwed([{ ...first, charges: 0 }]))).toBeUndefined()
  expect(findSteadyCharge([])).toBeUndefined()
})

test('promises that nothing grows later only where the table ends at the maximum', () => {
  const figures = {
    ...{ funded: 5_000_00, received: 5_000_00, oneTimeCharges: [], schedule, outcomes: [] },
    ...{ claim: [], earlier: [], cancel: { days: 5, start: 'signing' as const } },
  }
  expect(endsThere({ ...figures, maximum: 10_000_00 })).toBe(true)
  expect(endsThere({ ...figures, maximum: 12_000_00 })).toBe(false)
  expect(endsThere({ ...figures, maximum: null })).toBe(false)
})
