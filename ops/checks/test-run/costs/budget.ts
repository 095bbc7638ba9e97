import type { TestResult } from '../result.ts'
import type { FileCost } from './file-cost.ts'

/** Processor seconds that a test file may take before every landing. What needs more belongs to the full tier, or is split. */
export const MAX_CPU_SECONDS = 20

export const overBudget = (costs: FileCost[]): TestResult[] =>
  costs
    .filter(({ cpuSeconds }) => cpuSeconds > MAX_CPU_SECONDS)
    .map(({ file, cpuSeconds }) => ({
      name: `${file} takes ${cpuSeconds.toFixed(1)} processor seconds, over ${MAX_CPU_SECONDS}`,
      outcome: 'failed',
    }))
