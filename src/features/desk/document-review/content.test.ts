import { expect, test } from 'vitest'
import { spellDate } from './content.ts'

test('searches for a date in every way Americans write it', () => {
  expect(spellDate('2025-02-09')).toEqual([
    '02/09/2025',
    '2/9/2025',
    '2/9/25',
    'Feb 9, 2025',
    'February 9, 2025',
    '2025-02-09',
  ])
  expect(spellDate('soon')).toEqual([])
})
