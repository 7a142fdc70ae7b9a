import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** Both reporters write a test as a line of JSON in the file that TEST_REPORT names. */
export type TestRecord = {
  file: string
  name: string
  milliseconds: number
  /** `retried`: it passed, but not on the first try. */
  outcome: 'passed' | 'retried' | 'failed'
  error?: string
}

export function writeRecord(record: TestRecord) {
  const { TEST_REPORT } = process.env
  if (TEST_REPORT) appendFileSync(TEST_REPORT, `${JSON.stringify(record)}\n`)
}

export const readRecords = (path: string): TestRecord[] =>
  existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').filter(Boolean).map(parse) : []

const parse = (line: string): TestRecord => JSON.parse(line)

/** The summary for a person. The last line counts. */
export function summarize(records: readonly TestRecord[], failedSteps: readonly string[]): string[] {
  const slowest = records.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 10)
  const retried = records.filter(({ outcome }) => outcome === 'retried')
  const failed = records.filter(({ outcome }) => outcome === 'failed')
  return [
    ...paragraph(
      'The ten tests that took longest:',
      slowest.map(
        (record) => `${(record.milliseconds / 1000).toFixed(1).padStart(6)} s  ${formatName(record)}`,
      ),
    ),
    ...paragraph('Passed only at the second try:', retried.flatMap(explain)),
    ...paragraph('Steps that failed:', failedSteps),
    ...paragraph('Failed:', failed.flatMap(explain)),
    '',
    `${records.length - failed.length} passed, ${failed.length} failed`,
  ]
}

const formatName = ({ file, name }: TestRecord) => `${file}: ${name}`

/** The end of the output alone still says why. */
const explain = (record: TestRecord) => [
  formatName(record),
  ...(record.error ?? '')
    .split('\n')
    .filter((line) => line && !line.includes('/node_modules/'))
    .slice(0, 12)
    .map((line) => `    ${line}`),
]

const paragraph = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []
