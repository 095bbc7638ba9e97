/** Runs a task periodically: a round begins only after the last one ended, and failures are reported. */
export function every(
  ms: number,
  round: () => Promise<void>,
  failed: (error: unknown) => void,
): { stop(): Promise<void> } {
  const { promise: stopping, resolve: stop } = Promise.withResolvers<void>()
  let stopped = false
  const running = (async () => {
    while (!stopped) {
      try {
        await round()
      } catch (error) {
        failed(error)
      }
      const pause = Promise.withResolvers<void>()
      const timer = setTimeout(pause.resolve, ms)
      await Promise.race([pause.promise, stopping])
      clearTimeout(timer)
    }
  })()
  return {
    async stop() {
      stopped = true
      stop()
      await running
    },
  }
}
