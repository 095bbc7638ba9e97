/** Fewer downloads in a week are too few to be compared with. */
export const COMPARABLE_WEEK = 100

/** How much more the last seven days had than the seven before them: 0.5 is half as much again; undefined: unknown. */
export function growth(week: number, lastWeek: number): number | undefined {
  return lastWeek < COMPARABLE_WEEK ? undefined : (week - lastWeek) / lastWeek
}
