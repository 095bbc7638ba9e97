/** @module-tag full: kills every process while events flow. */

import { expect, test } from 'vitest'
import { MIN_KILLS, runFaults } from './run-faults.ts'

test('what is answered with success is stored once, whatever is killed', async () => {
  const lines: string[] = []
  const found = await runFaults({ events: 12_000, rate: 1000, everyMs: 500, say: line => lines.push(line) })
  expect(found, lines.join('\n')).toMatchObject({
    answered: 12_000,
    stored: 12_000,
    lost: 0,
    unasked: 0,
    twice: 0,
  })
  expect(Object.values(found.kills).reduce((sum, times) => sum + times, 0)).toBeGreaterThanOrEqual(MIN_KILLS)
}, 240_000)
