import { expect, test } from 'vitest'
import { fieldsOf } from '#features/questions/steps/steps.ts'
import { attorneyPayload, plaintiffPayload } from '../../../tests/support/application-payloads.ts'
import { answerTabs, listAnswersOn } from './content.ts'

test.each([plaintiffPayload, attorneyPayload])(
  'the tabs together show every answer of a $role once',
  (payload) => {
    const { role, ...answers } = payload
    const shown = answerTabs.flatMap(({ id }) => listAnswersOn(id, { role, answers }))
    expect(shown.map(({ name }) => name).toSorted()).toEqual(
      fieldsOf[role].map(({ name }) => name).toSorted(),
    )
    expect(shown.filter(({ answer }) => answer === null)).toEqual([])
    for (const { id } of answerTabs) expect(listAnswersOn(id, { role, answers }).length).toBeGreaterThan(1)
  },
)

test('formats answers for people', () => {
  const { role, ...answers } = plaintiffPayload
  const funding = listAnswersOn('funding', { role, answers })
  expect(funding).toContainEqual({
    name: 'fundingAmount',
    label: 'How much funding do you need?',
    kind: 'choice',
    answer: '$5,000 to $10,000',
  })
})
