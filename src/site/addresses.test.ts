import { expect, test } from 'vitest'
import { addressIn, splitLanguage } from './addresses.ts'
import { pseudoLocale } from './locale.ts'

test.each([
  ['/contact', '/xa/contact'],
  ['/', '/xa'],
  ['/#application-form', '/xa#application-form'],
  ['/apply?state=TX', '/xa/apply?state=TX'],
  ['/_.data', '/xa/_.data'],
])('%s in another language is %s, and back', (path, address) => {
  expect(addressIn('en', path)).toBe(path)
  expect(addressIn(pseudoLocale, path)).toBe(address)
  expect(splitLanguage(address)).toEqual({ locale: 'xa', path })
  expect(splitLanguage(path)).toEqual({ locale: 'en', path })
})

test.each(['/case', '/case/token', '/admin?next', '/upload/token', '/firm/token', '/continue/name'])(
  '%s carries no language',
  (path) => expect(addressIn(pseudoLocale, path)).toBe(path),
)

test.each(['/xanadu', '/en/contact', '/zz/contact', '/xa.data', '/'])('%s has no language in it', (path) =>
  expect(splitLanguage(path)).toEqual({ locale: 'en', path }),
)

test('a language in capitals is the same one', () =>
  expect(splitLanguage('/XA/contact')).toEqual({ locale: 'xa', path: '/contact' }))
