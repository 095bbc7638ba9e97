const MS = 300

/** Scrolls sideways step by step: the scrollbar sets positions of its own, which stops the browser's smooth scroll. */
export function glide(list: HTMLElement, by: number): void {
  const from = list.scrollLeft
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    list.scrollLeft = from + by
    return
  }
  const began = performance.now()
  function step() {
    const part = Math.min(1, (performance.now() - began) / MS)
    list.scrollLeft = from + by * (1 - (1 - part) ** 3)
    if (part < 1) window.requestAnimationFrame(step)
  }
  step()
}
