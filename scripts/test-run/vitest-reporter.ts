import type { Reporter, TestCase } from 'vitest/node'
import { writeRecord } from './report.ts'

export default class VitestReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { state } = test.result()
    if (state !== 'passed' && state !== 'failed') return
    const { duration = 0, flaky = false } = test.diagnostic() ?? {}
    writeRecord({
      file: test.module.relativeModuleId,
      name: test.fullName,
      milliseconds: duration,
      outcome: state === 'passed' && flaky ? 'retried' : state,
    })
  }
}
