import { isWriting } from './is-writing.ts'

/** A queue by keys: j and k move, a letter presses the control that names it, a number chooses a reason, u takes back. */
export function startQueueKeys(document: Document): void {
  const queue = document.querySelector('[data-queue]')
  if (!queue) return
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
    const { key } = event
    if (key === 'j' || key === 'k') return move(queue, key === 'j' ? 1 : -1)
    if (key === 'u') return document.querySelector<HTMLButtonElement>('#done form button')?.click()
    const chosen = /^[1-9]$/.test(key)
      ? queue.querySelectorAll<HTMLElement>('input[name=_reasonKind]')[Number(key) - 1]
      : queue.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    if (!chosen) return
    event.preventDefault()
    chosen.click()
  })
}

function move(queue: Element, by: 1 | -1): void {
  const all = [...queue.querySelectorAll<HTMLAnchorElement>('a.qi')]
  const at = all.findIndex(link => link.getAttribute('aria-current') === 'true')
  all[Math.min(all.length - 1, Math.max(0, at + by))]?.click()
}
