import { expired, MAX_DAYS, type Quarantine } from './quarantine.ts'
import type { TestResult } from './result.ts'

/**
 * Returns the last lines of a run: skipped and retried tests by name, then the counts alone on a line. A retried test has failed
 * unless it is quarantined, and an expired quarantine fails the run.
 */
export function summarize(
  results: TestResult[],
  { quarantine, day }: { quarantine: Quarantine; day: string },
): { lines: string[]; failed: number } {
  const having = (outcome: TestResult['outcome']) => results.filter(result => result.outcome === outcome)
  const skipped = having('skipped')
  const flaky = having('flaky')
  const late = expired(quarantine, day)
  const isAllowed = ({ name }: TestResult) => name in quarantine && !late.includes(name)
  const allowed = flaky.filter(isAllowed).length
  const failed = having('failed').length + flaky.length - allowed + late.filter(isUnseen(flaky)).length
  const passed = having('passed').length + allowed
  return {
    lines: [
      ...titled('failed', having('failed'), ({ name }) => name),
      ...titled('skipped', skipped, ({ name, why }) => `${name}: ${why}`),
      ...titled(
        'passed only when retried',
        flaky,
        one => `${one.name}: ${isAllowed(one) ? quarantine[one.name]?.reason : 'counts as failed'}`,
      ),
      ...late.map(name => `quarantined for more than ${MAX_DAYS} days: ${name}`),
      `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
    ],
    failed,
  }
}

const isUnseen = (flaky: TestResult[]) => (name: string) => !flaky.some(one => one.name === name)

function titled(title: string, results: TestResult[], say: (result: TestResult) => string): string[] {
  return results.length > 0 ? [`${results.length} ${title}:`, ...results.map(one => `  ${say(one)}`)] : []
}
