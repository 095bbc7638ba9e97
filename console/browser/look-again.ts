/** A screen that waits for something is asked for again until it waits no longer, but for while somebody is writing on it. */
export function lookAgain(document: Document): void {
  const ms = Number(document.querySelector<HTMLElement>('[data-again]')?.dataset.again)
  if (!(ms > 0)) return
  setTimeout(() => {
    const isWriting = document.activeElement?.matches('input, select, textarea') ?? false
    if (isWriting || document.hidden) lookAgain(document)
    else location.reload()
  }, ms)
}
