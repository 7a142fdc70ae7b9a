import { useTabDrafts } from '#features/desk/application/components/admin/unsent-drafts.ts'

export type ReplyDraft = {
  text: string
  key: string
  /** How many of our replies the writer had read when they began. */
  seen: number
}
export type InboxDrafts = { replies: Map<string, ReplyDraft>; notes: Map<string, string> }

/**
 * Text that was typed and not sent, by conversation. It lives in the tab's cache until sign-out: other messages and the
 * application keep it, and leaving them asks first.
 */
export const useInboxDrafts = () =>
  useTabDrafts(
    ['unsent words of the inbox'],
    (): InboxDrafts => ({ replies: new Map(), notes: new Map() }),
    ({ replies, notes }) => [...[...replies.values()].map(({ text }) => text), ...notes.values()],
  )
