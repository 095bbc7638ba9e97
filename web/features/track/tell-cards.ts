import type { Stats } from './stats.ts'

const LONG_ENOUGH_MS = 500
const CARD = '[data-card]'

/** Each card that was half on the screen for half a second, once a page view. */
export function tellCards({ show }: Pick<Stats, 'show'>): void {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
  const told = new Set<string>()
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(timers.get(target))
        if (intersectionRatio >= 0.5) timers.set(target, setTimeout(seen, LONG_ENOUGH_MS, target))
      }
    },
    { threshold: 0.5 },
  )
  function seen(card: HTMLElement): void {
    observer.unobserve(card)
    // What is hidden with its tab is not seen; the browser looks again when the tab comes back.
    if (document.hidden) {
      observer.observe(card)
      return
    }
    // A list may be rendered again.
    const name = `${card.closest<HTMLElement>('[data-module]')?.dataset.module} ${card.dataset.card}`
    if (!told.has(name)) show(card)
    told.add(name)
  }
  function watch(within: Element): void {
    if (within.matches(CARD)) observer.observe(within)
    for (const card of within.querySelectorAll(CARD)) observer.observe(card)
  }
  watch(document.body)
  // Lists that a script fills.
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) watch(node)
    }
  }).observe(document.body, { childList: true, subtree: true })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    observer.disconnect()
    told.clear()
    watch(document.body)
  })
}
