import type { Draft, Moving } from '#features/apply/drafts/components/draft.ts'
import { markAll } from '#features/apply/drafts/components/draft-changes.ts'
import { mergeMoved } from '#features/apply/drafts/components/merge-drafts.ts'
import { type MovedDraft, unsealDraft } from './moved-draft.ts'
import { createMovingCalls } from './moving-calls.ts'
import { drawLetters, isKey } from './moving-key.ts'

export type Link = Pick<Moving, 'name' | 'key'>
export type LinkTrouble = 'no-key' | 'wrong' | 'used' | 'gone' | 'sent' | 'unreachable'
export type Arrival = MovedDraft & { draft: Draft }

/** Reads what is behind a link. Nothing changes by it, here or on the server. */
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
 * The draft that this device has from now on. `before`: what it had. Answers that it knows from an earlier turn of the
 * same application come along; those of another application too, unless that is to be replaced.
 */
export function joinArrival(
  { secret, draft }: Arrival,
  { name, key }: Link,
  { before, isReplaced }: { before: Draft | undefined; isReplaced: boolean },
): Draft {
  const earlier = before?.moving?.name === name ? before : undefined
  const device = earlier?.moving?.device ?? drawLetters(6)
  const moving = { name, key, secret, device, isAway: true }
  if (earlier) return { ...mergeMoved(draft, earlier), moving }
  if (!before || isReplaced) return { ...draft, moving }
  // Neither has seen anything of the other.
  return { ...mergeMoved(markAll(draft, drawLetters(6)), markAll(before, device)), moving }
}
