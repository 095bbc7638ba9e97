import type { Case, Target } from './case.ts'
import { cases } from './cases.ts'
import { mix } from './random.ts'

export interface Measured {
  name: string
  small: Timing
  large: Timing
}

interface Timing {
  p50: number
  p99: number
}

/** Runs every case `samples` times in turn on both databases, so that what disturbs one disturbs the other. */
export async function measure(
  small: Target,
  large: Target,
  samples: number,
  seed: number,
): Promise<Measured[]> {
  const timed = cases.map(() => ({ small: new Float64Array(samples), large: new Float64Array(samples) }))
  for (let n = 0; n < samples; n++) {
    for (const [i, one] of cases.entries()) {
      const times = timed[i]
      if (times === undefined) continue
      const smallFirst = mix(n, i) % 2 === 0
      if (smallFirst) times.small[n] = await time(one, small, seed + i, n)
      times.large[n] = await time(one, large, seed + i, n)
      if (!smallFirst) times.small[n] = await time(one, small, seed + i, n)
    }
  }
  return cases.map(({ name }, i) => ({
    name,
    small: timing(timed[i]?.small ?? new Float64Array()),
    large: timing(timed[i]?.large ?? new Float64Array()),
  }))
}

async function time(one: Case, target: Target, seed: number, n: number): Promise<number> {
  const began = performance.now()
  await one.run(target, seed, n)
  return performance.now() - began
}

function timing(times: Float64Array): Timing {
  times.sort()
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
