import { expect, test } from 'vitest'
import { runFaults } from './run-faults.ts'

test('what is answered with success is stored once, whatever is killed', async () => {
  const lines: string[] = []
  const found = await runFaults({ events: 30_000, rate: 1500, everyMs: 1500, say: line => lines.push(line) })
  expect(found, lines.join('\n')).toMatchObject({
    answered: 30_000,
    stored: 30_000,
    lost: 0,
    unasked: 0,
    twice: 0,
  })
  expect(Object.values(found.kills).reduce((sum, times) => sum + times, 0)).toBeGreaterThanOrEqual(3)
}, 240_000)
