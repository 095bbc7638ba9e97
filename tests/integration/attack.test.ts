import { expect, test } from 'vitest'
import { ATTACKS } from '../attack/attacks.ts'
import { faultsOf, runAttacks } from '../attack/run-attacks.ts'

// A hundredth of `npm run attack`. How long pages take meanwhile is told there, on a machine that does nothing else.
test('[SEC-1] [SEC-2] nothing that a stranger sends breaks the store, stays in its cache or moves its lists', async () => {
  const report = await runAttacks({ share: 0.01, seed: 7, quietMs: 500, together: true })
  expect(faultsOf(report)).toEqual([])
  expect(report.attacks.filter(({ outcome }) => outcome.tries > 0)).toHaveLength(Object.keys(ATTACKS).length)
  expect(report.jumpsHeld).toBe(1)
  expect(report.eventsStored).toBeGreaterThanOrEqual(20_000)
}, 300_000)
