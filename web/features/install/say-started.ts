/** Shows what the page has ready for the moment when a download has begun; where it has nothing, nothing. */
export function sayStarted(): void {
  const place = document.querySelector<HTMLElement>('[data-started]')
  const template = place?.querySelector('template')
  if (!place || !template || place.childElementCount > 1) return
  const shown = document.importNode(template.content, true)
  const checks = shown.querySelector('[data-checks]')
  // The commands before what they should say.
  for (const check of [...document.querySelectorAll('[data-check]')].reverse())
    checks?.insertBefore(check.cloneNode(true), checks.querySelector('[data-check=hash]'))
  place.appendChild(shown)
  place.querySelector('[data-close]')?.addEventListener('click', () => place.lastElementChild?.remove())
}
