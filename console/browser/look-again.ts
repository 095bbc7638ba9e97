import { showLocalTimes } from './local-times.ts'

/** Limits polling on a page that is left open; the server usually stops it sooner. */
const MAX_TIMES = 60

/**
 * Polls while the screen waits for something, and replaces the part with `data-again`; a part without an id reloads the screen.
 * Pauses while a field has the focus or the tab is hidden.
 */
export function lookAgain(document: Document, times = 0): void {
  const part = document.querySelector<HTMLElement>('[data-again]')
  const ms = Number(part?.dataset.again)
  if (!part || !(ms > 0) || times >= MAX_TIMES) return
  setTimeout(async () => {
    const isWriting = document.activeElement?.matches('input, select, textarea') ?? false
    if (isWriting || document.hidden) return lookAgain(document, times)
    if (!part.id) return location.reload()
    const made = (await askFor(location.href))?.getElementById(part.id)
    if (made) showLocalTimes(made)
    if (made && !made.isEqualNode(part)) replace(part, made)
    lookAgain(document, times + 1)
  }, ms)
}

/** As a document, which nothing in it can make run; null: not now. */
const askFor = (address: string): Promise<Document | null> =>
  new Promise(done => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onloadend = () => done(request.status === 200 ? request.responseXML : null)
    request.send()
  })

/** Keeps the focus on the control at the same position. */
function replace(part: HTMLElement, made: HTMLElement): void {
  const controls = (from: HTMLElement) => [...from.querySelectorAll<HTMLElement>('a, button, summary')]
  const at = controls(part).findIndex(control => control.matches(':focus'))
  part.replaceWith(made)
  controls(made)[at]?.focus()
}
