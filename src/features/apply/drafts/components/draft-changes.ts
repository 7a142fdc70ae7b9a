import { makeSubmissionKey } from '#lib/submission-key.ts'
import type { Draft } from './draft.ts'
import { type Marks, markTyping, type OtherAnswer } from './field-marks.ts'

/** The draft with what was just typed into one field. */
export function typeAnswer(draft: Draft, name: string, value: string): Draft {
  const { typedAt, marks, moving, attempted } = draft
  return {
    ...draft,
    values: { ...draft.values, [name]: value },
    // A time that came from another device may lie ahead of this one's clock.
    typedAt: { ...typedAt, [name]: Math.max(Date.now(), (typedAt[name] ?? 0) + 1) },
    ...(moving && { marks: { ...marks, [name]: markTyping(marks?.[name], moving.device) } }),
    ...(attempted && { key: makeSubmissionKey(), attempted: false }),
  }
}

/** Chooses one of two answers. The other is gone on every device. */
export function settleAnswer(draft: Draft, name: string, value: string): Draft {
  const typed = typeAnswer(draft, name, value)
  const { others: _, ...mark } = typed.marks?.[name] ?? markTyping(undefined, '')
  return { ...typed, marks: { ...typed.marks, [name]: mark } }
}

export type UnsettledAnswer = { name: string; value: string; others: readonly OtherAnswer[] }

/** Where two devices typed into the same field without seeing each other. */
export const listUnsettled = ({ values, marks = {} }: Draft): UnsettledAnswer[] =>
  Object.entries(marks).flatMap(([name, { others }]) =>
    others ? [{ name, value: values[name] ?? '', others }] : [],
  )

/** Answers of an application that began on its own: what another device brings replaces none of them. */
export function markAll(draft: Draft, device: string): Draft {
  const filled = Object.keys(draft.values).filter((name) => draft.values[name])
  const marks: Marks = Object.fromEntries(
    filled.map((name) => [name, draft.marks?.[name] ?? markTyping(undefined, device)]),
  )
  return { ...draft, marks }
}
