const SHORTEST = 20
const WHEEL_SPEED = 2
const LINE = 16

export interface Thumb {
  length: number
  at: number
  /** How far the strip goes when the thumb goes one pixel. */
  pace: number
}

/** The thumb in a track as wide as what is seen of the strip; none when all of it is seen. */
export function thumbOf(seen: number, whole: number, left: number): Thumb | undefined {
  const hidden = whole - seen
  if (hidden <= 0) return undefined
  const length = Math.max(SHORTEST, (seen * seen) / whole)
  const pace = hidden / (seen - length)
  return { length, at: left / pace, pace }
}

/** How far a wheel moves the strip, whichever way it is turned. Wheels count in pixels, lines or pages. */
export function wheeled(
  { deltaX, deltaY, deltaMode }: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode'>,
  page: number,
): number {
  const turned = Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY
  return turned * WHEEL_SPEED * ([1, LINE, page][deltaMode] ?? 1)
}
