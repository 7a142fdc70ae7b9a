import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { claims } from '#site/claims.ts'
import { formatMoment } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { ArrivedDocuments } from './arrived-documents.tsx'
import { dashboardCalls } from './dashboard-calls.ts'
import { Figure } from './figure.tsx'

const overviewQuery = queryOptions({
  queryKey: ['/api/admin/overview'],
  queryFn: () => answerOf(dashboardCalls.GET('/api/admin/overview')),
  // Refetched at every dashboard visit: it shows changes made while other screens were open.
  staleTime: 0,
})

/** What a reviewer needs first: what is new, what is overdue and what failed. */
export function OverviewPanel() {
  const { data, error, refetch } = useQuery(overviewQuery)
  if (error) {
    return <LoadFailure title="The overview could not be loaded" error={error} onRetry={refetch} />
  }
  if (!data) return <LoadingText>Loading the overview…</LoadingText>
  return (
    <section aria-labelledby="overview" className="grid gap-6">
      <div>
        <h2 id="overview">{describeSince(data.lastVisitAt)}</h2>
        <ul className="admin-figures mt-3">
          <Figure
            count={data.newApplications}
            one="new application"
            many="new applications"
            to={paths.adminApplications}
          />
          <Figure count={data.newMessages} one="new message" many="new messages" to={paths.adminMessages} />
          <Figure
            count={data.newDocuments}
            one="new document"
            many="new documents"
            to={paths.adminApplications}
          />
          <Figure
            count={data.overdueApplications}
            one={`application waits longer than ${claims.approval}`}
            many={`applications wait longer than ${claims.approval}`}
            to={paths.adminOverdue}
            isAlarming
          />
          <Figure
            count={data.overdueMessages}
            one={`message waits longer than ${claims.approval}`}
            many={`messages wait longer than ${claims.approval}`}
            to={paths.adminOverdueMessages}
            isAlarming
          />
          <Figure
            count={data.unreadMessages}
            one="unread message"
            many="unread messages"
            to={paths.adminUnreadMessages}
          />
        </ul>
      </div>
      <ArrivedDocuments senders={data.documentsFrom} />
      <FailedJobs failed={data.failedJobs} waiting={data.waitingJobs} />
    </section>
  )
}

const describeSince = (lastVisitAt: string | null) =>
  lastVisitAt ? `Since your last visit, ${formatMoment(lastVisitAt)}` : 'Since the beginning'

function FailedJobs({ failed, waiting }: { failed: number; waiting: number }) {
  const queries = useQueryClient()
  const { reportSuccess, reportFailure } = useOutcome()
  const retry = useMutation({
    mutationFn: () => answerOf(dashboardCalls.POST('/api/admin/failed-jobs/retry')),
    onSuccess: () => {
      reportSuccess('Trying again', { description: 'What failed is being sent once more.' })
      return queries.invalidateQueries({ queryKey: overviewQuery.queryKey })
    },
    onError: (error) => reportFailure(error, 'Please try again.'),
  })
  if (failed === 0) {
    return waiting > 0 ? (
      <p className="text-soft">
        {waiting === 1 ? '1 mail or task is' : `${waiting} mails and tasks are`} on the way.
      </p>
    ) : null
  }
  return (
    <Notice
      tone="critical"
      title={failed === 1 ? '1 mail or task failed' : `${failed} mails and tasks failed`}
    >
      <p>
        They were tried for a week, or the mail server refused them for good. Mend the cause, then try again.
      </p>
      <Button
        variant="outline"
        size="small"
        className="mt-3"
        busy={retry.isPending && 'Trying…'}
        onClick={() => retry.mutate()}
      >
        Try again
      </Button>
    </Notice>
  )
}
