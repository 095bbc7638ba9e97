import { rest } from '../../data/log/rest.ts'

interface Pace {
  /** How long it waits before the next time: doubled each time, up to the highest. */
  minMs: number
  maxMs: number
  /** What ran for longer is no sign that the next time fails: the wait starts over. */
  lastedMs: number
}

/** Does `work` again whenever it ends or fails, until it is stopped. */
export async function keepRunning(
  work: () => Promise<void>,
  { minMs, maxMs, lastedMs }: Pace,
  { signal, warn }: { signal: AbortSignal; warn: (error: unknown) => void },
): Promise<void> {
  let waitMs = minMs
  while (!signal.aborted) {
    const began = performance.now()
    await work().catch(error => signal.aborted || warn(error))
    waitMs = performance.now() - began > lastedMs ? minMs : Math.min(waitMs * 2, maxMs)
    await rest(waitMs, signal)
  }
}
