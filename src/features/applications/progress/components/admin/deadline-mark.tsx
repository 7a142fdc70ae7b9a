import { statusOf } from '#domain/application-status.ts'
import type { ListedApplication } from '#features/applications/schema/rows.ts'
import { formatMoment } from '#site/staff-format.ts'
import type { Progress, Turn } from '../../schema.ts'
import { describeDeadline } from './deadline-words.ts'

const turnWords: Record<Turn, string> = {
  desk: 'Our turn',
  applicant: 'Client’s turn',
  firm: 'Firm’s turn',
  nobody: '',
}

/** The line stands for the whole deadline; its filled part for the time that has passed. */
const lineLength = 56

type DeadlineMarkProps = {
  application: Pick<ListedApplication, 'status' | 'submittedAt' | 'clockSince' | 'dueAt'> &
    Pick<Progress, 'turn'>
  now: number
}

/** The time left before the deadline, to scale. Without a deadline it says whose turn it is. */
export function DeadlineMark({ application, now }: DeadlineMarkProps) {
  const { status, submittedAt, dueAt, turn } = application
  const sent = `Sent ${formatMoment(submittedAt)}`
  const clock = describeDeadline(application, now)
  if (!clock || dueAt === null) {
    return (
      <span className="desk-clock desk-quiet" title={sent}>
        {turnWords[turn] || statusOf(status).label}
      </span>
    )
  }
  const told = `${sent}. Due ${formatMoment(dueAt)}.`
  if (clock.isLate) {
    return (
      <span className="desk-clock" data-late="" title={told}>
        {clock.words}
      </span>
    )
  }
  return (
    <span className="desk-clock" title={told}>
      {clock.words}
      <svg
        className="desk-clock-line"
        width={lineLength}
        height="2"
        viewBox={`0 0 ${lineLength} 2`}
        aria-hidden="true"
        focusable="false"
      >
        <rect className="desk-clock-promised" width={lineLength} height="2" />
        <rect className="desk-clock-passed" width={(lineLength * clock.passed).toFixed(1)} height="2" />
      </svg>
    </span>
  )
}
