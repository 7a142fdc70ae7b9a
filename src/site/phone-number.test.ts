import { describe, expect, test } from 'vitest'
import { findTenDigitMistake } from './phone-mistakes.ts'
import { toDialable } from './phone-number.ts'

describe('a number that is dialed', () => {
  test.each([
    ['(555) 014-7733', '+15550147733'],
    ['+1 555 014 7733', '+15550147733'],
    ['1-800-GET-CASH', '+18004382274'],
    ['800 get cash', '+18004382274'],
    ['1-800-CONTACTS', '+18002668228'],
    ['(555) 014-7733 x204', '+15550147733;ext=204'],
    ['(555) 014-7733, ext. 12', '+15550147733;ext=12'],
    ['1-800-GET-CASH #7', '+18004382274;ext=7'],
    ['1-800-FIX1234', '+18003491234'],
    ['+44 20 7946 0000', '+442079460000'],
  ])('%s is %s', (typed, digits) => expect(toDialable(typed)).toBe(digits))

  test.each([
    'Call us',
    'call us today',
    '(555) 014-77',
    '555 014 77334',
    '(555) 014-7733 or (555) 014-7734',
    '+1 555 014 77',
    '911',
    '',
  ])('%j is none', (typed) => expect(toDialable(typed)).toBeUndefined())
})

describe('a person’s number', () => {
  test.each(['2125550142', '3805550142', '8004117246', '5550147733', '9842345678', '6002345678'])(
    '%s may exist',
    (digits) => expect(findTenDigitMistake(digits, 'en')).toBeUndefined(),
  )

  test.each([
    ['0005550142', '000'],
    ['1235550142', '123'],
    ['9115550142', '911'],
    ['2995550142', '299'],
    ['3705550142', '370'],
    ['9605550142', '960'],
    ['2225550142', '222'],
    ['6665550142', '666'],
    ['9005550142', '900'],
  ])('%s has an area code that does not', (digits, area) =>
    expect(findTenDigitMistake(digits, 'en')).toBe(`Check the area code. There is no area code ${area}`),
  )

  test.each(['2120550142', '2121550142', '2129110142'])('%s cannot begin so', (digits) =>
    expect(findTenDigitMistake(digits, 'en')).toMatch(/In area code 212 no number begins with/),
  )
})
