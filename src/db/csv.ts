import { type Column, type SQL, sql } from 'drizzle-orm'

/** What a spreadsheet takes for the start of a formula, in half and full width. PostgreSQL and we read it alike. */
const formulaStart = String.raw`^[=+@\t\r＝＋－＠-]`
const startsFormula = new RegExp(formulaStart)

/** Stands in a line for a value that the database cannot read. Left out of texts, so that there are no others. */
const gapMark = '\u0001'
const gap = sql.raw(`chr(${gapMark.charCodeAt(0)})`)

/**
 * One line of CSV per row, written by the database: a table of any length passes through the process as text and
 * leaves little for the garbage collector. In place of a column, null leaves a gap.
 */
export function csvLine(columns: readonly (Column | null)[]): SQL<string> {
  const cells = columns.map((column) => (column ? cellOf(column) : gap))
  return sql`${sql.join(cells, sql` || ',' || `)} || E'\\r\\n'`
}

/** Every value is quoted; a column without one is empty. */
function cellOf(column: Column): SQL {
  return sql`coalesce('"' || ${textOf(column)} || '"', '')`
}

function textOf(column: Column): SQL {
  switch (column.dataType) {
    case 'date':
      return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    case 'boolean':
      return sql`case when ${column} then 'yes' else 'no' end`
    case 'string': {
      const starts = sql.raw(`E'${formulaStart}'`)
      const text = sql`case when ${column}::text ~ ${starts} then '''' else '' end || ${column}::text`
      return sql`replace(replace(${text}, '"', '""'), ${gap}, '')`
    }
    default:
      return sql`${column}::text`
  }
}

/** Fills the gaps of a line, from left to right. */
export function fillGaps(line: string, values: readonly (string | boolean | null)[]): string {
  const [first = '', ...rest] = line.split(gapMark)
  return rest.reduce((filled, piece, place) => filled + writeCell(values[place] ?? null) + piece, first)
}

/** A line of values that are at hand. */
export const writeLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(writeCell).join(',')}\r\n`

function writeCell(value: string | number | boolean | null): string {
  if (value === null) return ''
  // What is below zero is no formula.
  if (typeof value === 'number') return `"${value}"`
  if (typeof value === 'boolean') return value ? '"yes"' : '"no"'
  return `"${startsFormula.test(value) ? "'" : ''}${value.replaceAll('"', '""')}"`
}
