/** How many gave 1, 2, 3, 4 and 5 stars → the mean with one decimal, and how many they were. */
export function rating(counts: readonly number[]): { score: string; count: number } | undefined {
  const count = counts.reduce((sum, n) => sum + n, 0)
  if (count === 0) return undefined
  const stars = counts.reduce((sum, n, i) => sum + n * (i + 1), 0)
  return { score: (stars / count).toFixed(1), count }
}

/** Where lists are sorted by rating, an app has these beside its own, so that one visitor's five stars don't lead the list. */
export const RATING_PRIOR = { raters: 50, stars: 3.5 }
