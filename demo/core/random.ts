export type Random = {
  next(): number
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  sample<T>(list: readonly T[], count: number): T[]
}

function hashOf(text: string): number {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash
}

/** A repeatable source of numbers (mulberry32): the same seed always gives the same catalogue. */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const sample = <T>(list: readonly T[], count: number) => {
    const pool = [...list]
    const taken: T[] = []
    while (pool.length > 0 && taken.length < count) taken.push(...pool.splice(int(0, pool.length - 1), 1))
    return taken
  }
  return {
    next,
    int,
    sample,
    chance: probability => next() < probability,
    pick: list => at(list, int(0, list.length - 1)),
  }
}

/** Element of a list that wraps around; an empty list is a mistake in the catalogue. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[((index % list.length) + list.length) % list.length]
  if (element === undefined) throw new Error('empty list')
  return element
}
