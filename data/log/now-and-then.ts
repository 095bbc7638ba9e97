const EVERY_MS = 60_000

/** What fails every second while a server is away is told once a minute. */
export function nowAndThen(tell: (error: unknown) => void): (error: unknown) => void {
  let next = Number.NEGATIVE_INFINITY
  return error => {
    if (performance.now() < next) return
    next = performance.now() + EVERY_MS
    tell(error)
  }
}
