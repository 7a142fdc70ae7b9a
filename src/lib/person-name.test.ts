import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldMistakes } from '#site/field-mistakes.ts'
import { findNameMistake, nameLine } from './person-name.ts'

const { nameLetters, nameTag, nameUnseen } = fieldMistakes.en
const rules = { missing: 'Enter it', max: 200, tooLong: 'Shorten it' }
const check = (name: unknown) => nameLine(rules, 'en').safeParse(name)

describe('a name', () => {
  test.each([
    'O’Brien',
    "O'Brien",
    'José',
    'Jose\u0301',
    '李',
    "N'Diaye-Smith",
    'A',
    'X Æ A-12',
    'John Smith 3rd',
    'Smith, Jr.',
    'Nguyễn',
    'Ольга',
    'Ελένη',
    'محمد',
    'می\u200cرزا',
    'שרה\u200f',
    'ශ්\u200dරී',
    'क्\u200dष',
    'ธนพร',
    '葛\u{e0100}城',
    'ⵎⴰⵙⵉⵏ',
    'ʻAlohilani',
    'Ana 😀',
    'Ana 👩‍👩‍👧',
    ' Ana\tMaria\n',
  ])('%j is taken, and kept as written', (name) => {
    expect(check(name).data).toBe(name.trim().replace(/\s+/g, ' '))
  })

  test.each([
    ['😀', nameLetters],
    ['👩‍👩‍👧‍👦🇺🇸', nameLetters],
    ['❤️', nameLetters],
    ['---', nameLetters],
    ['42', nameLetters],
    ['?', nameLetters],
    ['\u2800', nameLetters],
    ['<script>alert(1)</script>', nameTag],
    ['"><img src=x onerror=alert(1)>', nameTag],
    ['Ana<b', nameTag],
    ['An\u200ba', nameUnseen],
    ['\ufeffAna', nameUnseen],
    ['Ana\u00ad', nameUnseen],
    ['An\u200da', nameUnseen],
    ['Ana\u200e', nameUnseen],
    ['An\u2060a', nameUnseen],
    ['Ana\u0000', nameUnseen],
    ['\u001b[2JAna', nameUnseen],
    ['\u202eanA', nameUnseen],
    ['\u3164', nameUnseen],
    ['A\u{e0041}', nameUnseen],
  ])('%j gets one sentence', (name, sentence) => {
    expect(check(name).error?.issues.map(({ message }) => message)).toEqual([sentence])
  })

  test.each(['', '  ', undefined, 42])('%j is asked for', (name) => {
    expect(check(name).error?.issues.map(({ message }) => message)).toEqual(['Enter it'])
  })

  test('of a company may be nothing but digits', () => {
    expect(findNameMistake('411', 'en', 'company')).toBeUndefined()
    expect(findNameMistake('🏛️', 'en', 'company')).toBe(nameLetters)
  })

  test('is taken in letters of every script, and refused with one character too many', () => {
    const letters = fc
      .array(fc.integer({ min: 0x41, max: 0x3ffff }), { minLength: 1, maxLength: 20 })
      .map((points) =>
        points
          .map((point) => String.fromCodePoint(point))
          .join('')
          .replace(/[^\p{L}\p{M} ]/gu, ''),
      )
      .filter((name) => /\p{L}/u.test(name) && !/[\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/.test(name))
    fc.assert(
      fc.property(letters, (name) => {
        expect(findNameMistake(name, 'en')).toBeUndefined()
      }),
    )
    const hidden = fc.constantFrom('\u0007', '\u200b', '\ufeff', '\u2060', '\u202e', '\u00ad')
    fc.assert(
      fc.property(letters, hidden, letters, (start, sign, end) => {
        expect(findNameMistake(start + sign + end, 'en')).toBe(nameUnseen)
      }),
    )
  })
})
