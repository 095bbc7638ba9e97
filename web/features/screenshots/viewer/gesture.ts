export interface Point {
  x: number
  y: number
}
export interface Box {
  width: number
  height: number
}
/** How a picture is shown: moved from the middle of the stage, then scaled. */
export interface View extends Point {
  scale: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }
const MAX = 4

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Along which axis a finger goes, once it has gone far enough to tell. */
export function axisOf({ x, y }: Point): 'x' | 'y' | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < 8) return undefined
  return Math.abs(x) >= Math.abs(y) ? 'x' : 'y'
}

/** How far the pictures follow a finger: past either end they give way only a third. */
export function follow(dx: number, index: number, count: number): number {
  const pastEnd = (index === 0 && dx > 0) || (index === count - 1 && dx < 0)
  return pastEnd ? dx / 3 : dx
}

/** The picture that a drag leads to: a quarter of the way or a quick flick is enough. */
export function landing(index: number, count: number, dx: number, ms: number, pitch: number): number {
  const flick = Math.abs(dx) > 16 && Math.abs(dx) / Math.max(ms, 1) > 0.3
  if (!flick && Math.abs(dx) < pitch / 4) return index
  return clamp(index - Math.sign(dx), 0, count - 1)
}

/** A drag downwards closes when it is long, or short and quick. */
export function closes(dy: number, ms: number): boolean {
  return dy > 120 || (dy > 32 && dy / Math.max(ms, 1) > 0.5)
}

/** Scales so that what is under the point stays there. The point counts from the middle of the stage. */
export function zoomAt(view: View, scale: number, { x, y }: Point): View {
  const to = clamp(scale, 1, MAX)
  const times = to / view.scale
  return { scale: to, x: x - (x - view.x) * times, y: y - (y - view.y) * times }
}

/** No side of the picture leaves a gap that the other side could fill. */
export function keepInside(view: View, picture: Box, stage: Box): View {
  const roomX = Math.max(0, (picture.width * view.scale - stage.width) / 2)
  const roomY = Math.max(0, (picture.height * view.scale - stage.height) / 2)
  return { scale: view.scale, x: clamp(view.x, -roomX, roomX), y: clamp(view.y, -roomY, roomY) }
}

export function between(a: Point, b: Point): { middle: Point; distance: number } {
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.hypot(a.x - b.x, a.y - b.y),
  }
}
