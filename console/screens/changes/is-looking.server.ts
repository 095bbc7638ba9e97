/** The worker looks at every edge for about as long as this, */
const LOOKING_MS = 8000
/** and for longer while an edge has not answered, or nothing was seen. */
const WAITING_MS = 20_000

/** Whether more may come of when a change was seen. */
export const isLooking = (at: Date, { doneMs, seen }: { doneMs: number | null; seen: unknown[] }): boolean =>
  Date.now() - at.getTime() < (doneMs === null || seen.length === 0 ? WAITING_MS : LOOKING_MS)
