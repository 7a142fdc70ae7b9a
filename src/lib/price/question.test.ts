import { expect, test } from 'vitest'
import { findAskedQuestion, listSlips, readQuestion, withQuestion, writeQuestion } from './question.ts'

const ask = (query: string) => readQuestion(new URLSearchParams(query))

test('an address without a question asks for $5,000 and 18 months', () => {
  expect(ask('')).toEqual({
    amount: 5_000,
    months: 18,
    state: null,
    offer: null,
    otherOffer: null,
    settlement: null,
    liens: null,
    attorney: null,
  })
})

test('a whole question comes back from its address', () => {
  const query =
    'amount=7250&months=20&state=ny&rate=2.95&compounding=monthly&fee=250.5&capMultiple=2.5' +
    '&settlement=90000&liens=0&attorney=40&rateB=4&compoundingB=semiannual'
  const question = ask(query)
  expect(question).toMatchObject({
    state: 'NY',
    offer: { monthlyRate: 2.95, compounding: 'monthly', fee: 250_50, capMultiple: 2.5 },
    otherOffer: { monthlyRate: 4, compounding: 'semiannual', fee: 0, capMultiple: null },
    liens: 0,
  })
  expect(writeQuestion(question)).toBe(query)
})

test('a form is read the way people type, and empty fields don’t count', () => {
  const question = ask(
    'amount=5k&months=1.5+years&state=&rate=3%25&compounding=simple&fee=%240&capMultiple=&settlement=',
  )
  expect(question).toMatchObject({
    amount: 5_000,
    months: 18,
    state: null,
    offer: { monthlyRate: 3, compounding: 'simple', fee: 0, capMultiple: null },
    settlement: null,
  })
})

test('values out of range become the nearest that we draw; unreadable ones don’t count', () => {
  expect(ask('amount=5&months=99&rate=80&settlement=1')).toMatchObject({
    amount: 1_000,
    months: 60,
    offer: { monthlyRate: 10 },
    settlement: 1_000,
  })
  expect(ask('amount=abc&months=&state=ZZ&rate=x&compounding=weekly&liens=-1')).toEqual(ask(''))
})

test('only known parameters make a question, in one spelling', () => {
  expect(findAskedQuestion('utm_source=mail&gclid=1')).toBeUndefined()
  expect(findAskedQuestion('amount=&rate=')).toBeUndefined()
  expect(findAskedQuestion('months=12&x=1&amount=$6,000')).toBe('amount=6000&months=12')
  expect(findAskedQuestion(`amount=${'9'.repeat(100_000)}`)).toBe(`amount=${'9'.repeat(40)}&months=18`)
})

test('a page without a question keeps its plain address', () => {
  expect(withQuestion('/cost', ask(''))).toBe('/cost')
  expect(withQuestion('/cost', ask('state=oh'))).toBe('/cost?amount=5000&months=18&state=oh')
})

test('what can’t be computed with is kept as it was typed, for the page to say so', () => {
  const asked = 'amount=abc&months=12&rate=99&feeB=12x&minimum=1,000&capMultiple='
  const slips = [
    { name: 'amount', suffix: '', typed: 'abc', isRead: false },
    { name: 'rate', suffix: '', typed: '99', isRead: true },
    { name: 'fee', suffix: 'B', typed: '12x', isRead: false },
  ]
  expect(listSlips(new URLSearchParams(asked))).toEqual(slips)
  expect(listSlips(new URLSearchParams(findAskedQuestion(asked)))).toEqual(slips)
  expect(ask(asked).offer).toMatchObject({ monthlyRate: 10, minimumCharge: 1_000_00 })
})
