/** Which of some apps is ahead of all others; undefined: two are equal or read the same, or only one has a value. */
export function aheadOf(
  values: readonly (number | undefined)[],
  better: 'more' | 'less',
  /** As the page shows them, rounded. */
  shown: readonly (string | undefined)[] = [],
): number | undefined {
  const known = values.filter(value => value !== undefined)
  if (known.length < 2) return undefined
  const best = better === 'more' ? Math.max(...known) : Math.min(...known)
  const first = values.indexOf(best)
  const text = shown[first]
  const readsLikeAnother = text !== undefined && shown.filter(other => other === text).length > 1
  return values.includes(best, first + 1) || readsLikeAnother ? undefined : first
}

/** Fewer intervals are no rhythm. */
const FEWEST_INTERVALS = 2
const DAY_MS = 86_400_000

/** The median of the days between releases; undefined: there are too few of them. In any order. */
export function daysBetween(releases: readonly number[]): number | undefined {
  const sorted = [...releases].sort((a, b) => a - b)
  const gaps = sorted.slice(1).map((at, i) => at - (sorted[i] ?? at))
  if (gaps.length < FEWEST_INTERVALS) return undefined
  gaps.sort((a, b) => a - b)
  const middle = gaps.length / 2
  const median = ((gaps[Math.ceil(middle) - 1] ?? 0) + (gaps[Math.floor(middle)] ?? 0)) / 2
  return Math.max(1, Math.round(median / DAY_MS))
}
