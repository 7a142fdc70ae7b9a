import type { Draft } from './draft.ts'

/** Whoever throws the draft away throws its copy away, too; unless it is another device's by now. */
export async function forgetMoving({ moving }: Draft) {
  if (!moving || moving.isAway) return
  const { createMovingCalls } = await import('#features/applications/moving/components/moving-calls.ts')
  await createMovingCalls().drop(moving)
}
