/** Shows what the page has ready for the moment when a download has begun; where it has nothing, nothing. */
export function sayStarted(): void {
  const place = document.querySelector<HTMLElement>('[data-started]')
  const template = place?.querySelector('template')
  if (!place || !template || place.childElementCount > 1) return
  place.appendChild(document.importNode(template.content, true))
  place.querySelector('[data-close]')?.addEventListener('click', () => place.lastElementChild?.remove())
}
