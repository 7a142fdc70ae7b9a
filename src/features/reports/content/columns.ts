import { applicationCaseTypes } from '#domain/applications.ts'
import { states } from '#domain/states.ts'
import { formatCalendarDay, formatMoney, formatNumber, formatPercent, labelOf } from '#site/staff-format.ts'
import type { Grouping } from '../schema/groupings.ts'
import type { Report, ReportRow } from '../schema/report.ts'

const none = '–'

/** In whole percent. */
export const shareOf = ({ approved, decided }: Pick<ReportRow, 'approved' | 'decided'>): number | null =>
  decided === 0 ? null : Math.round((approved / decided) * 100)

export const sayDays = (days: number): string => days.toFixed(1)

type Known = Pick<Report, 'isBackRecorded'>
type Column = {
  label: string
  /** Which day puts an application into a row. */
  counts: 'arrived' | 'answered' | 'moved'
  say: (row: ReportRow, known: Known) => string
  /** In a spreadsheet: one number or none. */
  cell: (row: ReportRow, known: Known) => string | null
}

const countColumn = (label: string, counts: Column['counts'], read: (row: ReportRow) => number): Column => ({
  label,
  counts,
  say: (row) => formatNumber(read(row)),
  cell: (row) => String(read(row)),
})

const dayColumn = (label: string, read: (days: NonNullable<ReportRow['days']>) => number): Column => ({
  label,
  counts: 'answered',
  say: ({ days }) => (days ? sayDays(read(days)) : none),
  cell: ({ days }) => (days ? sayDays(read(days)) : null),
})

const dollars = (cents: number) => (cents / 100).toFixed(2)

const ownColumns = {
  applications: countColumn('Applications', 'arrived', ({ applications }) => applications),
  approvedSoFar: countColumn('Approved so far', 'arrived', ({ approvedSoFar }) => approvedSoFar),
  undecided: countColumn('Not decided', 'arrived', ({ undecided }) => undecided),
  decided: countColumn('Decided', 'answered', ({ decided }) => decided),
  approved: countColumn('Approved', 'answered', ({ approved }) => approved),
  share: {
    label: 'Of those decided',
    counts: 'answered',
    say: (row) => percentOf(row) ?? none,
    cell: (row) => percentOf(row),
  },
  late: countColumn('Decided late', 'answered', ({ late }) => late),
  middle: dayColumn('Days, middle file', ({ middle }) => middle),
  quarter: dayColumn('A quarter within', ({ quarter }) => quarter),
  threeQuarters: dayColumn('Three quarters within', ({ threeQuarters }) => threeQuarters),
  nineTenths: dayColumn('Nine of ten within', ({ nineTenths }) => nineTenths),
  out: { label: 'Out', counts: 'moved', say: ({ out }) => formatMoney(out), cell: ({ out }) => dollars(out) },
  back: {
    label: 'Back',
    counts: 'moved',
    say: ({ back }, { isBackRecorded }) => (isBackRecorded ? formatMoney(back) : none),
    cell: ({ back }, { isBackRecorded }) => (isBackRecorded ? dollars(back) : null),
  },
} satisfies Record<string, Column>
export type ColumnName = keyof typeof ownColumns
export const columns: Record<ColumnName, Column> = ownColumns
export const columnNames = Object.keys(columns) as ColumnName[]

function percentOf(row: ReportRow): string | null {
  const share = shareOf(row)
  return share === null ? null : formatPercent(share)
}

export function nameOf(grouping: Grouping, { value, label }: { value: string; label?: string }): string {
  switch (grouping) {
    case 'week':
      return formatCalendarDay(value, { month: 'short', day: 'numeric' })
    case 'home':
      return value === 'unknown' ? 'Not given' : labelOf(states, value)
    case 'caseType':
      return labelOf(applicationCaseTypes, value)
    case 'firm':
      return label || 'No firm'
  }
}
