import { afterLoad } from '../browser/after-load.ts'
import type { HydrateOn } from './hydrate-on.ts'
import type { Wake } from './wake.ts'

type Hydrate = (element: HTMLElement) => Promise<void>

/**
 * Runs before React is there, on every page: small enough to stand in the HTML. It decides when React is fetched
 * and keeps the touches that come too early.
 */
export function bootIslands(
  document: Document,
  fetchCode: (element: HTMLElement) => Promise<{ wake: Hydrate }>,
): void {
  const window = document.defaultView
  if (!window) return
  const started = new Map<Element, Promise<void>>()
  const wake = (element: HTMLElement) => {
    const waking = started.get(element) ?? fetchCode(element).then(code => code.wake(element))
    started.set(element, waking)
    // The network was unavailable: the next touch tries again.
    waking.catch(() => started.delete(element))
    return waking
  }
  // A control may stand outside of what makes it work, and then names it.
  const islandOf = ({ target }: Event) => {
    if (!(target instanceof window.Element)) return null
    const by = target.closest<HTMLElement>('[data-by]')?.dataset.by
    return by
      ? document.querySelector<HTMLElement>(`[data-island="${by}"]`)
      : target.closest<HTMLElement>('[data-island]')
  }

  for (const type of ['pointerdown', 'focusin', 'keydown', 'pergola:wake' satisfies Wake]) {
    document.addEventListener(
      type,
      event => {
        const element = islandOf(event)
        if (element) wake(element)
      },
      { capture: true, passive: true },
    )
  }
  document.addEventListener(
    'click',
    event => {
      const element = islandOf(event)
      if (!element || 'alive' in element.dataset) return
      const woken = wake(element)
      // Only what has no plain-HTML work of its own is kept for later.
      const control = (event.target as Element).closest<HTMLElement>('[data-replay]')
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      woken.then(
        () => control.click(),
        () => control instanceof window.HTMLAnchorElement && window.location.assign(control.href),
      )
    },
    true,
  )

  const thrifty = (window.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  const all = (on: HydrateOn) => document.querySelectorAll<HTMLElement>(`[data-on=${on}]`)
  afterLoad(window, idle => {
    idle(() => {
      all('load').forEach(wake)
      if (thrifty) return
      const seen = new window.IntersectionObserver(
        entries => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue
            seen.unobserve(target)
            wake(target as HTMLElement)
          }
        },
        { rootMargin: '200px' },
      )
      for (const element of all('visible')) seen.observe(element)
      idle(() => all('idle').forEach(wake))
    })
  })
}
