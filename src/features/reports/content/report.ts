import type { ReportRow } from '../schema/report.ts'
import type { Sums } from './totals.ts'

export function toRow({ times, responded, ...sums }: Sums): ReportRow {
  return { ...sums, undecided: sums.applications - responded, days: daysOf(times) }
}

function daysOf(times: ReadonlyMap<number, number>): ReportRow['days'] {
  const sorted = [...times].sort(([a], [b]) => a - b)
  const all = sorted.reduce((sum, [, count]) => sum + count, 0)
  if (all === 0) return null
  const at = (share: number) => {
    let passed = 0
    for (const [tenths, count] of sorted) {
      passed += count
      if (passed >= share * all) return tenths / 10
    }
    return 0
  }
  return { quarter: at(0.25), middle: at(0.5), threeQuarters: at(0.75), nineTenths: at(0.9) }
}
