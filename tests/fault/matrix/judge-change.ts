import type { Fault } from './fault.ts'
import { judgeMs, type Limits, type Wrong, wrong } from './judge.ts'

/** A change that staff made during a fault. Times are those of performance.now(); undefined: not by then, or not at all. */
export interface ChangeSeen {
  acknowledgedAt: number
  /** When the fault began to end. */
  endedAt: number
  /** When everything that the fault broke was back. */
  backAt: number
  seenAt: number | undefined
}

/** How long visitors may wait for a change that the fault does not hold up. */
export const seenWithin = ({ change }: Fault, limits: Limits): number | undefined =>
  change === 'waits' ? undefined : (change ?? limits.others)

export function judgeChange(fault: Fault, seen: ChangeSeen, limits: Limits): Wrong | undefined {
  const { acknowledgedAt, endedAt, backAt, seenAt } = seen
  const limit = seenWithin(fault, limits)
  if (seenAt === undefined) return wrong('was never seen')
  if (limit !== undefined) return judgeMs(Math.round(seenAt - acknowledgedAt), limit)
  if (seenAt < endedAt) return wrong('was seen meanwhile, so the fault did not happen')
  return judgeMs(Math.max(0, Math.round(seenAt - backAt)), limits.recovery)
}

/** The cell of the table: milliseconds from the change, or from the end of the fault that held it up. */
export function changeText(fault: Fault, { acknowledgedAt, backAt, seenAt }: ChangeSeen): string {
  if (seenAt === undefined) return 'never seen'
  if (fault.change !== 'waits') return `seen ${Math.round(seenAt - acknowledgedAt)}`
  return `waits, seen ${Math.max(0, Math.round(seenAt - backAt))}`
}
