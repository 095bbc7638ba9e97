export type Idle = (run: () => void) => void

/** Runs once the page has loaded, with a way to wait until the browser is idle. */
export function afterLoad(window: Window, run: (idle: Idle) => void): void {
  const idle: Idle = work => {
    // A page that is never idle, because something moves on it, is not left without its scripts.
    if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: 5000 })
    else window.setTimeout(work, 200)
  }
  if (window.document.readyState === 'complete') run(idle)
  else window.addEventListener('load', () => run(idle))
}
