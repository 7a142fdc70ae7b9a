import { Link } from 'react-router'
import { Table } from '#features/admin/kit/components/table.tsx'
import { formatNumber, labelOf } from '#site/staff-format.ts'
import { type ColumnName, columnNames, columns, nameOf } from '../../content/columns.ts'
import { type Grouping, groupings } from '../../schema/groupings.ts'
import type { Report, ReportQuery, ReportRow } from '../../schema/report.ts'
import { findFiles, listPath } from './bar-lists.ts'
import { useReportState } from './report-state.ts'

const heads = [
  { counts: 'arrived', label: 'Came in' },
  { counts: 'answered', label: 'Decided' },
  { counts: 'moved', label: 'Money' },
] as const

type ReportTableProps = { report: Report; query: ReportQuery; by: Grouping }

export function ReportTable({ report, query, by }: ReportTableProps) {
  const { searchFor } = useReportState()
  const rows = by === 'week' ? report.week.toReversed() : report[by]
  return (
    <div className="figures-tables">
      <nav aria-label="Rows" className="figures-by">
        {groupings.map(({ value, label }) => (
          <Link
            key={value}
            to={searchFor({ table: value })}
            replace
            aria-current={value === by}
            className="desk-bare"
          >
            {value === 'week' ? 'By week' : `By ${label.toLowerCase()}`}
          </Link>
        ))}
      </nav>
      <Table
        caption={`Figures by ${by === 'week' ? 'week' : labelOf(groupings, by).toLowerCase()}`}
        className="figures-table"
      >
        <thead>
          <tr>
            <td />
            {heads.map(({ counts, label }) => (
              <th
                key={counts}
                scope="colgroup"
                colSpan={columnNames.filter((name) => columns[name].counts === counts).length}
              >
                {label}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col">{labelOf(groupings, by)}</th>
            {columnNames.map((name) => (
              <th key={name} scope="col" className="number">
                {columns[name].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.value}>
              <th scope="row">{nameOf(by, row)}</th>
              {columnNames.map((name) => (
                <td key={name} className="number">
                  <Cell {...{ name, row, report, query, by }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            {columnNames.map((name) => (
              <td key={name} className="number">
                {columns[name].say(report.total, report)}
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
      {by === 'firm' && report.firmCount > report.firm.length && (
        <p className="figures-note">
          The {report.firm.length} with the most applications, of {formatNumber(report.firmCount)}. The CSV
          has all.
        </p>
      )}
      {!report.isBackRecorded && <p className="figures-note">Back: nothing recorded yet.</p>}
    </div>
  )
}

type CellProps = ReportTableProps & { name: ColumnName; row: ReportRow & { value: string; label?: string } }

function Cell({ name, row, report, query, by }: CellProps) {
  const words = columns[name].say(row, report)
  const files = findFiles({ column: name, grouping: by, row, report, query })
  const isNone = /^[–0$.]+$/.test(words)
  if (!files || isNone) return <>{words}</>
  return <Link to={listPath(files)}>{words}</Link>
}
