import { useQueryClient } from '@tanstack/react-query'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { paths } from '#site/paths.ts'

export type ReplyDraft = {
  text: string
  key: string
  /** How many of our replies the writer had read when they began. */
  seen: number
}
export type InboxDrafts = { replies: Map<string, ReplyDraft>; notes: Map<string, string> }

const draftsKey = ['unsent words of the inbox']

/**
 * Text that was typed and not sent, by conversation. It lives in the tab's cache until sign-out: other messages and the
 * application keep it, and leaving them asks first.
 */
export function useInboxDrafts(): InboxDrafts {
  const queries = useQueryClient()
  const kept = queries.getQueryData<InboxDrafts>(draftsKey)
  const drafts = kept ?? { replies: new Map(), notes: new Map() }
  if (!kept) {
    queries.setQueryDefaults(draftsKey, { gcTime: Number.POSITIVE_INFINITY })
    queries.setQueryData(draftsKey, drafts)
  }
  const listWords = () => [...[...drafts.replies.values()].map(({ text }) => text), ...drafts.notes.values()]
  useUnsavedGuard(() => listWords().some((words) => words.trim() !== ''), {
    within: [paths.adminMessages, paths.adminApplications],
  })
  return drafts
}
