const FIRST_MS = 5000
const MAX_MS = 300_000

/** How long a server that turned a page away is left alone: as long as it said, or ever longer when it did not (0 seconds). */
export function pauseMs(seconds: number, failures: number): number {
  const pause = Math.min(MAX_MS, seconds * 1000 || FIRST_MS * 2 ** failures)
  // Pages that were turned away together do not come back together.
  return pause * (1 + Math.random() / 2)
}
