import { expect, test } from 'vitest'
import { fitInitials, initialsFor, isSameName, writeInitials, writeName } from './signed-name.ts'

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

test('prints a name in usual letters, with no mark that the name hasn’t, and only the letters of initials', () => {
  const struck = [...'Ana Ruíz'].join('\u0336')
  const fullWidth = '\uff21\uff4e\uff41\u3000\uff32\uff55i\u0301z'
  for (const typed of [struck, fullWidth]) {
    expect(isSameName(typed, 'Ana Ruíz')).toBe(true)
    expect(writeName(typed, 'Ana Ruíz')).toBe('Ana Ruíz')
  }
  expect(writeName(' o´brien ', "O'Brien")).toBe("o'brien")
  for (const typed of ['\u202eAna Ruiz', 'Ana\u200b Ruiz', 'Аna Ruiz', 'Ana\u00adRuiz'])
    expect(isSameName(typed, 'Ana Ruiz')).toBe(false)
  expect(writeInitials('t. \u202ea.! 123')).toBe('TA')
})
