import { expect, test } from 'vitest'
import { findLanguage } from './request-language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en-XA', 'xa'],
  ['fr-CA, xa;q=0.8, en;q=0.5', 'xa'],
  ['en;q=0.5, xa;q=0.8', 'xa'],
  ['xa;q=0, en', 'en'],
  ['fr, *;q=0.1', 'en'],
  ['en-GB', 'en'],
])('a call that accepts %s is answered in %s', (accepted, locale) => {
  expect(findLanguage('/api/contact', accepted)).toBe(locale)
})

test('a public page is in the language of its address, whatever the browser prefers', () => {
  expect(findLanguage('/xa/contact', 'en')).toBe('xa')
  expect(findLanguage('/contact', 'xa')).toBe('en')
})
