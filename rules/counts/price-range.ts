/** From the cheapest to the dearest, as short as it can be written: 6–98, 12.50; undefined where nothing has a price. */
export function priceRange(prices: number[]): string | undefined {
  if (prices.length === 0) return undefined
  const low = short(prices.reduce((a, b) => (b < a ? b : a)))
  const high = short(prices.reduce((a, b) => (b > a ? b : a)))
  return low === high ? low : `${low}–${high}`
}

const short = (price: number) => price.toFixed(2).replace(/\.00$/, '')
