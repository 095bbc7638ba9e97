import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports processor time in these, whatever the kernel's own tick is. */
const TICKS_PER_SECOND = 100

interface ProcessTimes {
  parent: number
  /** Own time and that of children that have ended. */
  seconds: number
}

/** Returns the processor seconds of a process and its descendants, ended ones included if their parent waited for them. */
export function cpuSeconds(root: number): number {
  const processes = new Map<number, ProcessTimes>()
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : undefined
    if (times) processes.set(Number(name), times)
  }
  const below = (pid: number): boolean => {
    const times = processes.get(pid)
    return times !== undefined && (pid === root || below(times.parent))
  }
  let sum = 0
  for (const [pid, { seconds }] of processes) if (below(pid)) sum += seconds
  return sum
}

function timesOf(pid: number): ProcessTimes | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // The name before the last bracket may contain anything, brackets too.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent = 0] = fields.slice(1)
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0)
  return { parent, seconds: ticks / TICKS_PER_SECOND }
}
