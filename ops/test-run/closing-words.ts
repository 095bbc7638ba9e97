import type { TestResult } from './result.ts'

/** Names of tests that may fail at the first try, each with the reason why that is borne. */
export type KnownFlaky = Readonly<Record<string, string>>

/** Of some 5,700 tests with a clock on a shared machine, two in a thousand. More than these say that something is wrong. */
const BORNE_AT_MOST = 10

/**
 * What a run ends with: every test that was skipped and every one that had to be tried again by name, then the counts
 * alone on a line. Flaky tests that nobody knew of have failed once there are more than ten.
 */
export function closingWords(results: TestResult[], known: KnownFlaky): { lines: string[]; failed: number } {
  const having = (outcome: TestResult['outcome']) => results.filter(result => result.outcome === outcome)
  const skipped = having('skipped')
  const flaky = having('flaky')
  const unknown = flaky.filter(({ name }) => !(name in known)).length
  const tooMany = unknown > BORNE_AT_MOST ? unknown : 0
  const failed = having('failed').length + tooMany
  const passed = having('passed').length + flaky.length - tooMany
  return {
    lines: [
      ...titled('skipped', skipped, ({ name, why }) => `${name}: ${why}`),
      ...titled(
        'flaky',
        flaky,
        ({ name }) =>
          `${name}: ${known[name] ?? (tooMany ? 'one of too many, so it has failed' : 'mend it')}`,
      ),
      `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
    ],
    failed,
  }
}

function titled(title: string, results: TestResult[], say: (result: TestResult) => string): string[] {
  return results.length > 0 ? [`${results.length} ${title}:`, ...results.map(one => `  ${say(one)}`)] : []
}
