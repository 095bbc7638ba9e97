/** One part of the page each time the browser is idle: all at once would be one long task on a slow phone. */
export function layOutLate(document: Document, idle: (run: () => void) => void): void {
  const next = document.querySelector('[data-late]')
  if (!next) return
  next.removeAttribute('data-late')
  idle(() => layOutLate(document, idle))
}

/** A visitor who goes to a section of the page needs the real height of everything before it. */
export function layOutForLinks(document: Document, hash: string): void {
  const layOutAll = () => {
    for (const part of document.querySelectorAll('[data-late]')) part.removeAttribute('data-late')
  }
  if (hash) layOutAll()
  document.addEventListener(
    'click',
    event => {
      if ((event.target as Element).closest('a[href^="#"]')) layOutAll()
    },
    true,
  )
}
