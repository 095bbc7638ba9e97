import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { signInLimits } from './limits.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const heldMemory = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const fail = (limits: ReturnType<typeof signInLimits>, network: string, times: number) => {
  for (let i = 0; i < times; i++) limits.failed(network)
}

test('a network that failed ten times waits a quarter of an hour, and no other does', () => {
  let now = 0
  const limits = signInLimits(() => now)
  fail(limits, '203.0.113', 9)
  expect(limits.mayTry('203.0.113')).toBe(true)
  fail(limits, '203.0.113', 1)
  expect(limits.mayTry('203.0.113')).toBe(false)
  expect(limits.mayTry('198.51.100')).toBe(true)
  now = 15 * 60_000
  expect(limits.mayTry('203.0.113')).toBe(true)
})

test('a hundred thousand failing networks lock no one else out, in bounded memory', () => {
  const limits = signInLimits(() => 0)
  const before = heldMemory()
  for (let i = 0; i < 100_000; i++) fail(limits, `network ${i}`, 10)
  expect(limits.mayTry('somebody else')).toBe(true)
  expect(limits.mayTry('network 99999')).toBe(false)
  expect(heldMemory() - before).toBeLessThan(20 * 2 ** 20)
})
