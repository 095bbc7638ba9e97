import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { type TestResult, writeResults } from './result.ts'
import { tier } from './tier.ts'

export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeResults(modules.flatMap(resultsOf))
  }
}

function resultsOf(module: TestModule): TestResult[] {
  const name = module.relativeModuleId
  const tests = [...module.children.allTests()].filter(isOfTier).map(test => resultOf(name, test))
  // A file that can't be loaded, or whose hooks fail, has failed whatever its tests say.
  return module.errors().length > 0 ? [...tests, { name, outcome: 'failed' }] : tests
}

/** A test that is left to the full tier is no skipped one. */
const isOfTier = (test: TestCase) => tier === 'full' || !test.tags?.includes('full')

function resultOf(file: string, test: TestCase): TestResult {
  const name = `${file} › ${test.fullName}`
  const result = test.result()
  if (result.state === 'failed') return { name, outcome: 'failed' }
  if (result.state === 'passed') return { name, outcome: test.diagnostic()?.flaky ? 'flaky' : 'passed' }
  return { name, outcome: 'skipped', why: (result.state === 'skipped' && result.note) || 'did not run' }
}
