/** A package file that began to reach a visitor; the marks are those of platform/visitors/day-marks.ts. */
export interface Handout {
  appId: number
  visit: string
  network: string
}

/** The line of the log that says so; a line holds this or a batch. */
export function handoutLine(at: number, { appId, visit, network }: Handout): Buffer {
  return Buffer.from(`${JSON.stringify({ received: at, handout: { appId, visit, network } })}\n`)
}
