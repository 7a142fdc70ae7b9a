import { expect, test } from 'vitest'
import { type Draft, newDraft } from './draft.ts'
import { hasMore, mergeDrafts } from './merge-drafts.ts'

const started = newDraft({ state: 'TX' })

const type = (draft: Draft, at: number, values: Record<string, string>): Draft => ({
  ...draft,
  values: { ...draft.values, ...values },
  typedAt: { ...draft.typedAt, ...Object.fromEntries(Object.keys(values).map((name) => [name, at])) },
  savedAt: at,
})

test('answers typed in two tabs come together, each as it was typed last, in whatever order they meet', () => {
  const one = type(type(started, 1, { firstName: 'Anna', phone: '5' }), 4, { lastName: 'Ray' })
  const other = type(type(started, 2, { firstName: 'Ana' }), 3, { lastName: 'Roy', email: 'a@example.com' })
  const expected = { state: 'TX', firstName: 'Ana', lastName: 'Ray', phone: '5', email: 'a@example.com' }
  expect(mergeDrafts(one, other).values).toEqual(expected)
  expect(mergeDrafts(other, one).values).toEqual(expected)
})

test('an answer that was taken back stays empty', () => {
  const before = type(started, 1, { phone: '5550147733' })
  expect(mergeDrafts(before, type(before, 2, { phone: '' })).values.phone).toBe('')
})

test('two tabs stop telling each other once they agree, whatever the clock says', () => {
  const one = { ...started, values: { state: 'TX' } }
  const other = { ...started, values: { state: 'OH' } }
  const agreed = mergeDrafts(one, other)
  expect(hasMore(mergeDrafts(other, agreed), agreed)).toBe(false)
  expect(hasMore(mergeDrafts(agreed, other), other)).toBe(true)
})

test('each tab stays on its own step, and a sent attempt is known in both', () => {
  const sent = { ...started, step: 3, attempted: true, savedAt: started.savedAt + 1 }
  expect(mergeDrafts(started, sent)).toMatchObject({ step: 0, attempted: true, key: started.key })
  expect(mergeDrafts(sent, started)).toMatchObject({ step: 3, attempted: true })
})
