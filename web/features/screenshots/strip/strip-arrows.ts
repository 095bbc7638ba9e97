import { glide } from './glide.ts'

/** Each turns the strip by almost its width, and is there only while there is more on its side. */
export function moveByArrows(list: HTMLElement, arrows: HTMLElement[]): void {
  function look() {
    const left = list.scrollWidth - list.clientWidth - list.scrollLeft
    for (const arrow of arrows) arrow.hidden = (arrow.dataset.turn === '1' ? left : list.scrollLeft) < 8
  }
  list.addEventListener('scroll', look, { passive: true })
  window.addEventListener('resize', look)
  for (const arrow of arrows) {
    arrow.addEventListener('click', () => glide(list, Number(arrow.dataset.turn) * (list.clientWidth - 160)))
  }
  look()
}
