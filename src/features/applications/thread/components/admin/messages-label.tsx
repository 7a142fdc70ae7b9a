import { useThreads } from './thread-queries.ts'

/** The tab's name, with how many messages nobody has read. */
export function MessagesLabel({ applicationId }: { applicationId: string }) {
  const { data } = useThreads(applicationId)
  const unread = data?.threads.reduce((sum, thread) => sum + thread.unread, 0) ?? 0
  return unread > 0 ? `Messages (${unread} new)` : 'Messages'
}
