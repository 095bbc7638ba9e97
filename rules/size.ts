const UNITS = ['K', 'MB', 'GB', 'TB'] as const

/** Bytes as people read them. Digits in a string count too: sizes come from attributes and from the database. */
export function formatSize(bytes: unknown): string {
  const counts = typeof bytes === 'number' || (typeof bytes === 'string' && /^\d+$/.test(bytes))
  const size = counts ? Number(bytes) : Number.NaN
  if (!Number.isFinite(size) || size < 0) return '小于1M'
  if (size < 1024) return '小于1K'
  let value = size / 1024
  let unit = 0
  // 1023.995 would be written 1024.00, so it already belongs to the next unit.
  while (value >= 1023.995 && unit < UNITS.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${value.toFixed(2)}${UNITS[unit]}`
}
