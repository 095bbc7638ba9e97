export type Measure = () => Promise<number> | number

/** Measures in turn, round after round, so that a noisy moment of the machine hits them all; returns medians. */
export async function interleave<Name extends string>(
  measures: Record<Name, Measure>,
  rounds: number,
): Promise<Record<Name, number>> {
  const found = await inTurn(measures, rounds)
  return Object.fromEntries(
    Object.entries<number[]>(found).map(([name, values]) => [name, median(values)]),
  ) as Record<Name, number>
}

/** The same, each measurement. */
export async function inTurn<Name extends string>(
  measures: Record<Name, Measure>,
  rounds: number,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(measures) as Name[]
  const found = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const value = await measures[name]()
      // The first round warms everything up.
      if (round > 0) found[name].push(value)
    }
  }
  return found
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
