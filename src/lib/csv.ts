/** What a spreadsheet takes for the start of a formula, in half and full width. */
const formulaStart = /^[=+@\t\r＝＋－＠-]/

export type CsvValue = string | number | boolean | Date | null

/** Every value is quoted; one that is missing is empty. */
export const writeCsvLine = (values: readonly CsvValue[]) => `${values.map(writeCell).join(',')}\r\n`

function writeCell(value: CsvValue): string {
  if (value === null) return ''
  if (value instanceof Date) return `"${value.toISOString()}"`
  if (typeof value === 'boolean') return value ? '"yes"' : '"no"'
  if (typeof value === 'number') return `"${value}"`
  return `"${formulaStart.test(value) ? "'" : ''}${value.replaceAll('"', '""')}"`
}
