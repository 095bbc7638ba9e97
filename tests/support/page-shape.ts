/** The elements of a page with the names of their attributes: all that user texts must not change. Runs in browsers too. */
export function pageShape(document: Document): string {
  return [...document.querySelectorAll('*')]
    .map(element => [element.tagName, ...element.getAttributeNames().sort()].join(' '))
    .join('\n')
}

/** The texts that belong to visitors and operators: each is alone in an element that finds its own direction, or is a code. */
export function foreignTexts(root: ParentNode): string[] {
  return [...root.querySelectorAll('[dir=auto], bdi, code')].map(element => element.textContent ?? '')
}
