/** Scrolls sideways, smoothly where that is welcome. */
export function glide(list: HTMLElement, by: number): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollBy({ left: by, behavior: still ? 'auto' : 'smooth' })
}
