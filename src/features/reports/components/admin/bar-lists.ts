import { filterParams } from '#features/applications/components/admin/list-state.ts'
import type { Filters } from '#features/applications/schema/rows.ts'
import { paths } from '#site/paths.ts'
import { formatCalendarDay, formatMoney, formatNumber } from '#site/staff-format.ts'
import { type ColumnName, nameOf, sayDays } from '../../content/columns.ts'
import type { Grouping } from '../../schema/groupings.ts'
import type { Report, ReportQuery, ReportRow } from '../../schema/report.ts'
import type { Bar, Chart } from './report-state.ts'

/** A bar opens the applications that it counts. */
export type BarList = { title: string; about: string; filters: Filters; count: number }

type Row = ReportRow & { value: string; label?: string; first?: string; last?: string }

const groupingOf = (chart: Chart): Grouping =>
  chart === 'home' || chart === 'caseType' || chart === 'firm' ? chart : 'week'

const columnOf = {
  applications: 'applications',
  approved: 'decided',
  days: 'decided',
  out: 'out',
  back: 'back',
  home: 'applications',
  caseType: 'applications',
  firm: 'applications',
} as const satisfies Record<Chart, ColumnName>

const rowsOf = (report: Report, chart: Chart): readonly Row[] => report[groupingOf(chart)]

const files = (count: number, word = 'application') =>
  `${formatNumber(count)} ${count === 1 ? word : `${word}s`}`

/** Undefined where the number doesn't count applications. */
export function findFiles({
  column,
  grouping,
  row,
  report,
  query,
}: {
  column: ColumnName
  grouping: Grouping
  row: Row
  report: Report
  query: ReportQuery
}): Filters | undefined {
  const span = `${row.first ?? report.first}..${row.last ?? report.last}`
  const { home, caseType, firm } = query
  const own: Filters = grouping === 'week' ? {} : { [grouping]: row.value }
  const shared: Filters = { home, caseType, firm, ...own }
  switch (column) {
    case 'applications':
      return { ...shared, arrived: span }
    case 'approvedSoFar':
      return { ...shared, arrived: span, answer: 'approved' }
    case 'undecided':
      return { ...shared, arrived: span, answer: 'none' }
    case 'decided':
      return { ...shared, answered: span }
    case 'approved':
      return { ...shared, answered: span, answer: 'approved' }
    case 'late':
      return { ...shared, answered: span, answeredLate: 'true' }
    case 'out':
      return { ...shared, paid: span }
    case 'back':
      return { ...shared, repaid: span }
    default:
      return undefined
  }
}

export const listPath = (filters: Filters, application?: string): string => {
  const params = filterParams(filters)
  if (application) params.set('application', application)
  return `${paths.adminApplications}?${params}`
}

export function describeBar({ chart, value }: Bar, report: Report, query: ReportQuery): BarList | undefined {
  const row = rowsOf(report, chart).find((one) => one.value === value)
  if (!row) return undefined
  const column = columnOf[chart]
  const grouping = groupingOf(chart)
  const filters = findFiles({ column, grouping, row, report, query })
  if (!filters) return undefined
  const title =
    grouping === 'week'
      ? `Week of ${formatCalendarDay(value, { month: 'long', day: 'numeric' })}`
      : nameOf(grouping, row)
  return { title, about: sayBar(chart, row, report), filters, count: countOf(chart, row) }
}

/** For money it counts payments, nearly always one per application. */
function countOf(chart: Chart, row: Row): number {
  if (chart === 'out') return row.advances
  if (chart === 'back') return row.repayments
  return columnOf[chart] === 'decided' ? row.decided : row.applications
}

/** For screen readers, and above the bar's list. */
export function sayBar(chart: Chart, row: Row, { isBackRecorded }: Pick<Report, 'isBackRecorded'>): string {
  switch (chart) {
    case 'approved':
      return `${formatNumber(row.decided)} decided, ${formatNumber(row.approved)} approved`
    case 'days':
      return row.days
        ? `${formatNumber(row.decided)} decided: half within ${sayDays(row.days.middle)} business days, nine of ten within ${sayDays(row.days.nineTenths)}; ${formatNumber(row.late)} late`
        : 'Nothing decided'
    case 'out':
      return `${formatMoney(row.out)} out, ${files(row.advances, 'payment')}`
    case 'back':
      return isBackRecorded
        ? `${formatMoney(row.back)} back, ${files(row.repayments, 'payment')}`
        : 'Nothing recorded yet'
    default:
      return `${files(row.applications)}, ${formatNumber(row.approvedSoFar)} approved, ${formatNumber(row.undecided)} not decided`
  }
}
