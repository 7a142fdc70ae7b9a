import { expect, test } from 'vitest'
import { readDollars, readMonths, readPercent } from './typed.ts'

test.each([
  ['5k', 5_000],
  ['5.5K', 5_500],
  ['$5,000', 5_000],
  [' 5 000 ', 5_000],
  ['5000.50', 5_000.5],
  ['.5k', 500],
  ['1m', 1_000_000],
  ['5000 dollars', 5_000],
  ['', undefined],
  ['five', undefined],
  ['-5', undefined],
  ['5k5', undefined],
  ['1e9', undefined],
  ['99999999999', undefined],
])('%j is %s dollars', (typed, dollars) => {
  expect(readDollars(typed)).toBe(dollars)
})

test.each([
  ['18', 18],
  ['18 mo', 18],
  ['18 months', 18],
  ['1.5 years', 18],
  ['2y', 24],
  ['', undefined],
  ['soon', undefined],
  ['-3', undefined],
])('%j is %s months', (typed, months) => {
  expect(readMonths(typed)).toBe(months)
})

test.each([
  ['3%', 3],
  ['2.95 %', 2.95],
  ['2,5', 2.5],
  ['.5', 0.5],
  ['3.14159', 3.14],
  ['', undefined],
  ['3-4', undefined],
])('%j is %s percent', (typed, percent) => {
  expect(readPercent(typed)).toBe(percent)
})
