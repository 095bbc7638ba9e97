/** When a change became visible to a check that requests pages like a visitor (catalogue/worker/visibility). */
export interface Freshness {
  /** When it was made. */
  at: number
  change: number
  app: number
  /** Which of the pages that show it. */
  variant: string
  edge: string
  ms: number
  /** Whether it was seen before the check gave up. */
  seen: boolean
}

/** The line of the log that says so. */
export function freshnessLine(
  received: number,
  { at, change, app, variant, edge, ms, seen }: Freshness,
): Buffer {
  const freshness = { at, change, app, variant, edge, ms, seen }
  return Buffer.from(`${JSON.stringify({ received, freshness })}\n`)
}
