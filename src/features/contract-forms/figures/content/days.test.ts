import { expect, test } from 'vitest'
import { findSignBy, findWrongDay } from './days.ts'

test('a contract is signed a business day before the money leaves, and while the offer stands', () => {
  expect(findSignBy('2027-03-02', '2027-03-10', '2027-02-24')).toBe('2027-03-01')
  expect(findSignBy('2027-03-01', '2027-03-10', '2027-02-24')).toBe('2027-02-26')
  expect(findSignBy('2027-03-02', '2027-02-26', '2027-02-24')).toBe('2027-02-26')
})

test('money that leaves before another business day is over is signed for on its day', () => {
  expect(findSignBy('2027-02-24', '2027-03-10', '2027-02-24')).toBe('2027-02-24')
  // A Saturday's contract for Monday.
  expect(findSignBy('2027-03-01', '2027-03-10', '2027-02-27')).toBe('2027-03-01')
})

test('money leaves today or later, on a day on which banks move it', () => {
  expect(findWrongDay('2027-02-24', '2027-02-24')).toBeUndefined()
  expect(findWrongDay('2027-02-23', '2027-02-24')).toMatch(/is over/)
  expect(findWrongDay('2027-02-27', '2027-02-24')).toMatch(/^Banks are closed/)
  expect(findWrongDay('2029-02-26', '2027-02-24')).toMatch(/two years ahead/)
})
