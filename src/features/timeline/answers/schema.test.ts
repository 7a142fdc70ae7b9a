import { expect, test } from 'vitest'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { type Change, findAnswer } from './schema.ts'

type Step = [from: ApplicationStatus, to: ApplicationStatus, more?: { undo?: true; decision?: string }]

const tell = (...steps: Step[]) =>
  steps.map(
    ([fromStatus, toStatus, more], day): Change => ({
      fromStatus,
      toStatus,
      happenedAt: new Date(Date.UTC(2026, 0, day + 1)),
      isUndo: more?.undo ?? false,
      decisionId: more?.decision ?? null,
    }),
  )
const dayOf = (changes: Change[]) => {
  const found = findAnswer(changes)
  return found && `${found.answer} on ${found.respondedAt.getUTCDate()}`
}

test('a file that nobody decided about has no answer, withdrawn or not', () => {
  expect(dayOf(tell())).toBeUndefined()
  expect(dayOf(tell(['received', 'in-review'], ['in-review', 'withdrawn']))).toBeUndefined()
})

test('it is counted once: from the first answer on, by the last one', () => {
  expect(dayOf(tell(['received', 'approved'], ['approved', 'funded']))).toBe('approved on 1')
  expect(dayOf(tell(['received', 'declined'], ['declined', 'in-review'], ['in-review', 'approved']))).toBe(
    'approved on 1',
  )
  expect(dayOf(tell(['received', 'in-review'], ['in-review', 'approved'], ['approved', 'withdrawn']))).toBe(
    'approved on 2',
  )
})

test('it is late if one of its clocks had run out by the first answer', () => {
  const isLate = (...dues: (number | null | undefined)[]) =>
    findAnswer(
      tell(['received', 'in-review'], ['in-review', 'declined'], ['declined', 'approved']).map(
        (change, place) => {
          const due = dues[place]
          return { ...change, dueAt: typeof due === 'number' ? new Date(Date.UTC(2026, 0, due)) : due }
        },
      ),
    )?.isLate
  expect([isLate(2, 3, null), isLate(null, null, null)]).toEqual([false, false])
  expect([isLate(null, 1, null), isLate(2, 1, null)]).toEqual([true, true])
  expect(isLate(null, 3, 1)).toBe(false)
  expect(isLate(undefined, 3, 3)).toBeUndefined()
})

test('what was undone never happened, whether a decision or a status', () => {
  expect(
    dayOf(
      tell(
        ['received', 'approved', { decision: 'a' }],
        ['approved', 'received', { undo: true, decision: 'a' }],
      ),
    ),
  ).toBeUndefined()
  expect(
    dayOf(
      tell(
        ['received', 'approved', { decision: 'a' }],
        ['approved', 'declined', { decision: 'b' }],
        ['declined', 'approved', { undo: true, decision: 'b' }],
      ),
    ),
  ).toBe('approved on 1')
  const redone: Step[] = [
    ['received', 'declined'],
    ['declined', 'received', { undo: true }],
  ]
  expect(dayOf(tell(...redone))).toBeUndefined()
  expect(dayOf(tell(...redone, ['received', 'approved']))).toBe('approved on 3')
})
