/** Visits that met a variant, and those of them that went on to do what is counted. */
export interface Arm {
  exposed: number
  converted: number
}

interface Interval {
  low: number
  high: number
}

export interface RateDifference extends Interval {
  difference: number
}

/** Two-sided, 95 %. */
const Z = 1.959963984540054

/** Below this many visits in a variant nothing is said about the difference. */
export const MIN_VISITS = 100

export const rateOf = ({ exposed, converted }: Arm): number => (exposed === 0 ? 0 : converted / exposed)

/** The 95 % interval of a rate (Wilson's score interval). It also holds near 0 and 1, where the usual one doesn't. */
export function wilson(arm: Arm): Interval {
  const { exposed: n } = arm
  if (n === 0) return { low: 0, high: 1 }
  const rate = rateOf(arm)
  const middle = rate + Z ** 2 / (2 * n)
  const reach = Z * Math.sqrt((rate * (1 - rate)) / n + Z ** 2 / (4 * n ** 2))
  const all = 1 + Z ** 2 / n
  return { low: Math.max(0, (middle - reach) / all), high: Math.min(1, (middle + reach) / all) }
}

/** By how much `one` exceeds `other`, with a 95 % interval (Newcombe 1998, method 10). */
export function differenceOf(one: Arm, other: Arm): RateDifference {
  const [a, b] = [wilson(one), wilson(other)]
  const [rateA, rateB] = [rateOf(one), rateOf(other)]
  const difference = rateA - rateB
  return {
    difference,
    low: difference - Math.hypot(rateA - a.low, b.high - rateB),
    high: difference + Math.hypot(a.high - rateA, rateB - b.low),
  }
}

export type Verdict = 'few' | 'unclear' | 'more' | 'less'

/** What can be said of `one` compared with `other`: too few visits, no difference shown, or a higher or lower rate. */
export function verdictOf(one: Arm, other: Arm): Verdict {
  if (Math.min(one.exposed, other.exposed) < MIN_VISITS) return 'few'
  const { low, high } = differenceOf(one, other)
  if (low > 0) return 'more'
  return high < 0 ? 'less' : 'unclear'
}
