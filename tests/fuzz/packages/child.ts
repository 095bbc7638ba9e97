// One process for all cases, with little memory: what one leaves behind is seen in those after it.
import { readFileSync } from 'node:fs'
import { fuzzCase } from './fuzz-case.ts'
import { readPackage } from './read-package.ts'
import { fuzzSeeds } from './seeds.ts'

const SLOW_MS = 1000
const TOLD_EVERY_MS = 1000

export interface Told {
  done: number
  outcomes: Record<string, number>
  slowestMs: number
  /** In megabytes, the most so far. */
  memory: number
  /** What no file should bring about. */
  wrong?: { number: number; path: string; why: string }
}

const [seed = 0, from = 0, count = 0] = process.argv.slice(2).map(Number)
const seeds = fuzzSeeds()
const told: Told = { done: 0, outcomes: {}, slowestMs: 0, memory: 0 }
const tell = () => {
  // Not the maximum of getrusage: a process inherits that of the one that started it.
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  told.memory = Math.round(Number(peak) / 1024)
  process.stdout.write(`${JSON.stringify(told)}\n`)
}

let toldAt = performance.now()
for (let number = from; number < from + count && !told.wrong; number += 1) {
  const { path, file } = fuzzCase(seeds, seed, number)
  // The processor's time: on a busy machine the clock would measure other work.
  const started = process.cpuUsage()
  try {
    const outcome = readPackage(file)
    told.outcomes[outcome] = (told.outcomes[outcome] ?? 0) + 1
  } catch (error) {
    told.wrong = { number, path, why: String((error as Error).stack ?? error) }
  }
  const { user, system } = process.cpuUsage(started)
  const ms = (user + system) / 1000
  told.slowestMs = Math.max(told.slowestMs, Math.round(ms))
  if (ms > SLOW_MS) told.wrong ??= { number, path, why: `took ${ms} ms` }
  told.done += 1
  if (performance.now() - toldAt > TOLD_EVERY_MS) {
    tell()
    toldAt = performance.now()
  }
}
tell()
