import type { Draft, Moving } from '#features/apply/drafts/components/draft.ts'
import { drawLetters, isKey, type MovedDraft, unsealDraft } from './moved-draft.ts'
import { createMovingCalls } from './moving-calls.ts'

export type Link = Pick<Moving, 'name' | 'key'>
export type LinkTrouble = 'no-key' | 'wrong' | 'used' | 'gone' | 'sent' | 'unreachable'
export type Arrival = MovedDraft & { draft: Draft }

/** Changes nothing, here or on the server. */
export async function followLink(
  { name, key }: Link,
  calls = createMovingCalls(),
): Promise<{ kind: LinkTrouble } | { kind: 'found'; arrival: Arrival }> {
  if (!key) return { kind: 'no-key' }
  if (!isKey(key)) return { kind: 'wrong' }
  const reply = await calls.read({ name })
  if (reply.kind !== 'ok') return { kind: reply.kind === 'stale' ? 'unreachable' : reply.kind }
  const moved = await unsealDraft({ name, key }, reply.ciphertext)
  if (!moved) return { kind: 'wrong' }
  return moved.draft ? { kind: 'found', arrival: { ...moved, draft: moved.draft } } : { kind: 'sent' }
}

/**
 * The draft to take up with. Answers of another application here come along like typed ones, unless they're to be
 * replaced.
 */
export function joinArrival(
  { secret, draft }: Arrival,
  { name, key }: Link,
  { before, isReplaced }: { before: Draft | undefined; isReplaced: boolean },
): Draft {
  const isEarlier = before?.moving?.name === name
  const device = (isEarlier && before.moving?.device) || drawLetters(6)
  const moving = { name, key, secret, device, isAway: true }
  if (isEarlier) return { ...before, moving }
  if (!before || isReplaced) return { ...draft, moving }
  const filled = Object.keys(before.values).filter((question) => before.values[question])
  return { ...before, moving, unsent: Object.fromEntries(filled.map((question) => [question, ''])) }
}
