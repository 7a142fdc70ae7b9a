import { expect, test } from 'vitest'
import { type Draft, newDraft } from './draft.ts'
import { hasMore, mergeTabs, typeAnswer } from './draft-answers.ts'

const started = newDraft({ state: 'TX' })

const type = (draft: Draft, at: number, values: Record<string, string>): Draft => ({
  ...draft,
  values: { ...draft.values, ...values },
  typedAt: { ...draft.typedAt, ...Object.fromEntries(Object.keys(values).map((name) => [name, at])) },
  savedAt: at,
})

test('two tabs agree on the last typing of each answer, in either order', () => {
  const one = type(type(started, 1, { firstName: 'Anna', phone: '5' }), 4, { lastName: 'Ray' })
  const other = type(type(started, 2, { firstName: 'Ana' }), 3, { lastName: 'Roy', email: 'a@example.com' })
  const expected = { state: 'TX', firstName: 'Ana', lastName: 'Ray', phone: '5', email: 'a@example.com' }
  expect(mergeTabs(one, other).values).toEqual(expected)
  expect(mergeTabs(other, one).values).toEqual(expected)
})

test('an answer that was taken back stays empty', () => {
  const before = type(started, 1, { phone: '5550147733' })
  expect(mergeTabs(before, type(before, 2, { phone: '' })).values.phone).toBe('')
})

test('two tabs stop telling each other once they agree, no matter what the clock says', () => {
  const one = { ...started, values: { state: 'TX' } }
  const other = { ...started, values: { state: 'OH' } }
  const agreed = mergeTabs(one, other)
  expect(hasMore(mergeTabs(other, agreed), agreed)).toBe(false)
  expect(hasMore(mergeTabs(agreed, other), other)).toBe(true)
})

test('each tab stays on its own step, and a sent attempt is known in both', () => {
  const sent = { ...started, step: 3, attempted: true, savedAt: started.savedAt + 1 }
  expect(mergeTabs(started, sent)).toMatchObject({ step: 0, attempted: true, key: started.key })
  expect(mergeTabs(sent, started)).toMatchObject({ step: 3, attempted: true })
})

const moving = { name: 'n', key: 'k', secret: 's', device: 'phone' }

test('an answer is unsent in both tabs until one of them has sent it', () => {
  const typed = typeAnswer({ ...started, moving }, 'firstName', 'Ana')
  const heard = mergeTabs({ ...started, moving }, typed)
  expect(heard.unsent).toEqual({ firstName: '' })
  expect(mergeTabs(heard, { ...typed, unsent: {} }).unsent).toEqual({})
})

test('an answer typed in a tab that hasn’t heard of the move still goes to the other device', () => {
  const unheard = typeAnswer(started, 'firstName', 'Ana')
  const merged = mergeTabs(unheard, { ...started, moving })
  expect(merged).toMatchObject({ moving, unsent: { firstName: '' }, typedBy: { firstName: 'phone' } })
})

test('an answer that one tab has settled is settled in both', () => {
  const left = [{ name: 'phone', value: '555' }]
  const settled = { ...started, moving, left: [{ name: 'phone', value: '555', isSettled: true }] }
  expect(mergeTabs({ ...started, moving, left }, settled).left).toEqual(settled.left)
  expect(mergeTabs(settled, { ...started, moving, left }).left).toEqual(settled.left)
})
