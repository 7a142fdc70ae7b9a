import { expect, test } from 'vitest'
import { acceptAll, applySignal, isMeasured, parsePreferences, refuseAll } from './schema.ts'

test('a stored choice is read as it was written', () => {
  const choice = { ...refuseAll, functional: true }
  expect(parsePreferences(JSON.stringify(choice))).toEqual(choice)
})

test('only an exact true is consent, and the necessary kind is never off', () => {
  const stored = '{"necessary":false,"analytics":"true","marketing":1,"functional":true,"spying":true}'
  expect(parsePreferences(stored)).toEqual({ ...refuseAll, functional: true })
})

test.each(['', 'true', 'null', '[]', '"yes"', '7', '{"analytics":tr', '\u0000'])(
  '%j is no choice',
  (stored) => {
    expect(parsePreferences(stored)).toBeUndefined()
  },
)

test('a privacy signal refuses analytics and marketing and leaves the rest alone', () => {
  expect(applySignal(acceptAll, true)).toEqual({ ...acceptAll, analytics: false, marketing: false })
  expect(applySignal(acceptAll, false)).toEqual(acceptAll)
})

test.each([
  '/apply',
  '/apply/',
  '/xa/apply',
  '/XA/apply/',
  '/xa/case/token',
  '/Apply',
  '/%61pply',
  '/upload/secret',
  '/UPLOAD/secret',
  '/continue/name',
  '/admin',
  '/admin/login',
  '/%E0%A4%A',
])('no page view is counted at %s', (path) => {
  expect(isMeasured(path)).toBe(false)
})

test.each(['/', '/contact', '/states/oh', '/applying', '/administration', '/blog/apply'])(
  'page views are counted at %s, for those who agree',
  (path) => {
    expect(isMeasured(path)).toBe(true)
  },
)
