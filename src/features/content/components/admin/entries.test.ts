import { expect, test } from 'vitest'
import { questionsSchema } from '../../schema.ts'
import { readEntries } from './entries.ts'
import { newQuestion, toQuestionDraft } from './list-editors.tsx'

test.each(['', '{', '{}', 'null', '[1]', '[[]]', '"a"'])('%j isn’t a list of entries', (json) => {
  expect(readEntries(json)).toBeUndefined()
})

test('a new question joins the last group under an anchor of its own, and lacks only the words', () => {
  const last = toQuestionDraft({ id: 'question-2', group: 'Costs', question: 'Q', answer: 'A', more: 1 })
  const added = newQuestion([last])
  expect(added).toEqual({ id: 'question-3', group: 'Costs', question: '', answer: '' })
  expect(questionsSchema.safeParse([last, { ...added, question: 'Q', answer: 'A' }]).success).toBe(true)
})

test.each([
  [[{ id: 'a' }, { id: 'a' }], 'Another question has this anchor'],
  [[{ id: 'main' }], 'The page uses this name itself. Choose another'],
  [[{ id: 'group-2' }], 'The page uses this name itself. Choose another'],
  [[{ id: 'A b' }], 'Use lowercase letters and digits, joined by hyphens'],
  [[], 'Keep at least one question. To show the original ones again, delete this content'],
])('%j: %s', (entries, message) => {
  const filled = entries.map((entry) => ({ group: 'G', question: 'Q', answer: 'A', ...entry }))
  expect(questionsSchema.safeParse(filled).error?.issues[0]?.message).toBe(message)
})
