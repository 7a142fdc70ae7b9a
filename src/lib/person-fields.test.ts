import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailAddress, manyLines, oneLine, optionalPhone } from './person-fields.ts'

const rules = { missing: 'Enter it', max: 20, tooLong: 'Shorten it' }
const mistake = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message

describe('a line', () => {
  test('is trimmed and stays one line', () => {
    expect(oneLine(rules).parse('  Ann\r\nBcc:\tx\u0000\u202e ')).toBe('Ann Bcc: x')
  })
  test.each(['', '   ', '\u0000', undefined])('that is empty (%j) is asked for', (value) => {
    expect(mistake(oneLine(rules).safeParse(value))).toBe('Enter it')
  })
  test('is measured after it was cleaned', () => {
    expect(oneLine(rules).parse(`${'a'.repeat(20)}${' '.repeat(90)}`)).toHaveLength(20)
    expect(mistake(oneLine(rules).safeParse('a'.repeat(21)))).toBe('Shorten it')
  })
  test('never holds a control character, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (value) => {
        const { data = '' } = oneLine({ ...rules, max: 1000 }).safeParse(value)
        expect(data).not.toMatch(/\p{Cc}/u)
        expect(data.isWellFormed()).toBe(true)
      }),
    )
  })
})

test('lines keep their breaks', () => {
  expect(manyLines({ ...rules, max: 100 }).parse('one\r\n\r\ntwo\rthree\u0007')).toBe('one\n\ntwo\nthree')
})

test.each(['ann@example.com', ' ann.o+case@mail.example.org '])('%j is an email address', (value) => {
  expect(emailAddress('Enter it', 'en').parse(value)).toBe(value.trim())
})
test.each([
  'ann',
  'ann@',
  'ann@example',
  'a b@example.com>',
  'ann@example.com,bob@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is not', (value) => {
  expect(mistake(emailAddress('Enter it', 'en').safeParse(value))).toMatch(
    /^Enter an email address in the right format/,
  )
})

test.each([
  '',
  undefined,
  null,
  '(555) 014-7733',
  '555.014.7733',
  '+1 555 014 7733',
  '5550147733 ext. 12',
  '555-014-7733 x5',
])('%j may be a phone number', (value) => {
  expect(optionalPhone('en').parse(value)).toBe(value ?? '')
})
test.each([
  ['555 014 77', 'Enter all 10 digits. This number is 2 digits short'],
  ['555 014 773', 'Enter all 10 digits. This number is 1 digit short'],
  ['555 014 7733 99', 'Enter 10 digits. This number has 2 digits too many'],
  ['call me', 'Enter a phone number with digits only, like (555) 014-7733'],
  ['(123) 555-0142 x5', 'Check the area code. There is no area code 123'],
])('%j is told what is wrong', (value, message) => {
  expect(mistake(optionalPhone('en').safeParse(value))).toBe(message)
})
