import type { TestResult } from './result.ts'

/** Names of tests that may fail at the first try, each with the reason why that is borne. */
export type KnownFlaky = Readonly<Record<string, string>>

/**
 * What a run ends with: every test that was skipped and every one that had to be tried again by name, then the counts
 * alone on a line. A flaky test has failed, unless it is known to be.
 */
export function closingWords(results: TestResult[], known: KnownFlaky): { lines: string[]; failed: number } {
  const having = (outcome: TestResult['outcome']) => results.filter(result => result.outcome === outcome)
  const skipped = having('skipped')
  const flaky = having('flaky')
  const borne = flaky.filter(({ name }) => name in known)
  const failed = having('failed').length + flaky.length - borne.length
  const passed = having('passed').length + borne.length
  return {
    lines: [
      ...titled('skipped', skipped, ({ name, why }) => `${name}: ${why}`),
      ...titled(
        'flaky',
        flaky,
        ({ name }) => `${name}: ${known[name] ?? 'not known to be, so it has failed'}`,
      ),
      `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
    ],
    failed,
  }
}

function titled(title: string, results: TestResult[], say: (result: TestResult) => string): string[] {
  return results.length > 0 ? [`${results.length} ${title}:`, ...results.map(one => `  ${say(one)}`)] : []
}
