import { labelOf } from '#domain/choice.ts'
import { type Grouping, groupings } from '../schema/groupings.ts'
import type { Figures } from '../schema/report.ts'
import { columnNames, columns, nameOf } from './columns.ts'

/** The rows of a spreadsheet: the same columns as the table's, one number to a cell. */
export function listCells(figures: Figures, by: Grouping): (string | null)[][] {
  const head = [labelOf(groupings, by), ...columnNames.map((name) => columns[name].label)]
  const rows = figures[by].map((row) => [
    by === 'week' ? row.value : nameOf(by, row),
    ...columnNames.map((name) => columns[name].cell(row, figures)),
  ])
  return [head, ...rows]
}
