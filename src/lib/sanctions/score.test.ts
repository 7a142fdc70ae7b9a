import { describe, expect, test } from 'vitest'
import { nearScore, prepareName, scoreNames } from './score.ts'

const score = (typed: string, listed: string) => scoreNames(prepareName(typed), prepareName(listed))

describe('names are near', () => {
  test.each([
    ['exactly', 'Boris Testov', 'Boris Testov'],
    ['in the order of the list', 'Boris Testov', 'TESTOV, Boris'],
    ['in any order', 'Testov Boris Ivanovich', 'TESTOV, Boris Ivanovich'],
    ['without a name in the middle', 'Boris Testov', 'TESTOV, Boris Ivanovich'],
    ['with more names than the list', 'Boris Ivan Petrov Testov', 'TESTOV, Boris'],
    ['with accents', 'José Núñez Ibáñez', 'NUNEZ IBANEZ, Jose'],
    ['with letters that have no accent', 'Łukasz Sørensen', 'SORENSEN, Lukasz'],
    ['with a letter off', 'Boris Tastov', 'TESTOV, Boris'],
    ['with two letters swapped', 'Boris Tsetov', 'TESTOV, Boris'],
    ['with a letter missing', 'Bris Testov', 'TESTOV, Boris'],
    ['as Arabic names are written', 'Mohammed Yousef Hussein', 'HUSAYN, Muhammad Yusuf'],
    ['with Q for G', 'Muammar Gaddafi', 'QADHAFI, Muammar'],
    ['with U for O', 'Usama Testani', 'TESTANI, Osama'],
    ['as Russian names are written', 'Sergey Yevtushenkov', 'EVTUSHENKOV, Sergei'],
    ['with a space less', 'Abdulrahman Alzahir', 'AL-ZAHIR, Abdul Rahman'],
    ['with an apostrophe', "Sean O'Testern", 'OTESTERN, Sean'],
    ['as a company without its form', 'Testov Trading LLC', 'TESTOV TRADING COMPANY LTD.'],
    ['in wide letters', 'ＢＯＲＩＳ　ＴＥＳＴＯＶ', 'TESTOV, Boris'],
  ])('%s', (_, typed, listed) => {
    expect(score(typed, listed)).toBeGreaterThanOrEqual(88)
  })
})

describe('names are not near', () => {
  test.each([
    ['with the family name alone', 'Maria Testov', 'TESTOV, Boris'],
    ['with the first name alone', 'Boris Newell', 'TESTOV, Boris'],
    ['with one name of two', 'Carlos Mendez', 'CARLOS'],
    ['with other names', 'Odessa Whitfield', 'TESTOV, Boris'],
    ['with a like start', 'Marta Johnson', 'MARTINEZ, Johan'],
    ['with a particle alone', 'Ana de la Cruz', 'DE LA TORRE, Luis'],
    ['as a company of one trade', 'Harbor Trading LLC', 'TESTOV TRADING COMPANY'],
  ])('%s', (_, typed, listed) => {
    expect(score(typed, listed)).toBeLessThan(75)
  })
})

test('who looks is asked from a score between both', () => {
  expect(nearScore).toBeGreaterThan(75)
  expect(nearScore).toBeLessThanOrEqual(88)
})

test('an empty name is near nothing', () => {
  expect(score('', 'TESTOV, Boris')).toBe(0)
  expect(score('...', 'TESTOV, Boris')).toBe(0)
})
