import { spawn } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { expect, test } from 'vitest'
import { lowerPriority } from './lower-priority.ts'

test.each([
  [0, 10],
  [15, 15],
])('a process of priority %i has %i then', (before, after) => {
  const child = spawn('sleep', ['10'])
  try {
    setPriority(child.pid ?? 0, before)
    lowerPriority(child.pid ?? 0)
    expect(getPriority(child.pid ?? 0)).toBe(after)
  } finally {
    child.kill()
  }
})
