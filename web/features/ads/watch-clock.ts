const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Tells the time now, and then while the page is looked at: every minute, or every second while one of the ends is less than
 * an hour away. After the last end there is nothing to tell.
 */
export function watchClock(document: Document, ends: number[], tell: (now: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    if (document.hidden) return
    const now = Date.now()
    tell(now)
    const next = Math.min(...ends.filter(end => end > now)) - now
    const every = next <= HOUR + MINUTE ? 1000 : MINUTE
    if (Number.isFinite(next)) timer = setTimeout(tick, every - (now % every))
  }
  tick()
  document.addEventListener('visibilitychange', tick)
}
