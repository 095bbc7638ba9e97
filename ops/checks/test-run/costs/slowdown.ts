import { createHash } from 'node:crypto'

/** What the work below takes of a processor that does nothing else. */
const IDLE_MS = 7
const SAMPLE_MS = 5000
/** Slower than this, a machine can't be judged by. */
const MAX_SLOWDOWN = 2

/**
 * Measures how slow the processor is while tests run. Its speed halves when other tenants are busy, and with it what a
 * processor second is worth. The returned function ends the watch and returns how many seconds one second of an idle machine took.
 */
export function watchSlowdown(): () => number {
  const samples: number[] = []
  for (let warm = 0; warm < 10; warm += 1) work()
  const timer = setInterval(() => samples.push(measure()), SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return slowdownOf(samples.length > 0 ? samples : [measure()])
  }
}

/** Of the sample in the middle. */
export function slowdownOf(samples: number[]): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? IDLE_MS
  return Math.min(MAX_SLOWDOWN, Math.max(1, middle / IDLE_MS))
}

function measure(): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function work(): string {
  const hash = createHash('sha256')
  const rows: Record<string, { number: number; text: string }> = {}
  for (let i = 0; i < 4000; i += 1) {
    rows[`row${i % 500}`] = { number: i, text: String(i * 7) }
    if (i % 100 === 0) hash.update(JSON.stringify(rows))
  }
  return hash.digest('hex')
}
