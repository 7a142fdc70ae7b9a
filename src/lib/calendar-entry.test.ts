import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCalendarEntry } from './calendar-entry.ts'

const entry = {
  uid: 'BF-2026K7M2QX@example.com',
  at: new Date('2026-11-17T15:00:00-05:00'),
  minutes: 15,
  title: 'Our answer, at the latest',
  notes: 'One; two, three\\four\nfive',
  url: 'https://example.com/case/abc',
  madeAt: new Date('2026-11-16T12:00:00.123Z'),
}

const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const read = (text: string, name: string) =>
  unfold(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
const readText = (value = '') =>
  value.replace(/\\(.)/gs, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

test('an entry has its hour in UTC, its words escaped and its lines ended as the standard wants', () => {
  const text = writeCalendarEntry(entry)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n.*END:VEVENT\r\nEND:VCALENDAR\r\n$/s)
  expect(read(text, 'DTSTART')).toBe('20261117T200000Z')
  expect(read(text, 'DTEND')).toBe('20261117T201500Z')
  expect(read(text, 'DTSTAMP')).toBe('20261116T120000Z')
  expect(read(text, 'SUMMARY')).toBe('Our answer\\, at the latest')
  expect(read(text, 'DESCRIPTION')).toBe('One\\; two\\, three\\\\four\\nfive')
  expect(read(text, 'URL')).toBe(entry.url)
})

test('whatever the words, no line has more than 75 octets, no character is split, and they read back', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => text.replace(/\r\n?/g, '\n'))
  fc.assert(
    fc.property(words, words, (title, notes) => {
      const text = writeCalendarEntry({ ...entry, title: title.replaceAll('\n', ' '), notes })
      for (const line of text.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line.isWellFormed()).toBe(true)
      }
      expect(readText(read(text, 'DESCRIPTION'))).toBe(notes)
      expect(readText(read(text, 'SUMMARY'))).toBe(title.replaceAll('\n', ' '))
    }),
  )
})
