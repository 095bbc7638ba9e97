import { isDoubleTap, type Tap } from './double-tap.ts'
import { axisOf, between, closes, follow, landing, type Point, whole, zoomAt } from './gesture.ts'
import type { Zoom } from './zoom.ts'

/** What the viewer shows at the moment. */
export interface Shown {
  track: HTMLElement
  frame: HTMLElement
  index: number
  count: number
  go(index: number): void
  close(): void
}

export function placeTrack(track: HTMLElement, index: number, px = 0): void {
  track.style.transform = `translate3d(calc(${index * -100}% + ${px}px), 0, 0)`
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

/** Swipe, pan, pinch, double tap, and a click beside the picture. Returns how to stop. */
export function watchPointers(stage: HTMLElement, zoom: Zoom, shown: () => Shown): () => void {
  const fingers = new Map<number, Point>()
  let mode: 'x' | 'y' | 'pan' | 'pinch' | undefined
  let from: Point = whole
  let began = 0
  let before = whole
  let pinched = between(from, from)
  let dragged = false
  let lastTap: Tap | undefined

  function begin(event: PointerEvent) {
    const [first, second] = [...fingers.values()]
    if (!first) return
    from = first
    began = event.timeStamp
    before = zoom.view()
    mode = second ? 'pinch' : undefined
    if (second) pinched = between(first, second)
  }

  /** Lets go of a track or picture that followed a finger. */
  function release() {
    const { track, frame, index } = shown()
    if (mode === 'x') {
      track.style.transition = ''
      placeTrack(track, index)
    } else if (mode === 'y') zoom.show(frame, whole, true)
    else if (mode === 'pinch') zoom.show(frame, zoom.view(), true)
  }

  function down(event: PointerEvent) {
    if (event.button !== 0 || fingers.size > 1) return
    if (fingers.size === 0) dragged = false
    else release()
    fingers.set(event.pointerId, pointOf(event))
    begin(event)
  }

  function move(event: PointerEvent) {
    if (!fingers.has(event.pointerId)) return
    fingers.set(event.pointerId, pointOf(event))
    const [first = from, second] = [...fingers.values()]
    const moved = { x: first.x - from.x, y: first.y - from.y }
    const { track, frame, index, count } = shown()
    if (mode === undefined) {
      const axis = axisOf(moved)
      // Downwards is a finger's way to close; a mouse has the button.
      if (!axis || (axis === 'y' && !zoom.zoomed() && event.pointerType === 'mouse')) return
      mode = zoom.zoomed() ? 'pan' : axis
      stage.setPointerCapture(event.pointerId)
    }
    dragged = true
    if (mode === 'x') {
      track.style.transition = 'none'
      placeTrack(track, index, follow(moved.x, index, count))
    } else if (mode === 'y') {
      frame.style.transition = 'none'
      frame.style.transform = `translate3d(0, ${Math.max(0, moved.y)}px, 0)`
    } else if (mode === 'pan') {
      zoom.show(frame, { ...before, x: before.x + moved.x, y: before.y + moved.y }, false)
    } else if (second) {
      const { middle, distance } = between(first, second)
      const scale = (before.scale * distance) / Math.max(1, pinched.distance)
      const held = zoomAt(before, scale, zoom.fromMiddle(pinched.middle))
      const went = { x: middle.x - pinched.middle.x, y: middle.y - pinched.middle.y }
      zoom.show(frame, { ...held, x: held.x + went.x, y: held.y + went.y }, false)
    }
  }

  function up(event: PointerEvent) {
    const at = fingers.get(event.pointerId)
    if (!at || !fingers.delete(event.pointerId)) return
    const { track, index, count, go, close } = shown()
    const ms = event.timeStamp - began
    release()
    const done = event.type === 'pointerup'
    if (mode === 'x' && done) go(landing(index, count, at.x - from.x, ms, track.offsetWidth))
    if (mode === 'y' && done && closes(at.y - from.y, ms)) close()
    begin(event)
  }

  /** A click and not a lifted finger, because the click would reach what lies under a viewer just closed. */
  function click(event: MouseEvent) {
    if (dragged) return
    const { frame, index, go, close } = shown()
    const at = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-picture]') : null
    if (!at) return close()
    if (at !== frame) return go(Number(at.dataset.picture ?? index))
    const tap = { ...pointOf(event), ms: event.timeStamp }
    const double = isDoubleTap(lastTap, tap)
    lastTap = double ? undefined : tap
    if (double) zoom.show(frame, zoomAt(zoom.view(), zoom.zoomed() ? 1 : 2, zoom.fromMiddle(tap)), true)
  }

  stage.addEventListener('pointerdown', down)
  stage.addEventListener('pointermove', move)
  stage.addEventListener('pointerup', up)
  stage.addEventListener('pointercancel', up)
  stage.addEventListener('click', click)
  return () => {
    stage.removeEventListener('pointerdown', down)
    stage.removeEventListener('pointermove', move)
    stage.removeEventListener('pointerup', up)
    stage.removeEventListener('pointercancel', up)
    stage.removeEventListener('click', click)
  }
}
