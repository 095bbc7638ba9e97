/** For whoever leaves a page open that never has what it waits for; the server ends it sooner. */
const MAX_TIMES = 60

/**
 * What waits for something is asked for again until it waits no longer, but for while somebody is writing or looks elsewhere: the part
 * of the screen that says so, or the whole screen where the part has no id.
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

/** Whoever is on the third control is on the third control afterwards. */
function replace(part: HTMLElement, made: HTMLElement): void {
  const controls = (from: HTMLElement) => [...from.querySelectorAll<HTMLElement>('a, button, summary')]
  const at = controls(part).findIndex(control => control.matches(':focus'))
  part.replaceWith(made)
  controls(made)[at]?.focus()
}
