import type { PlacementLine } from './model.ts'
import style from './span.module.css'

const DAY_MS = 86_400_000
const DAYS = 28
/** Of those, so many are over. */
const BEFORE = 7

const FILLS = { now: style.now, next: style.next, over: style.over }

/** Four weeks, with today's line in them. The times stand beside it in words. */
export function Span({ line: { from, to, state, clashes }, now }: { line: PlacementLine; now: Date }) {
  const start = now.getTime() - BEFORE * DAY_MS
  const at = (time: Date | null, otherwise: number) =>
    time === null ? otherwise : Math.min(100, Math.max(0, ((time.getTime() - start) / (DAYS * DAY_MS)) * 100))
  const [left, right] = [at(from, 0), at(to, 100)]
  const kind = clashes.length > 0 ? style.clash : FILLS[state]
  return (
    <svg className={style.span} aria-hidden="true">
      <rect className={style.whole} width="100%" height="100%" rx="4" />
      {right > left && (
        <rect className={kind} x={`${left}%`} width={`${right - left}%`} height="100%" rx="4" />
      )}
      <rect className={style.today} x={`${(BEFORE / DAYS) * 100}%`} width="2" height="100%" />
    </svg>
  )
}
