/** For work that ignores a signal: the next run does it again. */
const END_MS = 8000

/** Ends the process on a signal, by force where that takes too long. */
export function endOnSignals(stop: () => unknown): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), END_MS).unref()
      void stop()
    })
}
