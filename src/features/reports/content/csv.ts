import { labelOf } from '#site/staff-format.ts'
import { type Grouping, groupings } from '../schema/groupings.ts'
import type { Report } from '../schema/report.ts'
import { columnNames, columns, nameOf } from './columns.ts'

export function listCells(report: Report, by: Grouping): (string | null)[][] {
  const head = [labelOf(groupings, by), ...columnNames.map((name) => columns[name].label)]
  const rows = report[by].map((row) => [
    by === 'week' ? row.value : nameOf(by, row),
    ...columnNames.map((name) => columns[name].cell(row, report)),
  ])
  return [head, ...rows]
}
