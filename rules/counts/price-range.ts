import { formatMoney } from './money.ts'

/** From the cheapest to the dearest, as money is written everywhere: 6.00–1,298.00; undefined where nothing has a price. */
export function priceRange(prices: number[]): string | undefined {
  if (prices.length === 0) return undefined
  const low = formatMoney(prices.reduce((a, b) => (b < a ? b : a)))
  const high = formatMoney(prices.reduce((a, b) => (b > a ? b : a)))
  return low === high ? low : `${low}–${high}`
}
