import { signal } from './signal.ts'

/** The page was given to a panel, or given back. */
export const heldPage = signal<{ held: boolean; panel: HTMLElement }>('pergola:held')

const STOPS = 'a[href], button, input, summary, [tabindex="0"]'

/**
 * Gives the page to one panel: the rest doesn't scroll, focus stays inside, and Esc and the phone's back button
 * call `close`. Returns the way to give it back; an entry of the history that is still there is taken back with it.
 */
export function holdPage(panel: HTMLElement, opener: HTMLElement, close: () => void): () => void {
  const root = document.documentElement
  // The room of the scroll bar stays, so that nothing moves aside.
  root.style.paddingRight = `${window.innerWidth - root.clientWidth}px`
  root.style.overflow = 'hidden'
  // A page that was reloaded with the panel open has the entry already.
  if (!isHeld()) history.pushState({ held: true }, '')
  panel.focus({ preventScroll: true })
  heldPage.send({ held: true, panel })

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    if (event.key !== 'Tab') return
    event.preventDefault()
    const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)].filter(stop => stop.offsetParent)
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const last = stops.length - 1
    if (event.shiftKey) stops[at > 0 ? at - 1 : last]?.focus()
    else stops[at < last ? at + 1 : 0]?.focus()
  }
  document.addEventListener('keydown', onKey)
  window.addEventListener('popstate', close)

  return () => {
    document.removeEventListener('keydown', onKey)
    window.removeEventListener('popstate', close)
    root.style.paddingRight = root.style.overflow = ''
    heldPage.send({ held: false, panel })
    if (isHeld()) history.back()
    opener.focus({ preventScroll: true })
  }
}

const isHeld = () => history.state?.held === true
