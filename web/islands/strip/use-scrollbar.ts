import type PerfectScrollbar from 'perfect-scrollbar'
import { type RefObject, useEffect } from 'react'

/** A scrollbar that looks the same everywhere. Only where it is wanted is its script fetched, so phones never get it. */
export function useScrollbar(strip: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const list = strip.current
    if (!list || !wanted) return
    let bar: PerfectScrollbar | undefined
    let gone = false
    import('perfect-scrollbar').then(
      module => {
        if (!gone) bar = make(module.default, list)
      },
      () => {
        // The strip scrolls without it too.
      },
    )
    const resized = () => bar?.update()
    window.addEventListener('resize', resized)
    return () => {
      gone = true
      window.removeEventListener('resize', resized)
      bar?.destroy()
    }
  }, [strip, wanted])
}

function make(Scrollbar: typeof PerfectScrollbar, list: HTMLElement): PerfectScrollbar {
  const bar = new Scrollbar(list, {
    minScrollbarLength: 20,
    wheelSpeed: 2,
    suppressScrollY: true,
    handlers: ['click-rail', 'drag-thumb', 'wheel'],
  })
  // The pictures themselves take the keyboard there; a reader needs no second way.
  for (const rail of list.querySelectorAll('.ps__rail-x, .ps__rail-y'))
    rail.setAttribute('aria-hidden', 'true')
  for (const thumb of list.querySelectorAll('.ps__thumb-x, .ps__thumb-y'))
    thumb.setAttribute('tabindex', '-1')
  return bar
}
