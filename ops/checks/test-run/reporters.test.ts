import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig, Suite } from '@playwright/test/reporter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TestModule } from 'vitest/node'
import PlaywrightReporter from './playwright-reporter.ts'
import { readResults } from './result.ts'
import VitestReporter from './vitest-reporter.ts'

let dir = ''
const file = () => join(dir, 'results')
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pergola-results-'))
  vi.stubEnv('TEST_RESULTS', file())
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true })
})

/** A file of tests as Vitest tells of it, each with its result. */
function fileOf(results: { result: object; flaky?: boolean }[], errors: unknown[] = []): TestModule {
  const tests = results.map(({ result, flaky = false }, n) => ({
    fullName: `test ${n}`,
    result: () => result,
    diagnostic: () => ({ flaky }),
  }))
  const children = { allTests: () => tests }
  return { relativeModuleId: 'x.test.ts', children, errors: () => errors } as unknown as TestModule
}

test('what Vitest found is reported test by test, with what was skipped and what was tried again', () => {
  new VitestReporter().onTestRunEnd([
    fileOf([
      { result: { state: 'passed' } },
      { result: { state: 'passed' }, flaky: true },
      { result: { state: 'failed' } },
      { result: { state: 'skipped', note: 'no data here' } },
      { result: { state: 'skipped' } },
      { result: { state: 'pending' } },
    ]),
  ])
  expect(readResults(file())).toEqual([
    { name: 'x.test.ts › test 0', outcome: 'passed' },
    { name: 'x.test.ts › test 1', outcome: 'flaky' },
    { name: 'x.test.ts › test 2', outcome: 'failed' },
    { name: 'x.test.ts › test 3', outcome: 'skipped', why: 'no data here' },
    { name: 'x.test.ts › test 4', outcome: 'skipped', why: 'did not run' },
    { name: 'x.test.ts › test 5', outcome: 'skipped', why: 'did not run' },
  ])
})

test('a file whose hooks fail has failed, whatever its tests say', () => {
  new VitestReporter().onTestRunEnd([fileOf([{ result: { state: 'passed' } }], [new Error('afterAll')])])
  expect(readResults(file()).map(({ outcome }) => outcome)).toEqual(['passed', 'failed'])
})

test('what Playwright found is reported test by test, with what was skipped and what was tried again', () => {
  const outcomes = ['expected', 'flaky', 'unexpected', 'skipped', 'skipped']
  const reasons = [[], [], [], [{ type: 'skip', description: 'no data here' }], []]
  const tests = outcomes.map((outcome, n) => ({
    titlePath: () => ['', 'pages', 'x.spec.ts', 'a group', `test ${n}`],
    location: { file: join(process.cwd(), 'tests/e2e/x.spec.ts') },
    outcome: () => outcome,
    annotations: reasons[n],
  }))
  const reporter = new PlaywrightReporter()
  reporter.onBegin({} as FullConfig, { allTests: () => tests } as unknown as Suite)
  reporter.onEnd()
  const name = 'tests/e2e/x.spec.ts › a group › test'
  expect(readResults(file())).toEqual([
    { name: `${name} 0`, outcome: 'passed' },
    { name: `${name} 1`, outcome: 'flaky' },
    { name: `${name} 2`, outcome: 'failed' },
    { name: `${name} 3`, outcome: 'skipped', why: 'no data here' },
    { name: `${name} 4`, outcome: 'skipped', why: 'did not run' },
  ])
})
