import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideTestTools } from './test-tools.ts'

/** `npm test`: everything, quick things first. The last line counts the tests. */
process.chdir(new URL('..', import.meta.url).pathname)
// Without a language the browser takes file names for plain ASCII.
process.env.LANG ??= 'C.UTF-8'
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

provideTestTools()
const passed =
  run('Lint and format', 'biome', ['check', '--error-on-warnings', '.']) &&
  run('Structure', 'node', ['scripts/check-structure.ts']) &&
  run('Route types', 'react-router', ['typegen']) &&
  run('Types', 'tsc', ['--noEmit']) &&
  run('Build', 'node', ['scripts/build.ts']) &&
  run('Unit, API, system and durability tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]) &&
  run('Browser tests', 'playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  })

summarise()
rmSync(reports, { recursive: true, force: true })
process.exitCode = passed ? 0 : 1

function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`)
  const { status } = spawnSync(join('node_modules', '.bin', command), args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) console.error(`${title}: failed`)
  return status === 0
}

function summarise() {
  const vitest = readReport<{ numPassedTests: number; numFailedTests: number }>(vitestReport)
  const playwright = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(
    playwrightReport,
  )
  const { expected = 0, flaky = 0, unexpected = 0 } = playwright?.stats ?? {}
  if (flaky > 0) console.log(`\nPassed only at the second try: ${flaky}`)
  const good = (vitest?.numPassedTests ?? 0) + expected + flaky
  const bad = (vitest?.numFailedTests ?? 0) + unexpected
  console.log(`\n${good} passed, ${bad} failed`)
}

function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
