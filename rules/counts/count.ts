import type { Locale } from '../text/locales.ts'

interface Form {
  units: [from: number, sign: string][]
  /** How many decimals stay where they are zero. */
  zeros: number
}

/** As most languages count; one that does otherwise has a form of its own. */
const THOUSANDS: Form = {
  units: [
    [1_000_000_000, 'B'],
    [1_000_000, 'M'],
    [1000, 'K'],
  ],
  zeros: 0,
}
const MYRIADS: Form = {
  units: [
    [100_000_000, '亿'],
    [10_000, '万'],
  ],
  zeros: 1,
}

/** Truncates, so that a count never claims more than there is. */
export function formatCount(n: number, locale: Locale): string {
  if (!Number.isFinite(n) || n < 1) return '0'
  const { units, zeros } = locale === 'zh-CN' ? MYRIADS : THOUSANDS
  for (const [from, sign] of units) if (n >= from) return tenths(n, from, zeros) + sign
  return String(Math.floor(n))
}

function tenths(n: number, unit: number, zeros: number): string {
  const value = Math.floor(n / (unit / 10)) / 10
  return value.toFixed(Number.isInteger(value) ? zeros : 1)
}
