import { setTimeout as pause } from 'node:timers/promises'
import { type MachineSeconds, machineSeconds } from './costs/machine-seconds.ts'

const SAMPLE_MS = 2000
/** Promised seconds hold on a machine that has little else to do. */
const MAX_OTHERS = 0.15
const MAX_STOLEN = 0.05

/** Looks at the machine before a run; the returned function says afterwards why its seconds can't be judged, if they can't. */
export async function machineBusy(): Promise<() => string | undefined> {
  const before = machineSeconds()
  await pause(SAMPLE_MS)
  const start = machineSeconds()
  return () => reasonNotToJudge(before, start, machineSeconds())
}

export function reasonNotToJudge(
  before: MachineSeconds,
  start: MachineSeconds,
  end: MachineSeconds,
): string | undefined {
  const others = share(before, start, 'used')
  if (others > MAX_OTHERS) return `other processes used ${percent(others)} of the machine before the run`
  const stolen = share(start, end, 'stolen')
  if (stolen > MAX_STOLEN) return `the host took ${percent(stolen)} of the machine's time during the run`
  return undefined
}

const share = (from: MachineSeconds, to: MachineSeconds, what: 'used' | 'stolen') =>
  (to[what] - from[what]) / Math.max(0.01, to.all - from.all)
const percent = (part: number) => `${Math.round(part * 100)} %`
