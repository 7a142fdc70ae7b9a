import { retentionKinds } from '#domain/retention.ts'
import { formatList, formatNumber } from '#site/staff-format.ts'
import type { DueCounts } from '../../schema.ts'

/** "3 applications and 1 message would go tonight." */
export function describeTonight(tonight: DueCounts): string {
  const parts = retentionKinds.flatMap(({ value, one, many }) => {
    const count = tonight[value]
    return count > 0 ? [`${formatNumber(count)} ${count === 1 ? one : many}`] : []
  })
  if (parts.length === 0) return 'Nothing would go tonight.'
  return `${formatList(parts)} would go tonight, for good.`
}

const usualMonths = [1, 3, 6, 12, 18, 24, 36, 60, 84, 120]

/** A number that was saved by the API stays among the choices. */
export function listTimes(saved: number | null) {
  const months = new Set([...usualMonths, ...(saved === null ? [] : [saved])])
  const times = [...months].sort((a, b) => a - b)
  return [
    { value: '', label: 'Never delete' },
    ...times.map((count) => ({ value: String(count), label: count === 1 ? '1 month' : `${count} months` })),
  ]
}
