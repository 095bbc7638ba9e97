import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { type TestResult, writeResults } from './result.ts'

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const

export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onEnd(): void {
    writeResults(this.#suite?.allTests().map(resultOf) ?? [])
  }
}

function resultOf(test: TestCase): TestResult {
  const [, , , ...titles] = test.titlePath()
  const name = [relative(process.cwd(), test.location.file), ...titles].join(' › ')
  const outcome = OUTCOMES[test.outcome()]
  if (outcome !== 'skipped') return { name, outcome }
  const why = test.annotations.find(({ type }) => type === 'skip')?.description
  return { name, outcome, why: why ?? 'did not run' }
}
