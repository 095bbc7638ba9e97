import { type RefObject, useEffect } from 'react'

/** Only where a scrollbar is wanted is its script fetched, so phones never get it. */
export function useScrollbar(strip: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const list = strip.current
    if (!list || !wanted) return
    let gone = false
    let remove = () => {}
    import('./add-scrollbar.ts').then(
      ({ addScrollbar }) => {
        if (!gone) remove = addScrollbar(list)
      },
      () => {
        // The strip scrolls without it too.
      },
    )
    return () => {
      gone = true
      remove()
    }
  }, [strip, wanted])
}
