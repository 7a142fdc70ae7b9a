import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { writeRecord } from './report.ts'

const outcomes = { expected: 'passed', flaky: 'retried', unexpected: 'failed', skipped: undefined } as const

/** Reports after all tries: only then is the last one known. */
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite
  }

  onEnd() {
    for (const test of this.#suite?.allTests() ?? []) this.#record(test)
  }

  #record(test: TestCase) {
    const outcome = outcomes[test.outcome()]
    if (!outcome) return
    const [, , , ...titles] = test.titlePath()
    const error = test.results.findLast((result) => result.error)?.error
    writeRecord({
      file: relative(process.cwd(), test.location.file),
      name: titles.join(' > '),
      milliseconds: Math.max(...test.results.map(({ duration }) => duration)),
      outcome,
      ...(error && { error: stripVTControlCharacters(error.message ?? String(error.value)) }),
    })
  }

  /** Failures outside a test: a file that doesn't load, a setup that fails. */
  onError(error: TestError) {
    writeRecord({
      file: relative(process.cwd(), error.location?.file ?? ''),
      name: 'outside of a test',
      milliseconds: 0,
      outcome: 'failed',
      error: stripVTControlCharacters(error.message ?? String(error.value)),
    })
  }

  printsToStdio() {
    return false
  }
}
