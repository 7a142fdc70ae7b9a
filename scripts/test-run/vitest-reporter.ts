import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import { writeRecord } from './report.ts'

export default class VitestReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result()
    if (state !== 'passed' && state !== 'failed') return
    const { duration = 0, flaky = false } = test.diagnostic() ?? {}
    writeRecord({
      file: test.module.relativeModuleId,
      name: test.fullName,
      milliseconds: duration,
      outcome: state === 'passed' && flaky ? 'retried' : state,
      ...describeFailure(errors),
    })
  }

  /** A failing hook takes the tests of its suite with it: they count as skipped, and none of them as failed. */
  onTestSuiteResult(suite: TestSuite) {
    this.#recordSuite(suite.module.relativeModuleId, suite.fullName, suite.errors())
  }

  onTestModuleEnd(module: TestModule) {
    this.#recordSuite(module.relativeModuleId, 'the whole file', module.errors())
  }

  onTestRunEnd(_modules: unknown, unhandled: readonly SerializedError[]) {
    for (const error of unhandled) this.#recordSuite('no test', 'an error that nothing awaited', [error])
  }

  #recordSuite(file: string, name: string, errors: readonly SerializedError[]) {
    if (errors.length > 0)
      writeRecord({ file, name, milliseconds: 0, outcome: 'failed', ...describeFailure(errors) })
  }
}

const describeFailure = (errors: readonly SerializedError[] = []) => {
  const [error] = errors
  return error ? { error: error.stack ?? error.message } : {}
}
