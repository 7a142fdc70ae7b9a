import { formatBriefly } from '#features/applications/list/components/admin/waiting-time.ts'
import { isOverdue, isWaiting, type ListedApplication, promise } from '#features/applications/list/schema.ts'
import { statusOf } from '#site/choices/application-status.ts'
import { formatMoment } from '#site/format.ts'
import { promisedHours } from '#site/promise.ts'
import type { Progress, Turn } from '../../schema.ts'

const turnWords: Record<Turn, string> = {
  desk: 'Our turn',
  applicant: 'Client’s turn',
  firm: 'Firm’s turn',
  nobody: '',
}

/** The line is as long as the promise, and filled as far as it has passed. */
const lineLength = 56

type ClockProps = {
  application: Pick<ListedApplication, 'status' | 'submittedAt'> & Pick<Progress, 'turn'>
  now: number
}

/** How long somebody still waits for what we promised, to scale; once that is settled, whose turn it is. */
export function Clock({ application, now }: ClockProps) {
  const { status, submittedAt, turn } = application
  const waited = now - Date.parse(submittedAt)
  const sent = `Sent ${formatMoment(submittedAt)}`
  if (isOverdue(application, now)) {
    return (
      <span className="desk-clock" data-late="" title={`${sent}. We promise ${promisedHours} hours.`}>
        Late {formatBriefly(waited - promise)}
      </span>
    )
  }
  if (!isWaiting(status)) {
    return (
      <span className="desk-clock desk-quiet" title={sent}>
        {turnWords[turn] || statusOf(status).label}
      </span>
    )
  }
  const passed = Math.min(1, Math.max(0, waited / promise))
  return (
    <span className="desk-clock" title={`${sent}. We promise ${promisedHours} hours.`}>
      {formatBriefly(promise - waited)} left
      <svg
        className="desk-clock-line"
        width={lineLength}
        height="2"
        viewBox={`0 0 ${lineLength} 2`}
        aria-hidden="true"
        focusable="false"
      >
        <rect className="desk-clock-promised" width={lineLength} height="2" />
        <rect className="desk-clock-passed" width={(lineLength * passed).toFixed(1)} height="2" />
      </svg>
    </span>
  )
}
