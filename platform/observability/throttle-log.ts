interface Span {
  /** Lines of one kind in a window. */
  max: number
  windowMs: number
  /** Kinds counted apart at one time; all others count as one kind, `others`. */
  kinds: number
}

export type RateLimited = (kind: string, log: () => void, logDropped: (times: number) => void) => void

/** Rate-limits log lines by kind: at most `max` in a window, then one line with the number that was dropped. */
export function rateLimited({ max, windowMs, kinds }: Span): RateLimited {
  const seen = new Map<string, number>()
  return (named, log, logDropped) => {
    const kind = seen.has(named) || seen.size < kinds ? named : 'others'
    const times = (seen.get(kind) ?? 0) + 1
    if (times === 1) {
      const end = () => {
        const more = (seen.get(kind) ?? 0) - max
        seen.delete(kind)
        if (more > 0) logDropped(more)
      }
      setTimeout(end, windowMs).unref()
    }
    seen.set(kind, times)
    if (times <= max) log()
  }
}
