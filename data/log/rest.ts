import { setTimeout as pause } from 'node:timers/promises'

/** Waits, and ends early when there is no more reason to. */
export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => {
    // Aborted.
  })
}
