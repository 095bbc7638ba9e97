import { expect } from 'vitest'
import { tier } from '../../ops/checks/test-run/tier.ts'
import type { Attack } from './attacks.ts'
import { faultsOf, type Report, runAttacks } from './run-attacks.ts'

/** Of `npm run attack`, which also compares how long pages take, on a machine that does nothing else. */
export const SHARE = tier === 'land' ? 0.001 : 0.01

/** Runs these attacks at the same time, and expects that the store withstands them. */
export async function smallAttack(only: Attack[]): Promise<Report> {
  const report = await runAttacks({ share: SHARE, seed: 7, quietMs: 500, together: true, only })
  expect(faultsOf(report)).toEqual([])
  expect(report.attacks.filter(({ outcome }) => outcome.tries > 0)).toHaveLength(only.length)
  return report
}
