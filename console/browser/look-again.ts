const EVERY_MS = 2000

/** A screen that shows something under way comes anew, unless somebody is writing on it. */
export function lookAgain(document: Document): void {
  if (!document.querySelector('[data-again]')) return
  setTimeout(() => {
    const isWriting = document.activeElement?.matches('input, select, textarea') ?? false
    if (isWriting || document.hidden) lookAgain(document)
    else location.replace(location.pathname)
  }, EVERY_MS)
}
