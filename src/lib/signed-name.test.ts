import { expect, test } from 'vitest'
import { fitInitials, initialsFor, isSameName } from './signed-name.ts'

test('takes a name as people type it, and no other one', () => {
  for (const typed of ['Teresa Núñez-O’Neil', " teresa  NUNEZ-O'NEIL "])
    expect(isSameName(typed, 'Teresa Núñez-O’Neil')).toBe(true)
  for (const typed of ['Teresa Nunez', 'Tereza Núñez-O’Neil', ''])
    expect(isSameName(typed, 'Teresa Núñez-O’Neil')).toBe(false)
})

test('knows the initials of a name, with or without those in the middle', () => {
  expect(initialsFor('Dana M. Whitfield')).toBe('DMW')
  for (const typed of ['DMW', 'dw', 'D. W.', 'D M W'])
    expect(fitInitials(typed, 'Dana M. Whitfield')).toBe(true)
  for (const typed of ['', 'D', 'W', 'DX', 'WD', 'DMWX'])
    expect(fitInitials(typed, 'Dana M. Whitfield')).toBe(false)
})
