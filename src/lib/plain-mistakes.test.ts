import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainMistakes } from './plain-mistakes.ts'

test.each([
  [z.string(), undefined, 'This is required'],
  [z.string(), 7, 'Use text here'],
  [z.number(), 'seven', 'Use a number here'],
  [z.int(), 1.5, 'Use a whole number here'],
  [z.boolean(), 'yes', 'Use true or false here'],
  [z.array(z.string()), 'a', 'Use a list here'],
  [z.string().min(1), '', 'Use at least 1 character'],
  [z.string().max(1200), 'x'.repeat(1201), 'Use at most 1,200 characters'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Use at most 2 entries'],
  [z.number().min(1), 0, 'Use at least 1'],
  [z.enum(['open', 'closed']), 'ajar', 'Use one of: open, closed'],
  [z.enum(['open', 'closed']), undefined, 'This is required'],
  [z.uuid(), 'x', 'This is not a valid id'],
  [z.url(), 'x', 'Enter a full address, like https://example.com/picture.jpg'],
  [z.string().regex(/^a/), 'b', 'Check the format'],
  [z.union([z.string(), z.number()]), true, 'Check this value'],
  [z.strictObject({}), { extra: 1 }, 'Leave out extra'],
])('%# is said in plain words', (schema, value, message) => {
  const checked = (schema as z.ZodType).safeParse(value, { error: plainMistakes.en })
  expect(checked.error?.issues[0]?.message).toBe(message)
})

test('a schema’s own words come first', () => {
  const schema = z.string({ error: 'Enter your name' })
  expect(schema.safeParse(undefined, { error: plainMistakes.en }).error?.issues[0]?.message).toBe(
    'Enter your name',
  )
})
