import { readdirSync, readFileSync } from 'node:fs'
import { allTimes, withDescendants } from '../../ops/checks/test-run/costs/cpu-seconds.ts'
import { machineSeconds } from '../../ops/checks/test-run/costs/machine-seconds.ts'

const EVERY_MS = 1000

/** What the processors have done since the machine started. */
export interface Sample {
  /** By the clock of performance.now(). */
  at: number
  /** Seconds of all processors together: at work, and all that there were. */
  busy: number
  total: number
  /** Processor seconds of this run's own processes, by their ids. */
  own: Map<number, number>
}

/** The share of the processors that others used between two samples: 0 is none, 1 is all of them. */
export function othersShare(before: Sample, after: Sample): number {
  const total = after.total - before.total
  if (total <= 0) return 0
  const busy = after.busy - before.busy
  // Process by process: the time of a killed one is gone from the sum, and would count as that of others.
  let own = 0
  for (const [pid, seconds] of after.own) own += Math.max(0, seconds - (before.own.get(pid) ?? 0))
  return Math.max(0, busy - own) / total
}

export interface Machine {
  /** The share that others used in this time; until now, unless said. */
  othersBetween(from: number, to?: number): number
  stop(): void
}

/** Measures how busy others keep this machine while a store in this folder is tested. */
export function watchMachine(runDir: string): Machine {
  const samples = [sample(runDir)]
  const timer = setInterval(() => samples.push(sample(runDir)), EVERY_MS)
  return {
    othersBetween(from, to = Number.POSITIVE_INFINITY) {
      samples.push(sample(runDir))
      const before = samples.findLast(({ at }) => at <= from) ?? samples[0]
      const after = samples.find(({ at }) => at >= to) ?? samples.at(-1)
      return before && after ? othersShare(before, after) : 0
    },
    stop: () => clearInterval(timer),
  }
}

function sample(runDir: string): Sample {
  const processes = withDescendants([process.pid, ...startedIn(runDir)], allTimes())
  const own = new Map([...processes].map(([pid, times]) => [pid, times.own]))
  const { all: total, used: busy } = machineSeconds()
  return { at: performance.now(), busy, total, own }
}

/** Processes of the store without a parent here: PostgreSQL leaves the command that starts it. */
function startedIn(runDir: string): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(runDir)
      } catch {
        return false
      }
    })
    .map(Number)
}
