import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Thread } from './thread.tsx'
import { useThreads } from './thread-queries.ts'

type ThreadPanelProps = {
  applicationId: string
  /** Unsent text, by application and party. */
  drafts: Map<string, string>
}

/** What the applicant and the firm write on their pages. Neither reads the other's. */
export function ThreadPanel({ applicationId, drafts }: ThreadPanelProps) {
  const { data, error, refetch } = useThreads(applicationId)
  if (error && !data)
    return (
      <LoadFailure
        title="Failed to fetch the messages"
        error={error}
        fallback="They could not be read."
        onRetry={refetch}
      />
    )
  if (!data) return <LoadingText>Loading the messages…</LoadingText>
  return (
    <div className="grid gap-10">
      {data.threads.map((thread) => (
        <Thread key={thread.party} applicationId={applicationId} thread={thread} drafts={drafts} />
      ))}
    </div>
  )
}
