import { useState } from 'react'
import { type RejectionReason, rejectionReasons } from '#domain/case-file.ts'
import { ApiError, answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import {
  byItem,
  useApplicationChange,
} from '#features/documents/checklist/components/admin/checklist-queries.ts'
import type { ChecklistItem } from '#features/documents/checklist/schema.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { staffLocale } from '#site/locale.ts'
import type { verdictsApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof verdictsApi>>()

type Verdict = { itemId: string; version: number } & (
  | { verdict: 'accepted' }
  | { verdict: 'rejected'; why: RejectionReason; words: string; tell: boolean }
)

const useJudge = (applicationId: string) =>
  useApplicationChange(applicationId, ({ itemId, ...body }: Verdict) =>
    answerOf(
      api.POST('/api/applications/{applicationId}/checklist/items/{itemId}/verdict', {
        params: byItem(applicationId, itemId),
        body,
      }),
    ),
  )

/** Kept by item, so that looking at another document loses nothing. */
export type RejectionDraft = {
  why?: RejectionReason | undefined
  /** Until the reviewer types something, the reason's own sentence counts. */
  typed?: string | undefined
  isOpen: boolean
}

export const isTyped = ({ typed }: RejectionDraft) => typed !== undefined && typed.trim() !== ''

const noDraft: RejectionDraft = { isOpen: false }
const sentenceOf = (why: RejectionReason | undefined) =>
  rejectionReasons.find(({ value }) => value === why)?.sentence[staffLocale] ?? ''

type VerdictOptions = {
  applicationId: string
  item: ChecklistItem
  drafts: Map<string, RejectionDraft>
}

/** Judges only the version that the reviewer has in front of them. */
export function useVerdict({ applicationId, item, drafts }: VerdictOptions) {
  const [, redraw] = useState(0)
  const [seen, setSeen] = useState({ itemId: item.id, version: item.version })
  const [missing, setMissing] = useState<string>()
  const { mutateAsync, isPending } = useJudge(applicationId)
  const { reportSuccess, reportFailure } = useOutcome()
  const seenVersion = seen.itemId === item.id ? seen.version : item.version
  if (seen.itemId !== item.id) {
    setSeen({ itemId: item.id, version: item.version })
    setMissing(undefined)
  }

  const draft = drafts.get(item.id) ?? noDraft
  const change = (changes: Partial<RejectionDraft>) => {
    drafts.set(item.id, { ...draft, ...changes })
    setMissing(undefined)
    redraw((count) => count + 1)
  }
  const words = draft.typed ?? sentenceOf(draft.why)

  async function judge(verdict: Parameters<typeof mutateAsync>[0], done: string) {
    if (isPending) return
    try {
      const judged = await mutateAsync(verdict)
      setSeen({ itemId: judged.id, version: judged.version })
      drafts.delete(item.id)
      reportSuccess(done)
    } catch (error) {
      // Somebody was faster: the notice says who, and the words stay.
      if (error instanceof ApiError && error.status === 409) setMissing(reasonOf(error, 'Nothing was saved.'))
      else reportFailure(error, 'Please try again.', 'Not judged')
    }
  }
  const at = { itemId: item.id, version: seenVersion }
  return {
    draft,
    words,
    missing,
    isPending,
    isStale: item.version > seenVersion,
    look: () => setSeen({ itemId: item.id, version: item.version }),
    open: () => change({ isOpen: true }),
    close: () => change({ isOpen: false }),
    choose: (why: RejectionReason) => change({ why, isOpen: true }),
    type: (typed: string) => change({ typed }),
    accept: () => judge({ ...at, verdict: 'accepted' }, `${item.name}: accepted`),
    reject: (tell: boolean) => {
      if (!draft.why) return setMissing('Choose why it’s rejected.')
      if (!words.trim()) return setMissing('Write what the sender should do.')
      const done = `${item.name}: rejected${tell ? ', and they’re told' : ''}`
      return judge({ ...at, verdict: 'rejected', why: draft.why, words: words.trim(), tell }, done)
    },
  }
}
export type VerdictControls = ReturnType<typeof useVerdict>
