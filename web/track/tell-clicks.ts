import { onDownload } from '../browser/downloads.ts'
import type { Stats } from './stats.ts'

const CONTROL = '[data-by=get-app]'

/** Clicks of the visitor alone: what a script presses is no click. A download says which control it came from. */
export function tellClicks(stats: Stats): void {
  let pressed: Element | null = null
  const hear = ({ isTrusted, target }: Event) => {
    if (!isTrusted || !(target instanceof Element)) return
    pressed = target.closest('a, button, summary')
    if (pressed?.closest('[data-module], [data-card]')) stats.click(pressed)
  }
  // Before anyone can keep the click to themselves.
  document.addEventListener('click', hear, true)
  onDownload(download => {
    const control = pressed?.closest(CONTROL) ?? document.querySelector(`${CONTROL}[data-vid]`)
    stats.event('download', { download }, control ?? undefined)
  })
}
