import { claims } from '#site/claims.ts'
import { formatMoment } from '#site/format.ts'
import { Badge } from '#ui/badge.tsx'
import { isOverdue, isWaiting, type ListedApplication } from '../../schema.ts'
import { formatWaiting } from './waiting-time.ts'

type WaitingProps = { application: Pick<ListedApplication, 'status' | 'submittedAt'>; now: number }

/** For a new application, how long it has waited and whether that is longer than promised; otherwise when it came. */
export function Waiting({ application, now }: WaitingProps) {
  const { status, submittedAt } = application
  const words = formatWaiting(now - Date.parse(submittedAt))
  const moment = (
    <span className="block whitespace-nowrap text-small text-soft">{formatMoment(submittedAt)}</span>
  )
  if (isOverdue(application, now)) {
    return (
      <span>
        <Badge tone="critical">Overdue: {words}</Badge>
        <span className="sr-only"> of waiting; {claims.approval} were promised</span>
        {moment}
      </span>
    )
  }
  return (
    <span>
      {isWaiting(status) ? `Waiting for ${words}` : `${words} ago`}
      {moment}
    </span>
  )
}
