import { relative } from 'node:path'
import { cpuSeconds } from './cpu-seconds.ts'
import { addCost } from './file-cost.ts'

let stores = 0
let contexts = 0
/** Processor time of daemons that are no descendants of this process, such as PostgreSQL under pg_ctl. */
let daemonSeconds = 0

export const countStore = () => {
  stores += 1
}
export const countContext = () => {
  contexts += 1
}

/** Call before a daemon is stopped: its time is lost with it. */
export function addDaemon(pid: number): void {
  daemonSeconds += cpuSeconds(pid)
}

/** Starts measuring; the returned function records what was spent since. */
export function startMeter(file: string): () => void {
  const started = performance.now()
  const before = { cpu: cpuSeconds(process.pid) + daemonSeconds, stores, contexts }
  return () =>
    addCost({
      file: relative(process.cwd(), file),
      seconds: (performance.now() - started) / 1000,
      cpuSeconds: cpuSeconds(process.pid) + daemonSeconds - before.cpu,
      stores: stores - before.stores,
      contexts: contexts - before.contexts,
    })
}
