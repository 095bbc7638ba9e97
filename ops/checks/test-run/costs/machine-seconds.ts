import { readFileSync } from 'node:fs'
import { TICKS_PER_SECOND } from './cpu-seconds.ts'

/** Seconds of all processors together since the machine started. */
export interface MachineSeconds {
  all: number
  /** At work, for whomever. */
  used: number
  /** Given to others by the machine's host. */
  stolen: number
}

export const machineSeconds = (): MachineSeconds => parseStat(readFileSync('/proc/stat', 'utf8'))

/** Reads the first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. */
export function parseStat(stat: string): MachineSeconds {
  const seconds = (stat.split('\n', 1)[0] ?? '')
    .split(/\s+/)
    .slice(1, 9)
    .map(ticks => Number(ticks) / TICKS_PER_SECOND)
  const [, , , idle = 0, waiting = 0, , , stolen = 0] = seconds
  const all = seconds.reduce((sum, one) => sum + one, 0)
  return { all, used: all - idle - waiting, stolen }
}
