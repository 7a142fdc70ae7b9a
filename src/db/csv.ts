import { type Column, type SQL, sql } from 'drizzle-orm'

/** What a spreadsheet takes for the start of a formula, in half and full width. */
const formulaStart = sql.raw(String.raw`E'^[=+@\t\r＝＋－＠-]'`)

/**
 * One line of CSV per row, written by the database: a table of any length passes through the process as text and
 * leaves nothing for the garbage collector.
 */
export function csvLine(columns: readonly Column[]): SQL<string> {
  return sql`${sql.join(columns.map(cellOf), sql` || ',' || `)} || E'\\r\\n'`
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
    case 'string':
      return sql`replace(case when ${column}::text ~ ${formulaStart} then '''' else '' end || ${column}::text, '"', '""')`
    default:
      return sql`${column}::text`
  }
}
