import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import type { Draft, DraftList } from '../../../drafts/schema.ts'
import type { ContentType } from '../../../schema.ts'
import type { SiteText } from './site-pages.ts'
import { deleteDraft, draftsKey, putDraft, useDraftList } from './site-queries.ts'

export type Words = { type: ContentType; content: string | null }

/** `rewritten`: this person has other words in another window. */
type Problem = { kind: 'rewritten' } | { kind: 'unsaved'; reason: string }
type Typed = Words & { base: number; revision: string | null; problem?: Problem | undefined }

export type ShownDraft = Words & { base: number; savedAt?: string | undefined; problem?: Problem | undefined }

/** Long enough not to save each letter, short enough that a closed laptop loses nothing. */
const pause = 700

/** This person's unpublished words. The server stores them as they type; until then they are here. */
export function useSiteDrafts(texts: ReadonlyMap<string, SiteText>) {
  const { data } = useDraftList()
  const client = useQueryClient()
  const typed = useRef(new Map<string, Typed>()).current
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>()).current
  const running = useRef(new Map<string, Promise<boolean>>()).current
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const latest = useRef(texts)
  useEffect(() => {
    latest.current = texts
  })
  useUnsavedGuard(() => typed.size > 0)

  const findKept = (key: string) =>
    client.getQueryData<DraftList>(draftsKey)?.mine.find((draft) => draft.key === key)

  function keep(key: string, draft: Draft | undefined) {
    client.setQueryData<DraftList>(draftsKey, (list) => {
      const others = list?.mine.filter((one) => one.key !== key) ?? []
      return { others: list?.others ?? [], mine: draft ? [...others, draft] : others }
    })
  }

  function isPublic(key: string, { type, content }: Words): boolean {
    const { known, item } = latest.current.get(key) ?? {}
    if (content === null || (!item && content === known?.default)) return !item
    return item?.content === content && item.type === type
  }

  async function send(key: string): Promise<boolean> {
    const now = typed.get(key)
    if (!now) return true
    if (now.problem?.kind === 'rewritten') return false
    const { problem: _, ...words } = now
    try {
      const draft = isPublic(key, now) ? undefined : await putDraft(key, words)
      if (!draft && now.revision) await deleteDraft(key, now.revision)
      keep(key, draft)
      const later = typed.get(key)
      if (later === now) typed.delete(key)
      else if (later) typed.set(key, { ...later, revision: draft?.revision ?? null })
      return true
    } catch (error) {
      const reason = reasonOf(error, 'The server can’t be reached.')
      const problem: Problem = isConflict(error) ? { kind: 'rewritten' } : { kind: 'unsaved', reason }
      typed.set(key, { ...(typed.get(key) ?? now), problem })
      if (problem.kind === 'rewritten') await client.invalidateQueries({ queryKey: draftsKey })
      return false
    } finally {
      redraw()
    }
  }

  function save(key: string): Promise<boolean> {
    clearTimeout(timers.get(key))
    const next = (running.get(key) ?? Promise.resolve(true)).then(() => send(key))
    running.set(key, next)
    return next
  }

  function write(key: string, words: Words, on: Pick<Typed, 'base' | 'revision'> | undefined) {
    const before = typed.get(key)
    const kept = findKept(key)
    const start = on ??
      before ??
      kept ?? { base: latest.current.get(key)?.item?.version ?? 0, revision: null }
    const problem = on || before?.problem?.kind !== 'rewritten' ? undefined : before.problem
    const { base, revision } = start
    typed.set(key, { ...words, base, revision, problem })
    redraw()
    clearTimeout(timers.get(key))
    timers.set(
      key,
      setTimeout(() => void save(key), pause),
    )
  }

  const draftOf = (key: string): ShownDraft | undefined => {
    const kept = data?.mine.find((draft) => draft.key === key)
    const now = typed.get(key)
    if (now) return isPublic(key, now) && !kept ? undefined : now
    return kept && { ...kept, savedAt: kept.updatedAt }
  }

  return {
    draftOf,
    changed: [...texts.values()].filter(({ key }) => draftOf(key) !== undefined),
    othersAt: (key: string) => data?.others.filter((other) => other.key === key) ?? [],
    isBehind: (key: string) => {
      const draft = draftOf(key)
      return draft !== undefined && draft.base !== (texts.get(key)?.item?.version ?? 0)
    },
    change: (key: string, words: Words) => write(key, words, undefined),
    save,
    revisionOf: (key: string) => findKept(key)?.revision,
    /** The person has seen what is stored and may replace it now. */
    keepMine(key: string) {
      const draft = draftOf(key)
      if (!draft) return
      const { type, content } = draft
      const base = latest.current.get(key)?.item?.version ?? 0
      write(key, { type, content }, { base, revision: findKept(key)?.revision ?? null })
    },
    /** Drops the words that are only here. Those of the other window stay. */
    takeKept(key: string) {
      clearTimeout(timers.get(key))
      typed.delete(key)
      redraw()
    },
    drop(key: string) {
      const { item, known } = latest.current.get(key) ?? {}
      const { type, content } = item ?? { type: known?.type ?? 'text', content: null }
      write(key, { type, content }, undefined)
    },
  }
}

export type SiteDrafts = ReturnType<typeof useSiteDrafts>
