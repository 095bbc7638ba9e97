import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { overBudget } from './budget.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { readCosts } from './file-cost.ts'
import { slowdownOf } from './slowdown.ts'

const dir = mkdtempSync(join(tmpdir(), 'pergola-costs-'))
afterAll(() => rmSync(dir, { recursive: true }))

test('processor time of a child that has ended counts', () => {
  const before = cpuSeconds(process.pid)
  spawnSync(process.execPath, ['-e', 'for (const end = Date.now() + 400; Date.now() < end; );'])
  // Not by the clock: on a busy machine the child gets less of it.
  expect(cpuSeconds(process.pid) - before).toBeGreaterThan(0.02)
})

test('the tests of a file add up, and the most expensive file comes first', () => {
  const cost = (file: string, cpuSeconds: number) => ({
    file,
    cpuSeconds,
    seconds: 1,
    stores: 1,
    contexts: 2,
  })
  const lines = [cost('a', 1), cost('b', 3), cost('a', 1.5)].map(one => JSON.stringify(one))
  writeFileSync(join(dir, 'costs'), `${lines.join('\n')}\n`)
  expect(readCosts(join(dir, 'costs'))).toEqual([
    { file: 'b', cpuSeconds: 3, seconds: 1, stores: 1, contexts: 2 },
    { file: 'a', cpuSeconds: 2.5, seconds: 2, stores: 2, contexts: 4 },
  ])
})

test('a file over twenty processor seconds of an idle machine fails', () => {
  const costs = [20, 20.5].map(cpuSeconds => ({ file: 'x', cpuSeconds, seconds: 0, stores: 0, contexts: 0 }))
  expect(overBudget(costs, 1)).toEqual([
    { name: 'x takes 20.5 processor seconds, over 20.0', outcome: 'failed' },
  ])
  expect(overBudget(costs, 1.5)).toEqual([])
})

test.each([
  [[7, 7, 7], 1],
  [[3, 4, 5], 1],
  [[7, 10.5, 14], 1.5],
  [[70, 80, 90], 2],
])('work that took %j ms was slowed down %d times', (samples, slowdown) => {
  expect(slowdownOf(samples)).toBe(slowdown)
})
