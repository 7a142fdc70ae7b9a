import { describe, expect, test } from 'vitest'
import { isInLatin, readingsOf } from './fold.ts'
import { nearScore, prepareName, scoreNames } from './score.ts'

const score = (typed: string, listed: string) =>
  Math.max(...readingsOf(typed).map((one) => scoreNames(prepareName(one), prepareName(listed))))

describe('a name in other letters is near the one on the list', () => {
  test.each([
    ['in Cyrillic letters that look like ours', 'Воrіs Теstоv', 'TESTOV, Boris'],
    ['in Greek letters that look like ours', 'Βοris Τestoν', 'TESTOV, Boris'],
    ['as it is written in Russian', 'Борис Тестов', 'TESTOV, Boris'],
    ['with a letter that is a mark, too', 'Алексей Тестович', 'TESTOVICH, Aleksey'],
    ['as it is written in Greek', 'Αλέξανδρος Τεστάς', 'TESTAS, Alexandros'],
    ['in letters as wide as a Chinese one', 'Ｂｏｒｉｓ Ｔｅｓｔｏｖ', 'TESTOV, Boris'],
  ])('%s: %s', (_, typed, listed) => {
    expect(score(typed, listed)).toBeGreaterThanOrEqual(nearScore)
  })
})

test('only what comes down to plain letters can be compared', () => {
  for (const name of ['José Núñez', 'Łukasz Sørensen', 'ＡＢＣ', 'Smith & Sons, 2nd'])
    expect(isInLatin(name)).toBe(true)
  for (const name of ['Воris', 'Борис', '王小明', 'محمد', 'Αlex']) expect(isInLatin(name)).toBe(false)
  expect(readingsOf('José Núñez')).toEqual(['José Núñez'])
})
