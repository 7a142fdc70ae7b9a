import { expect, test } from 'vitest'
import { questionsKey } from '#features/content/schema.ts'
import { answerToHtml } from '#lib/rich-text.ts'
import { searchWords } from '../content/search-words.ts'
import { faqTexts } from '../content.ts'
import { indexQuestions, rankQuestions } from './rank-questions.ts'

const questions = faqTexts[questionsKey].default.en.map(({ id, question, answer }) => ({
  id,
  question,
  html: answerToHtml(answer),
}))
const index = indexQuestions(questions, searchWords.en)
const firstThree = (typed: string) => rankQuestions(index, typed).slice(0, 3)

test.each([
  ['interest', 'cost'],
  ['whats the interest rate', 'cost'],
  ['intrest', 'cost'],
  ['APR', 'cost'],
  ['scam', 'scam'],
  ['is this legit?', 'scam'],
  ['are you a real company', 'scam'],
  ['lawyer', 'no-attorney'],
  ['lawer', 'no-attorney'],
  ['i dont have a lawyer', 'no-attorney'],
  ['my atorney says no', 'attorney-refuses'],
  ['can I fire my lawyer', 'new-attorney'],
  ['how fast', 'timing'],
  ['how quickly can I get money', 'timing'],
  ['same day', 'timing'],
  ['lose', 'losing'],
  ['what happens if I loose my case', 'losing'],
  ['lawsuit loan', 'loan'],
  ['setlement loan', 'loan'],
  ['credit', 'credit'],
  ['bad credit score', 'credit'],
  ['taxes', 'taxes'],
  ['taxs', 'taxes'],
  ['IRS 1099', 'taxes'],
  ['cancel', 'cancelling'],
  ['cancle my contract', 'cancelling'],
  ['I changed my mind', 'cancelling'],
  ['immigrant', 'immigration'],
  ['undocumented', 'immigration'],
  ['undocumentd', 'immigration'],
  ['no green card', 'immigration'],
  ['hidden fees', 'fees'],
  ['direct deposit', 'how-the-money-comes'],
  ['can I get more money later', 'second-advance'],
  ['denied', 'declined'],
  ['bankrupcy', 'bankruptcy'],
  ['medicade', 'medicaid'],
  ['disability benefits', 'ssi'],
  ['ex wife', 'divorce'],
  ['police report', 'papers'],
  ['will the insurance company know', 'other-side'],
  ['how much can I get', 'how-much'],
  ['pre-settlement loan', 'loan'],
  ['do I qualify', 'kinds-of-cases'],
  ['my mother died', 'estates'],
  ['who sees my information', 'who-reads-it'],
  ['already have a loan from another company', 'buyout'],
  ['cáncel', 'cancelling'],
])('“%s” finds “%s” among the first three', (typed, id) => {
  expect(firstThree(typed)).toContain(id)
})

test('a precise search finds one answer, and words of something else none', () => {
  expect(rankQuestions(index, 'SSI resource')).toEqual(['ssi'])
  expect(rankQuestions(index, 'unicorns')).toEqual([])
  expect(rankQuestions(index, 'qqqq zzzz')).toEqual([])
  expect(rankQuestions(index, ' ? ')).toEqual([])
})

test('all words that stand for a question belong to one that exists', () => {
  const ids = questions.map(({ id }) => id)
  expect(Object.keys(searchWords.en.means).filter((id) => !ids.includes(id))).toEqual([])
  // And every question has such words.
  expect(ids.filter((id) => !searchWords.en.means[id])).toEqual([])
})
