import { expect, test } from 'vitest'
import { initialsOf, isSameName } from './signed-name.ts'

test('takes a name as people type it, and no other one', () => {
  for (const typed of ['Teresa Núñez-O’Neil', ' teresa  NUNEZ-O\'NEIL '])
    expect(isSameName(typed, 'Teresa Núñez-O’Neil')).toBe(true)
  for (const typed of ['Teresa Nunez', 'Tereza Núñez-O’Neil', '']) expect(isSameName(typed, 'Teresa Núñez-O’Neil')).toBe(false)
})

test('knows the initials of all names, and of the first and the last', () => {
  expect(initialsOf('Dana M. Whitfield')).toEqual(['DMW', 'DW'])
  expect(initialsOf('Élodie')).toEqual(['É', 'É'])
})
