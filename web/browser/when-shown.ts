/**
 * Runs at once, or, where the browser makes the page ready before a visitor asks for it, when it is shown. Until then nothing may happen
 * that a visitor notices or the store counts.
 */
export function whenShown(document: Document & { prerendering?: boolean }, run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
