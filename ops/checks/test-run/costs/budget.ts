import type { TestResult } from '../result.ts'
import type { FileCost } from './file-cost.ts'

/**
 * Processor seconds of an idle machine that a test file may take before every landing. What needs more belongs to the full tier, or is
 * split.
 */
const MAX_CPU_SECONDS = 20

/** `slowdown`: how many seconds one second of an idle machine took (slowdown.ts). */
export function overBudget(costs: FileCost[], slowdown: number): TestResult[] {
  const max = MAX_CPU_SECONDS * slowdown
  return costs
    .filter(({ cpuSeconds }) => cpuSeconds > max)
    .map(({ file, cpuSeconds }) => ({
      name: `${file} takes ${cpuSeconds.toFixed(1)} processor seconds, over ${max.toFixed(1)}`,
      outcome: 'failed',
    }))
}
