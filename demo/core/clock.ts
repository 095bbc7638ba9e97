/** The demo's fixed "today", so that two runs on different days give the same catalogue. */
export const today = Date.UTC(2026, 10, 14, 4)

export const day = 86_400_000

export const iso = (ms: number) => new Date(ms).toISOString()

/** A moment the given number of days before today; fractions are hours and minutes. */
export const daysAgo = (days: number) => iso(today - Math.round(days * day))
