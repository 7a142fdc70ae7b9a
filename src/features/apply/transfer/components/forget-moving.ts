import type { Draft } from '#features/apply/drafts/components/draft.ts'

/** Deletes the copy with the draft, unless another device has it. */
export async function forgetMoving({ moving }: Draft) {
  if (!moving || moving.isAway) return
  const { createMovingCalls } = await import('./moving-calls.ts')
  await createMovingCalls().drop(moving)
}
