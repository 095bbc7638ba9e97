import { log } from '../data/log.ts'
import type { OpenConsole } from './open-console.ts'

const WARM_UP = 10

/** One kind of question to the console. */
export interface Kind {
  name: string
  /** The n-th address of this kind. */
  path(n: number): string
  /** What stands on every screen of it: one that finds nothing is quick. */
  shows: RegExp
}

/** Prints what each kind takes, one colleague after another; returns those whose p99 is over the aim. */
export async function measure(
  console_: OpenConsole,
  kinds: Kind[],
  samples: number,
  aimMs: number,
): Promise<string[]> {
  log(`measuring, ${samples} screens a kind`)
  print('milliseconds', ['p50', 'p99', 'slowest'])
  const over: string[] = []
  for (const { name, path, shows } of kinds) {
    const times = new Float64Array(samples)
    for (let n = -WARM_UP; n < samples; n++) {
      const url = path(n + 1000)
      const began = performance.now()
      const body = await console_.get(url)
      if (n >= 0) times[n] = performance.now() - began
      if (!shows.test(body)) throw new Error(`${url} does not show ${shows}`)
    }
    times.sort()
    const at = (share: number) => times[Math.floor((samples - 1) * share)] ?? 0
    print(
      name,
      [0.5, 0.99, 1].map(share => at(share).toFixed(1)),
    )
    if (at(0.99) > aimMs) over.push(name)
  }
  return over
}

const print = (name: string, cells: string[]) =>
  console.log(name.padEnd(44) + cells.map(cell => cell.padStart(10)).join(''))
