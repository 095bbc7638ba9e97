import type { Point } from './gesture.ts'

export interface Tap extends Point {
  ms: number
}

/** Detected by hand, because a browser sends no double click where it may not zoom by itself. */
export function isDoubleTap(before: Tap | undefined, { x, y, ms }: Tap): boolean {
  return before !== undefined && ms - before.ms < 350 && Math.hypot(x - before.x, y - before.y) < 32
}
