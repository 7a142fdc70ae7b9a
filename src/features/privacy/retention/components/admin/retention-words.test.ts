import { expect, test } from 'vitest'
import { describeTonight, listTimes } from './retention-words.ts'

const nothing = { applications: 0, messages: 0, declinedDocuments: 0, spamUploads: 0, consentProofs: 0 }

test.each([
  [nothing, 'Nothing would go tonight.'],
  [{ ...nothing, applications: 3 }, '3 applications would go tonight, for good.'],
  [
    { ...nothing, applications: 1_200, messages: 1 },
    '1,200 applications and 1 message would go tonight, for good.',
  ],
])('what would go tonight is a sentence: %o', (counts, sentence) => {
  expect(describeTonight(counts)).toBe(sentence)
})

test('a time that nobody offers is offered once it was saved', () => {
  expect(listTimes(null)[0]).toEqual({ value: '', label: 'Never delete' })
  expect(listTimes(7).map(({ value }) => value)).toContain('7')
  expect(listTimes(12)).toHaveLength(listTimes(null).length)
})
