import type { Draft } from '#features/apply/drafts/components/draft.ts'

/** Whoever throws the draft away throws its copy away, too; unless it is another device's by now. */
export async function forgetMoving({ moving }: Draft) {
  if (!moving || moving.isAway) return
  const { createMovingCalls } = await import('./moving-calls.ts')
  await createMovingCalls().drop(moving)
}
