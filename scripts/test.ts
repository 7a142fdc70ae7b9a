import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRecords, summarize } from './test-run/report.ts'
import { inTurn, quietlyInTurn, type Step } from './test-run/steps.ts'
import { provideTestTools } from './test-run/tools.ts'

/**
 * `npm test`: everything. `npm run test:quick`: what needs neither a build nor a browser. The last lines name the slowest
 * tests and those that passed only at the second try, and count.
 */
process.chdir(new URL('..', import.meta.url).pathname)
const isQuick = process.argv[2] === 'quick'
// Without a language the browser takes file names for plain ASCII.
process.env.LANG ??= 'C.UTF-8'
const reports = mkdtempSync(join(tmpdir(), 'test-report-'))
process.env.TEST_REPORT = join(reports, 'tests.jsonl')

const checks: Step[] = [
  { title: 'Lint and format', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { title: 'Structure', command: 'node', args: ['scripts/check-structure.ts'] },
  { title: 'Route types', command: 'react-router', args: ['typegen'] },
  { title: 'Types', command: 'tsc', args: ['--noEmit'] },
]
const build: Step = { title: 'Build', command: 'node', args: ['scripts/build.ts'] }
const vitest = (title: string, ...args: string[]): Step => ({
  title,
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=./scripts/test-run/vitest-reporter.ts', ...args],
})
const unitTests = vitest('Unit and API tests', '--project=unit')
const processTests = vitest('Tests of processes: system, durability, storage', '--project=!unit')
const browserTests: Step = {
  title: 'Browser tests',
  command: 'playwright',
  args: ['test', '--reporter=list,./scripts/test-run/playwright-reporter.ts'],
}

const passed = isQuick ? await quick() : await everything()
for (const line of summarize(readRecords(process.env.TEST_REPORT))) console.log(line)
rmSync(reports, { recursive: true, force: true })
process.exitCode = passed ? 0 : 1

async function quick(): Promise<boolean> {
  if (!(await haveTools(['PostgreSQL']))) return false
  return (await quietlyInTurn(checks)) && (await inTurn([unitTests]))
}

async function everything(): Promise<boolean> {
  const checked = await Promise.all([haveTools(['PostgreSQL']), quietlyInTurn([...checks, build])])
  if (checked.includes(false)) return false
  // The other tools, which a bare machine takes a minute to install, are wanted only afterwards.
  const tested = await Promise.all([haveTools(), inTurn([unitTests])])
  if (tested.includes(false)) return false
  // Tests of processes wait more than they work, and browser tests the other way round.
  const over = await Promise.all([quietlyInTurn([processTests]), inTurn([browserTests])])
  return !over.includes(false)
}

async function haveTools(names?: readonly string[]): Promise<boolean> {
  const complaint = await provideTestTools(names)
  if (complaint) console.error(complaint)
  return complaint === undefined
}
