import { keepInside, type Point, type View, whole } from './gesture.ts'

/** Moves and scales one picture at a time, directly: a render for each step is too much for an old phone. */
export function createZoom(stage: HTMLElement) {
  let view = whole
  let frame: HTMLElement | undefined

  return {
    view: () => view,
    zoomed: () => view !== whole,
    fromMiddle({ x, y }: Point): Point {
      const { left, top, width, height } = stage.getBoundingClientRect()
      return { x: x - left - width / 2, y: y - top - height / 2 }
    },
    show(picture: HTMLElement, wanted: View, smooth: boolean): void {
      frame = picture
      const { offsetWidth: width, offsetHeight: height } = picture
      // Nearly whole is whole, so that the next swipe turns the page.
      view =
        wanted.scale < 1.02 ? whole : keepInside(wanted, { width, height }, stage.getBoundingClientRect())
      const { x, y, scale } = view
      picture.style.transition = smooth ? '' : 'none'
      picture.style.transform = view === whole ? '' : `translate3d(${x}px, ${y}px, 0) scale(${scale})`
    },
    reset(): void {
      view = whole
      if (!frame) return
      frame.style.transition = ''
      frame.style.transform = ''
    },
  }
}

export type Zoom = ReturnType<typeof createZoom>
