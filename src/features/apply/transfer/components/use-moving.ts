import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ApplicantRole } from '#domain/applications.ts'
import type { Draft, Moving } from '#features/apply/drafts/components/draft.ts'
import { paths } from '#site/paths.ts'
import type { LocalDraft, Mover, MoverState } from './draft-mover.ts'

const writeGap = 1_000
const lookGap = 5_000

export const linkTo = ({ name, key }: Moving) => `${location.origin}${paths.continueDraft(name)}#${key}`

/** Keeps the copy current, once there is one, and notices what the other device does. */
export function useMoving(role: ApplicantRole, local: LocalDraft, draft: Draft) {
  const [state, setState] = useState<MoverState>({ kind: 'still' })
  const { moving } = draft
  const isMoving = moving !== undefined && !moving.isSent

  const loadMover = useMemo(() => createLoader(role, local), [role, local])
  // A form that was left must not write into the next one's draft.
  useEffect(() => loadMover.begin(), [loadMover])

  const run = useCallback(
    async (work: (mover: Mover) => Promise<MoverState>) => {
      const mover = await loadMover.load().catch(() => undefined)
      const next: MoverState = mover ? await work(mover) : { kind: 'unreachable' }
      setState(next)
      return next
    },
    [loadMover],
  )
  const sync = useCallback(() => run((mover) => mover.sync()), [run])

  useEffect(() => {
    if (!isMoving) return
    sync()
    const over = new AbortController()
    const look = setInterval(() => document.visibilityState === 'visible' && sync(), lookGap)
    // The page may close next.
    document.addEventListener('visibilitychange', sync, over)
    for (const event of ['online', 'focus']) window.addEventListener(event, sync, over)
    return () => {
      clearInterval(look)
      over.abort()
    }
  }, [isMoving, sync])

  useWritings(isMoving && !moving.isAway, draft, sync)

  return {
    state,
    sync,
    offer: () => run((mover) => mover.offer()),
    bringBack: () => run((mover) => mover.takeUp()),
    finish: () => moving && loadMover.load().then((mover) => mover.finish(moving)),
    forget: () => forgetMoving(draft),
  }
}

/** Sends the first change at once, and the following ones together. */
function useWritings(isOn: boolean, { values, step }: Draft, sync: () => void) {
  const last = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change
  useEffect(() => {
    if (!isOn || timer.current) return
    const wait = Math.max(50, last.current + writeGap - Date.now())
    timer.current = setTimeout(() => {
      timer.current = undefined
      last.current = Date.now()
      sync()
    }, wait)
  }, [isOn, values, step, sync])
  useEffect(
    () => () => {
      if (!timer.current) return
      clearTimeout(timer.current)
      sync()
    },
    [sync],
  )
}

/** Only applications that move load the crypto and the calls. */
function createLoader(role: ApplicantRole, local: LocalDraft) {
  let loading: Promise<Mover> | undefined
  let isOver = false
  const guarded: LocalDraft = {
    read: local.read,
    write: (draft) => {
      if (!isOver) local.write(draft)
    },
  }
  return {
    load() {
      loading ??= import('./draft-mover.ts').then(({ createMover }) => createMover(role, guarded))
      loading.catch(() => {
        loading = undefined
      })
      return loading
    },
    begin() {
      isOver = false
      return () => {
        isOver = true
      }
    },
  }
}

/** Deletes the copy with the draft, unless another device has it. */
export async function forgetMoving({ moving }: Draft) {
  if (!moving || moving.isAway) return
  const { createMovingCalls } = await import('./moving-calls.ts')
  await createMovingCalls().drop(moving)
}
