/** A number in [0, 2^32) that depends on nothing but its arguments: every run makes the same rows. */
export function mix(seed: number, n: number): number {
  let h = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(n, 0x85ebca6b)) | 0
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number in [0, 1). */
export function fraction(seed: number, n: number): number {
  return mix(seed, n) / 2 ** 32
}

export function pick<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** A rank in [0, count), the first ones far more often: each tenfold of ranks gets the same share. */
export function zipfRank(count: number, u: number): number {
  return Math.min(count - 1, Math.floor(count ** u) - 1)
}
