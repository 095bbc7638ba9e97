import type { DownloadEvent } from '../../../contract/download-event.ts'
import { onDownload } from '../install/downloads.ts'
import type { Stats } from './stats.ts'

const CONTROL = '[data-by=get-app]'

/**
 * Clicks of the visitor alone: what a script presses is no click. A click that starts a download at once carries it; a
 * download that starts later, or by itself, is an event of its own and says which control it came from.
 */
export function tellClicks(stats: Stats): void {
  /** What the click that everyone is hearing just now has started. */
  let started: { download?: DownloadEvent } | undefined
  const hear = ({ isTrusted, target }: Event) => {
    if (!isTrusted || !(target instanceof Element)) return
    const click = target.closest('a, button, summary')
    if (!click?.closest('[data-module], [data-card]')) return
    if (!click.closest(CONTROL)) return stats.click(click)
    const carried = {}
    started = carried
    setTimeout(() => {
      started = undefined
      stats.click(click, carried)
    })
  }
  // Before anyone can keep the click to themselves.
  document.addEventListener('click', hear, true)
  onDownload(({ control, download, action = 'unanswered' }) => {
    if (!download) stats.event(action, undefined, control)
    else if (started) started.download = download
    else stats.event('download', { download }, control)
  })
}
