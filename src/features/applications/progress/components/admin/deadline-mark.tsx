import { statusOf } from '#domain/application-status.ts'
import { Clock } from '#features/admin/kit/components/clock.tsx'
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
    return <Clock words={turnWords[turn] || statusOf(status).label} title={sent} isStill />
  }
  const { words, isLate, passed } = clock
  return (
    <Clock words={words} passed={passed} isLate={isLate} title={`${sent}. Due ${formatMoment(dueAt)}.`} />
  )
}
