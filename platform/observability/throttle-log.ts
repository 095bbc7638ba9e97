interface Span {
  /** So many of one kind are let through before it is over. */
  max: number
  windowMs: number
  /** So many kinds are told apart at one time; the rest is one kind, `others`. */
  kinds: number
}

export type Sparingly = (kind: string, tell: () => void, tellMore: (times: number) => void) => void

/** Lets little be told, however much there is to tell: what was held back is told as a number when the span is over. */
export function sparingly({ max, windowMs, kinds }: Span): Sparingly {
  const seen = new Map<string, number>()
  return (named, tell, tellMore) => {
    const kind = seen.has(named) || seen.size < kinds ? named : 'others'
    const times = (seen.get(kind) ?? 0) + 1
    if (times === 1) {
      const end = () => {
        const more = (seen.get(kind) ?? 0) - max
        seen.delete(kind)
        if (more > 0) tellMore(more)
      }
      setTimeout(end, windowMs).unref()
    }
    seen.set(kind, times)
    if (times <= max) tell()
  }
}
