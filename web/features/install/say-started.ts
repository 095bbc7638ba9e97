/** Shows what the page has ready for the moment when a download has begun; where it has nothing, nothing. */
export function sayStarted(): void {
  const place = document.querySelector<HTMLElement>('[data-started]')
  const template = place?.querySelector('template')
  if (!place || !template || place.childElementCount > 1) return
  const shown = document.importNode(template.content, true)
  // The file that was given last: it may have become the one for another processor.
  const again = shown.querySelector<HTMLAnchorElement>('[data-again]')
  const control = document.querySelector<HTMLAnchorElement>('a[data-by=get-app][data-url]')
  if (again && control) again.href = control.href
  const checks = shown.querySelector('[data-checks]')
  // The commands before what they should say.
  for (const check of [...document.querySelectorAll('[data-check]')].reverse())
    checks?.insertBefore(check.cloneNode(true), checks.querySelector('[data-check=hash]'))
  place.appendChild(shown)
  place.querySelector('[data-close]')?.addEventListener('click', () => place.lastElementChild?.remove())
}
