import { formatBriefly } from '#features/applications/components/admin/waiting-time.ts'
import { readDeadline } from '../../schema.ts'

type Timed = Parameters<typeof readDeadline>[0]

/** "4 h left", "Late by 2 h"; undefined without a deadline. Every screen says it so. */
export function describeDeadline(file: Timed, now = Date.now()) {
  const clock = readDeadline(file, now)
  if (!clock) return undefined
  const { isLate, late, left, passed } = clock
  const words = isLate ? `Late by ${formatBriefly(late)}` : `${formatBriefly(left)} left`
  return { words, isLate, passed }
}
