import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports processor time in these, whatever the kernel's own tick is. */
export const TICKS_PER_SECOND = 100

export interface ProcessTimes {
  parent: number
  /** Its own time. */
  own: number
  /** That of children that have ended and that it waited for. */
  waitedFor: number
}

/** The processor seconds of every process of this machine. */
export function allTimes(): Map<number, ProcessTimes> {
  const processes = new Map<number, ProcessTimes>()
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : undefined
    if (times) processes.set(Number(name), times)
  }
  return processes
}

/** Those of these processes and of their descendants. */
export function withDescendants(
  roots: number[],
  processes: Map<number, ProcessTimes>,
): Map<number, ProcessTimes> {
  const below = (pid: number): boolean => {
    const times = processes.get(pid)
    return times !== undefined && (roots.includes(pid) || below(times.parent))
  }
  return new Map([...processes].filter(([pid]) => below(pid)))
}

/** Returns the processor seconds of a process and its descendants, ended ones included if their parent waited for them. */
export function cpuSeconds(root: number): number {
  let sum = 0
  for (const { own, waitedFor } of withDescendants([root], allTimes()).values()) sum += own + waitedFor
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
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15)
  return {
    parent,
    own: (user + system) / TICKS_PER_SECOND,
    waitedFor: (childrenUser + childrenSystem) / TICKS_PER_SECOND,
  }
}
