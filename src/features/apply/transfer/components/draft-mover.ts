import type { ApplicantRole } from '#domain/applications.ts'
import type { Draft, Moving } from '#features/apply/drafts/components/draft.ts'
import {
  confirmSent,
  contentOf,
  drawKey,
  drawLetters,
  drawName,
  joinCopy,
  sealDraft,
  unsealDraft,
} from './moved-draft.ts'
import { createMovingCalls, type MovingCalls } from './moving-calls.ts'

/** A `read` sees the last `write`. */
export type LocalDraft = { read: () => Draft; write: (draft: Draft) => void }

export type MoverState =
  | { kind: 'still' }
  | { kind: 'here' }
  | { kind: 'away' }
  | { kind: 'sent' }
  /** The copy expired or was deleted. This device keeps its draft. */
  | { kind: 'gone' }
  | { kind: 'unreachable'; message?: string | undefined }
  | { kind: 'too-long' }

export type Mover = ReturnType<typeof createMover>

/** A device that keeps losing against another one tries again later. */
const maxRounds = 20

const drawMoving = (device = drawLetters(6)): Moving => ({
  name: drawName(),
  key: drawKey(),
  secret: drawKey(),
  device,
})

/**
 * Keeps the copy on the server current while this device has the draft, and notices when another device takes it. The
 * server takes a version only from a device that has seen the one before, so nobody overwrites unseen answers.
 */
export function createMover(
  role: ApplicantRole,
  local: LocalDraft,
  calls: MovingCalls = createMovingCalls(),
) {
  /** The server's state, as far as this page knows. */
  let known: { version: number; content: string } | undefined
  let line: Promise<unknown> = Promise.resolve()

  function queue(work: () => Promise<MoverState>): Promise<MoverState> {
    const done = line.then(work)
    line = done.catch(() => {})
    return done
  }

  function update(change: Partial<Moving>) {
    const draft = local.read()
    if (draft.moving) local.write({ ...draft, moving: { ...draft.moving, ...change } })
  }

  function unlink(): MoverState {
    const { moving: _, unsent: __, ...draft } = local.read()
    known = undefined
    local.write(draft)
    return { kind: 'gone' }
  }

  type Intent = 'write' | 'take' | 'reopen'

  async function send(version: number, device: string, intent: Intent): Promise<MoverState | 'stale'> {
    const draft = local.read()
    const { moving } = draft
    if (!moving) return { kind: 'still' }
    const ciphertext = await sealDraft(moving, { role, device, draft })
    if (ciphertext === undefined) return { kind: 'too-long' }
    const change = { version, ciphertext }
    const reply = await (intent === 'take'
      ? calls.take(moving, change)
      : calls.write(moving, { ...change, ...(intent === 'reopen' && { reopens: true }) }))
    if (reply.kind === 'stale') return 'stale'
    if (reply.kind === 'unreachable') return reply
    if (reply.kind !== 'ok') return unlink()
    const isHere = device === moving.device
    confirm(draft, reply.version, { isAway: !isHere })
    return { kind: isHere ? 'here' : 'away' }
  }

  function confirm(sent: Draft, version: number, change: Partial<Moving> = {}) {
    known = { version, content: contentOf(sent) }
    const draft = local.read()
    if (draft.moving) local.write({ ...confirmSent(draft, sent), moving: { ...draft.moving, ...change } })
  }

  /** Reads the copy, joins it with what's unsent here, and sends the result if it's more. */
  async function meet(intent: Intent = 'write'): Promise<MoverState> {
    for (let round = 0; round < maxRounds; round += 1) {
      const { moving } = local.read()
      if (!moving) return { kind: 'still' }
      const reply = await calls.read(moving)
      if (reply.kind === 'unreachable') return reply
      if (reply.kind !== 'ok') return unlink()
      const theirs = await unsealDraft(moving, reply.ciphertext)
      if (!theirs) return { kind: 'unreachable' }
      if (!theirs.draft) {
        update({ isSent: true })
        return { kind: 'sent' }
      }
      const isHere = theirs.device === moving.device
      // Includes anything typed while we asked.
      const mine = local.read()
      if (!mine.moving) return { kind: 'still' }
      const joined = joinCopy(theirs.draft, mine, isHere)
      const next = { ...joined, moving: { ...mine.moving, isAway: !isHere } }
      local.write(next)
      // The page is gone: the next one reads the copy again.
      if (local.read() !== next) return { kind: 'unreachable' }
      known = { version: reply.version, content: contentOf(theirs.draft) }
      const hasMore = contentOf(joined) !== known.content
      if (intent === 'write' && !hasMore) return { kind: isHere ? 'here' : 'away' }
      const sent = await send(reply.version, intent === 'take' ? moving.device : theirs.device, intent)
      if (sent !== 'stale') return sent
    }
    return { kind: 'unreachable' }
  }

  async function create(): Promise<MoverState> {
    const before = local.read()
    if (!before.moving) local.write({ ...before, moving: drawMoving() })
    const draft = local.read()
    const moving = draft.moving ?? drawMoving()
    const ciphertext = await sealDraft(moving, { role, device: moving.device, draft })
    if (ciphertext === undefined) {
      unlink()
      return { kind: 'too-long' }
    }
    const reply = await calls.create({ name: moving.name, secret: moving.secret, ciphertext })
    if (reply.kind === 'unreachable') return reply
    if (reply.kind !== 'ok') return unlink()
    // An earlier try did arrive.
    if (!reply.isNew) return meet('reopen')
    confirm(draft, reply.version)
    return { kind: 'here' }
  }

  /** Sends what's new here, or finds out what's new there. */
  async function catchUp(): Promise<MoverState> {
    const draft = local.read()
    const { moving } = draft
    if (!moving) return { kind: 'still' }
    if (moving.isSent) return { kind: 'sent' }
    if (!known) return meet()
    if (contentOf(draft) !== known.content && !moving.isAway) {
      const sent = await send(known.version, moving.device, 'write')
      return sent === 'stale' ? meet() : sent
    }
    const reply = await calls.look(moving)
    if (reply.kind === 'unreachable') return reply
    if (reply.kind !== 'ok') return unlink()
    if (reply.version !== known.version || contentOf(local.read()) !== known.content) return meet()
    return { kind: moving.isAway ? 'away' : 'here' }
  }

  return {
    sync: () => queue(catchUp),

    offer: () =>
      queue(async () => {
        if (!local.read().moving) return create()
        const met = await meet('reopen')
        return met.kind === 'gone' ? create() : met
      }),

    /** From now on this device has the draft, and the others stop. */
    takeUp: () => queue(() => meet('take')),

    /** Tells the other devices that this one sent the application. The draft may be gone by now. */
    finish(moving: Moving): Promise<MoverState> {
      return queue(async () => {
        const ciphertext = await sealDraft(moving, { role, device: moving.device })
        for (let round = 0; round < maxRounds && ciphertext; round += 1) {
          const reply = await calls.look(moving)
          if (reply.kind !== 'ok') break
          const written = await calls.write(moving, { version: reply.version, ciphertext })
          if (written.kind !== 'stale') break
        }
        return { kind: 'sent' }
      })
    },
  }
}
