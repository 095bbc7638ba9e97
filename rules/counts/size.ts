/** How a language writes sizes: it is among its words. */
export interface SizeForm {
  /** Of 1024 bytes, of 1024 of those, and so on. */
  units: string[]
  tiny: string
  unknown: string
}

/** Bytes as people read them. Digits in a string count too: sizes come from attributes and from the database. */
export function formatSize(bytes: unknown, { units, tiny, unknown }: SizeForm): string {
  const counts = typeof bytes === 'number' || (typeof bytes === 'string' && /^\d+$/.test(bytes))
  const size = counts ? Number(bytes) : Number.NaN
  if (!Number.isFinite(size) || size < 0) return unknown
  if (size < 1024) return tiny
  let value = size / 1024
  let unit = 0
  // 1023.995 would be written 1024.00, so it already belongs to the next unit.
  while (value >= 1023.995 && unit < units.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${value.toFixed(2)}${units[unit]}`
}
