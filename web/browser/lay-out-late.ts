/** One part of the page each time the browser is idle: all at once would be one long task on a slow phone. */
export function layOutLate(document: Document, idle: (run: () => void) => void): void {
  const next = document.querySelector('[data-late]')
  if (!next) return
  next.removeAttribute('data-late')
  idle(() => layOutLate(document, idle))
}
