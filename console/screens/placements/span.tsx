import type { PlacementLine } from './model.ts'

const DAY_MS = 86_400_000
const DAYS = 28
/** Of those, so many are over. */
const BEFORE = 7

/** Four weeks, with today's line in them. The times stand beside it in words. */
export function Span({ line: { from, to, state, clashes }, now }: { line: PlacementLine; now: Date }) {
  const start = now.getTime() - BEFORE * DAY_MS
  const at = (time: Date | null, otherwise: number) =>
    time === null ? otherwise : Math.min(100, Math.max(0, ((time.getTime() - start) / (DAYS * DAY_MS)) * 100))
  const [left, right] = [at(from, 0), at(to, 100)]
  const kind = clashes.length > 0 ? 'span-clash' : `span-${state}`
  return (
    <svg className="span" aria-hidden="true">
      <rect className="meter-all" width="100%" height="100%" rx="4" />
      {right > left && (
        <rect className={kind} x={`${left}%`} width={`${right - left}%`} height="100%" rx="4" />
      )}
      <rect className="span-today" x={`${(BEFORE / DAYS) * 100}%`} width="2" height="100%" />
    </svg>
  )
}
