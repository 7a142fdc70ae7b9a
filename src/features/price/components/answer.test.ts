import { describe, expect, test } from 'vitest'
import type { MonthlyTerms } from '#lib/price/monthly-terms.ts'
import { readQuestion } from '#lib/price/question.ts'
import {
  chooseSettlement,
  chooseTerms,
  followCourse,
  listTableMonths,
  situate,
  splitSettlement,
} from './answer.ts'
import { type CostFacts, openRule } from './facts.ts'

const ours: MonthlyTerms = {
  monthlyRate: 2,
  compounding: 'monthly',
  fee: 0,
  capMultiple: null,
  mostMonths: null,
}
const sentOn = '2027-01-11'
const noFacts: CostFacts = { terms: null, rules: {}, sentOn }

function answer(query: string, facts = noFacts) {
  const situation = situate(readQuestion(new URLSearchParams(query)), facts)
  const course = followCourse(situation, chooseTerms(situation))
  return { ...course, split: splitSettlement(situation, course.terms, chooseSettlement(situation, [course])) }
}

describe('the price', () => {
  test('is an example while the owner has none, or the offer that the reader types', () => {
    expect(answer('')).toMatchObject({ isOurs: false, isExample: true, asked: { owed: 7_700_00 } })
    expect(answer('rate=3&compounding=monthly')).toMatchObject({
      isOurs: false,
      isExample: false,
      asked: { owed: 8_512_17 },
    })
  })

  test('is ours once there are terms, unless the reader types an offer', () => {
    expect(answer('', { ...noFacts, terms: ours })).toMatchObject({ isOurs: true, terms: ours })
    expect(answer('rate=3', { ...noFacts, terms: ours })).toMatchObject({ isOurs: false })
  })

  test('is never ours where we fund nobody, lack the license, or were advised against it', () => {
    const rules: CostFacts['rules'] = {
      AR: { ...openRule, posture: 'closed' },
      IL: { ...openRule, posture: 'license' },
      KY: { ...openRule, isSuggested: true, isQuiet: true },
      NV: { ...openRule, posture: 'license', license: 'N-1' },
      UT: { ...openRule, posture: 'license', takesWithoutLicense: true },
    }
    const facts: CostFacts = { terms: ours, rules, sentOn }
    for (const state of ['AR', 'IL', 'KY'])
      expect(answer(`state=${state}`, facts), state).toMatchObject({ isOurs: false, isExample: true })
    for (const state of ['NV', 'UT']) expect(answer(`state=${state}`, facts).isOurs, state).toBe(true)
    expect(answer('state=OH', facts)).toMatchObject({ isOurs: true })
  })
})

test('a state’s caps count for any offer', () => {
  const newYork = { kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' } as const
  const facts: CostFacts = {
    ...noFacts,
    rules: { NY: { ...openRule, posture: 'license', caps: [newYork] } },
  }
  const offer = 'state=NY&rate=3&compounding=monthly'
  expect(answer(`${offer}&settlement=10000&liens=0&attorney=0`, facts).asked).toMatchObject({
    owed: 7_500_00,
  })
  // The attorney and the liens come first, also as the picture's examples.
  expect(answer(`${offer}&settlement=10000`, facts).asked).toMatchObject({ owed: 4_666_67 })
  expect(answer(offer, facts).asked).toMatchObject({ owed: 8_512_17, needsSettlement: true })
})

test('the answer, the table and the picture agree', () => {
  const newYork = { kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' } as const
  const facts: CostFacts = { ...noFacts, rules: { NY: { ...openRule, caps: [newYork] } } }
  for (const query of [
    'state=NY&amount=10000&months=36&rate=3&compounding=monthly&settlement=20000',
    'state=NY&amount=10000&months=36&rate=10&compounding=monthly',
    'state=NY&amount=10000&months=24&rate=3&settlement=1000000&liens=5000&attorney=40',
  ]) {
    const { asked, byMonth, split } = answer(query, facts)
    const months = readQuestion(new URLSearchParams(query)).months
    expect(split.advance + split.charge, query).toBe(asked.owed)
    expect(byMonth[months]?.owed, query).toBe(asked.owed)
  }
})

describe('the settlement', () => {
  test('is divided to the cent', () => {
    expect(answer('').split).toEqual({
      settlement: 90_000_00,
      attorneyFee: 30_000_00,
      liens: 18_000_00,
      advance: 5_000_00,
      charge: 2_700_00,
      kept: 34_300_00,
      without: 42_000_00,
      isShort: false,
      isHeld: false,
    })
    const { settlement, attorneyFee, liens, advance, charge, kept } = answer(
      'settlement=12345&liens=678',
    ).split
    expect(attorneyFee + liens + advance + charge + kept).toBe(settlement)
  })

  test('grows with the advance while it is an example, and never leaves a negative share', () => {
    expect(answer('amount=100000').split.settlement).toBe(1_200_000_00)
    expect(answer('settlement=6000&liens=9000').split).toMatchObject({
      liens: 4_000_00,
      advance: 0,
      charge: 0,
      kept: 0,
      isShort: true,
    })
  })
})

test('the table always has five rows, including the chosen month', () => {
  expect(listTableMonths(18)).toEqual([6, 12, 18, 24, 36])
  expect(listTableMonths(20)).toEqual([6, 12, 20, 24, 36])
  expect(listTableMonths(1)).toEqual([1, 6, 12, 24, 36])
})
