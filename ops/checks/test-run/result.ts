import { appendFileSync, readFileSync } from 'node:fs'

export interface TestResult {
  /** Its file and its titles, as a reader would look for it. */
  name: string
  /** Flaky: it failed, and passed when it was tried again. */
  outcome: 'passed' | 'failed' | 'skipped' | 'flaky'
  /** Of a skipped test. */
  why?: string
}

/** To where `npm run validate` reads them; a run by hand names no such place. */
export function writeResults(results: TestResult[]): void {
  const file = process.env.TEST_RESULTS
  if (file) appendFileSync(file, results.map(result => `${JSON.stringify(result)}\n`).join(''))
}

export function readResults(path: string): TestResult[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter(Boolean).map(line => JSON.parse(line) as TestResult)
}
