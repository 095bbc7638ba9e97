const WAN = 10_000
const YI = 100_000_000

/** Truncates, so that a count never claims more than there is. */
export function formatCount(n: number): string {
  if (!Number.isFinite(n) || n < 1) return '0'
  if (n >= YI) return `${tenths(n, YI)}亿`
  if (n >= WAN) return `${tenths(n, WAN)}万`
  return String(Math.floor(n))
}

function tenths(n: number, unit: number): string {
  return (Math.floor(n / (unit / 10)) / 10).toFixed(1)
}
