import { onKey } from './on-key.ts'

/** A queue by keys: j and k move, a letter presses the control that names it, a number chooses a reason, u takes back. */
export function startQueueKeys(document: Document): void {
  const queue = document.querySelector('[data-queue]')
  if (!queue) return
  onKey(document, key => {
    const control =
      key === 'j' || key === 'k'
        ? neighbour(queue, key === 'j' ? 1 : -1)
        : key === 'u'
          ? document.querySelector<HTMLElement>('#done form button')
          : /^[1-9]$/.test(key)
            ? queue.querySelectorAll<HTMLElement>('input[name=_reasonKind]')[Number(key) - 1]
            : queue.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    control?.click()
    return Boolean(control)
  })
}

function neighbour(queue: Element, by: 1 | -1): HTMLElement | undefined {
  const all = [...queue.querySelectorAll<HTMLElement>('[data-item]')]
  const at = all.findIndex(link => link.getAttribute('aria-current') === 'true')
  return all[Math.min(all.length - 1, Math.max(0, at + by))]
}
