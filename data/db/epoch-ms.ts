/** A time in whole milliseconds, or null. JSON has no number for infinity, and `least` ignores null. */
export const epochMs = (column: string) =>
  `case when ${column} is not null then floor(extract(epoch from greatest(least(${column}, '9999-12-30'), '1970-01-01')) * 1000) end`
