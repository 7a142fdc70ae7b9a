import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRecords, summarize } from './test-run/report.ts'
import { failedSteps, runInTurn, runQuietly, type Step } from './test-run/steps.ts'
import { provideTestTools } from './test-run/tools.ts'

/**
 * `npm test`: everything. `npm run test:quick`: what needs neither a build nor a browser. The last lines name the
 * slowest tests and those that passed only on the second try, and count.
 */
process.chdir(new URL('..', import.meta.url).pathname)
const isQuick = process.argv[2] === 'quick'
// Without a language the browser takes file names for plain ASCII.
process.env.LANG ??= 'C.UTF-8'
const reports = mkdtempSync(join(tmpdir(), 'test-report-'))
process.env.TEST_REPORT = join(reports, 'tests.jsonl')

const checks: Step[] = [
  // First: the search for dead code, which runs beside these, needs them.
  { title: 'Route types', command: 'react-router', args: ['typegen'] },
  { title: 'Structure', command: 'node', args: ['scripts/check-structure.ts'] },
  { title: 'Lint and format', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { title: 'Types', command: 'tsc', args: ['--noEmit', '--checkers', '1'] },
]
/** They go beside the types, which keep one core busy longer than the build keeps the other. */
const checksAfterBuild: Step[] = [
  { title: 'Words', command: 'node', args: ['scripts/check-words.ts'] },
  { title: 'Dead code', command: 'knip', args: ['--no-progress'] },
]
const build: Step = { title: 'Build', command: 'node', args: ['scripts/build.ts'] }
const vitest = (title: string, ...args: string[]): Step => ({
  title,
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=./scripts/test-run/vitest-reporter.ts', ...args],
})
const unitTests = vitest('Unit and API tests', '--project=unit')
const storageTests = vitest('Tests of both stores', '--project=storage')
const processTests = vitest(
  'Tests of processes and of what they keep',
  '--project=system',
  '--project=durability',
)
const browserTests: Step = {
  title: 'Browser tests',
  command: 'playwright',
  args: ['test', '--reporter=list,./scripts/test-run/playwright-reporter.ts'],
}

const passed = isQuick ? await runQuick() : await runEverything()
for (const line of summarize(readRecords(process.env.TEST_REPORT), failedSteps)) console.log(line)
rmSync(reports, { recursive: true, force: true })
process.exitCode = passed ? 0 : 1

async function runQuick(): Promise<boolean> {
  if (!(await haveTools(['PostgreSQL']))) return false
  return (await runQuietly([...checks, ...checksAfterBuild])) && (await runInTurn([unitTests]))
}

async function runEverything(): Promise<boolean> {
  // A bare machine takes a minute to install the other tools, which are needed only after the build.
  const postgres = haveTools(['PostgreSQL'])
  const tools = postgres.then((isHere) => isHere && haveTools())
  const checked = await Promise.all([runQuietly(checks), runQuietly([build, ...checksAfterBuild]), postgres])
  if (checked.includes(false)) return tools.then(() => false)
  const units = runInTurn([unitTests])
  const others = tools.then((areHere) => areHere && runQuietly([processTests, storageTests]))
  // Whatever waits for a process, a store or a browser leaves its core to the others: a third line begins where one ends.
  const oneIsDone = await Promise.race([units, others])
  const browsers = oneIsDone && (await tools) && runInTurn([browserTests])
  const passed = await Promise.all([units, others, browsers])
  return !passed.includes(false)
}

async function haveTools(names?: readonly string[]): Promise<boolean> {
  const complaint = await provideTestTools(names)
  if (complaint) console.error(complaint)
  return complaint === undefined
}
