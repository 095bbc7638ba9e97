import { type ChildProcess, spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_MS = 5000

/** Keeps so many processes waiting for the machine's cores; others that run count too. */
export function keepLoad(wanted: number) {
  const busy: ChildProcess[] = []
  const loads: number[] = []
  const look = () => {
    const load = loadavg()[0] ?? 0
    loads.push(load)
    if (load < wanted && busy.length < wanted)
      busy.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
    else if (load > wanted * 1.5) busy.pop()?.kill('SIGKILL')
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  return {
    /** Returns when the machine is as busy as that. */
    async reached(): Promise<void> {
      while ((loadavg()[0] ?? 0) < wanted) await pause(LOOK_MS)
      loads.length = 0
    },
    /** Returns the least load since then. */
    stop(): number {
      clearInterval(timer)
      for (const one of busy) one.kill('SIGKILL')
      return Math.min(loadavg()[0] ?? 0, ...loads)
    },
  }
}
