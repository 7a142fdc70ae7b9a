import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ValueLineName } from '../../schema/lines.ts'
import type { ValueLine } from '../../schema/sheet.ts'
import type { TypedLine } from './line-draft.ts'

/** How it stands with what was typed and isn't saved. */
export type DraftState =
  | { kind: 'typing' }
  | { kind: 'saving' }
  /** The line or a server couldn't be reached; it is tried again. */
  | { kind: 'failed'; sentence: string }
  | { kind: 'wrong'; mistakes: Readonly<Record<string, readonly string[] | undefined>> }
  /** Undefined: somebody took the line out. */
  | { kind: 'conflict'; theirs: ValueLine | undefined }

export type LineDraft = {
  key: string
  name: ValueLineName
  typed: TypedLine
  /** What the person began on. A told line, too; undefined where there was none. */
  base: ValueLine | undefined
  submissionKey: string
  /** The id of the line that somebody took out, and that this brings back. */
  restores?: string
  state: DraftState
}

export type Drafts = Readonly<Record<string, LineDraft>>

/**
 * What somebody typed stays in this tab until it is saved or given up: other screens, a lost line and a refusal keep it.
 * Signing out empties the tab's cache.
 */
export function useDrafts(applicationId: string) {
  const client = useQueryClient()
  const key = ['value drafts', applicationId]
  const [drafts, setDrafts] = useState<Drafts>(() => client.getQueryData<Drafts>(key) ?? {})
  const latest = useRef(drafts)
  const change = (next: (before: Drafts) => Drafts) => {
    latest.current = next(latest.current)
    setDrafts(latest.current)
    client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
    client.setQueryData(key, latest.current)
  }
  return {
    drafts,
    now: () => latest.current,
    put: (draft: LineDraft) => change((before) => ({ ...before, [draft.key]: draft })),
    set: (rowKey: string, changes: Partial<LineDraft>) =>
      change((before) => {
        const draft = before[rowKey]
        return draft ? { ...before, [rowKey]: { ...draft, ...changes } } : before
      }),
    drop: (rowKey: string) => change(({ [rowKey]: _, ...others }) => others),
  }
}
export type DraftStore = ReturnType<typeof useDrafts>

/** Calls back when the browser says that the line is there again. */
export function useBackOnline(onBack: () => void) {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    const call = () => latest.current()
    window.addEventListener('online', call)
    return () => window.removeEventListener('online', call)
  }, [])
}
