import { expect, test } from 'vitest'
import { paths } from '#site/paths.ts'
import { readGivenAnswers } from './given-answers.ts'

const searchOf = (path: string) => new URL(path, 'http://localhost').search

test('a link to the application carries who applies, where, and for what', () => {
  expect(readGivenAnswers(searchOf(paths.applyFor({ role: 'attorney' })))).toEqual({
    role: 'attorney',
    answers: {},
  })
  expect(readGivenAnswers(searchOf(paths.applyFor({ state: 'TX' })))).toEqual({
    role: undefined,
    answers: { state: 'TX' },
  })
  expect(readGivenAnswers(searchOf(paths.applyFor({ caseType: 'auto-accident' })))).toEqual({
    role: undefined,
    answers: { caseType: 'auto-accident' },
  })
})

test.each(['', '?role=admin&state=DC&caseType=x', '?utm_source=mail', '?state=%ff'])(
  '%j carries nothing',
  (search) => expect(readGivenAnswers(search)).toEqual({ role: undefined, answers: {} }),
)
