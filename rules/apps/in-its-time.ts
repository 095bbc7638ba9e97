/** When something is shown that people place for a while, in milliseconds; null is open. */
export interface Span {
  startsAt: number | null
  endsAt: number | null
}

export const isInItsTime = ({ startsAt, endsAt }: Span, now: number): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now)
