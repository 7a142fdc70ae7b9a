import { useQueryClient } from '@tanstack/react-query'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { paths } from '#site/paths.ts'

export type ReplyDraft = {
  text: string
  /** One per reply, no matter how often it is sent. */
  key: string
  /** How many answers of ours the writer had read when they began. */
  seen: number
}
export type InboxDrafts = { replies: Map<string, ReplyDraft>; notes: Map<string, string> }

const draftsKey = ['unsent words of the inbox']

/**
 * Words that were typed and not sent, by conversation. They live in the cache of the tab, which ends with the sign-in:
 * a look at another message or at the file loses nothing, and leaving both asks first.
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
