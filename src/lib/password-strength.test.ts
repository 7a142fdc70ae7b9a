import { expect, test } from 'vitest'
import { newPassword } from './password.ts'
import { isHardToGuess } from './password-strength.ts'

test.each([
  'password1234',
  'P@ssw0rd!2024',
  'qwertyuiop12',
  '1q2w3e4r5t6y',
  'administrator',
  'letmein letmein',
  'january-2026',
  ' '.repeat(12),
  ' \t \u00a0 \t\t  \u3000 \t ',
  '     a b c        ',
  'aaaaaaaaaaaa',
  'abcabcabcabcabc',
  '123456789012',
  'beaconfield2026',
  'Beaconfield Legal Funding',
  'b3aconfi3ld!2026',
  'admin-beaconfield',
])('%j is easy to guess', (password) => expect(isHardToGuess(password)).toBe(false))

test.each([
  'a password for tests',
  'a password for the browser tests',
  'correct horse battery staple',
  'three wet umbrellas by the door',
  'мой дядя самых честных правил',
  newPassword(),
])('%j is not', (password) => expect(isHardToGuess(password)).toBe(true))

test('the longest password is judged within a request', () => {
  expect(isHardToGuess('ab1'.repeat(66))).toBe(false)
  expect(
    isHardToGuess(
      Array.from({ length: 200 }, (_, at) => String.fromCharCode(33 + ((at * 37) % 90))).join(''),
    ),
  ).toBe(true)
})
