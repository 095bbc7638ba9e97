const EVERY_MS = 60_000

/** Reports an error at most once a minute, however often it occurs. */
export function throttle(report: (error: unknown) => void): (error: unknown) => void {
  let next = Number.NEGATIVE_INFINITY
  return error => {
    if (performance.now() < next) return
    next = performance.now() + EVERY_MS
    report(error)
  }
}
