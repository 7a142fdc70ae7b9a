import { describe, expect, test } from 'vitest'
import { attachment, parseRange } from './download-headers.ts'

describe('the name of a download', () => {
  test.each([
    ['record.pdf', `attachment; filename="record.pdf"; filename*=UTF-8''record.pdf`],
    ['Año (1).pdf', `attachment; filename="A_o (1).pdf"; filename*=UTF-8''A%C3%B1o%20%281%29.pdf`],
    ['a"; b\r\nx: y', `attachment; filename="a__ b__x: y"; filename*=UTF-8''a%22%3B%20b%0D%0Ax%3A%20y`],
    ['\ud800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ])('%j', (name, header) => expect(attachment(name)).toBe(header))
})

describe('a range of 100 bytes', () => {
  test.each([
    [undefined, undefined],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=95-200', { start: 95, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=9-5', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['pages=1-2', undefined],
  ])('%s', (header, range) => expect(parseRange(header, 100)).toEqual(range))
})
