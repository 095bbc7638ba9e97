import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const SAMPLE_MS = 2000
/** Promised seconds hold on a machine that has little else to do. */
const MAX_OTHERS = 0.15
const MAX_STOLEN = 0.05

interface Ticks {
  all: number
  used: number
  stolen: number
}

/** Looks at the machine before a run; the returned function says afterwards why its seconds can't be judged, if they can't. */
export async function machineBusy(): Promise<() => string | undefined> {
  const before = readTicks(readFileSync('/proc/stat', 'utf8'))
  await pause(SAMPLE_MS)
  const start = readTicks(readFileSync('/proc/stat', 'utf8'))
  return () => reasonNotToJudge(before, start, readTicks(readFileSync('/proc/stat', 'utf8')))
}

export function reasonNotToJudge(before: Ticks, start: Ticks, end: Ticks): string | undefined {
  const others = share(before, start, 'used')
  if (others > MAX_OTHERS) return `other processes used ${percent(others)} of the machine before the run`
  const stolen = share(start, end, 'stolen')
  if (stolen > MAX_STOLEN) return `the host took ${percent(stolen)} of the machine's time during the run`
  return undefined
}

/** Reads the first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. */
export function readTicks(stat: string): Ticks {
  const ticks = (stat.split('\n', 1)[0] ?? '').split(/\s+/).slice(1, 9).map(Number)
  const [, , , idle = 0, waiting = 0, , , stolen = 0] = ticks
  const all = ticks.reduce((sum, one) => sum + one, 0)
  return { all, used: all - idle - waiting, stolen }
}

const share = (from: Ticks, to: Ticks, what: 'used' | 'stolen') =>
  (to[what] - from[what]) / Math.max(1, to.all - from.all)
const percent = (part: number) => `${Math.round(part * 100)} %`
