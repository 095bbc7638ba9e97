import { TICKS_PER_SECOND } from '../../../ops/checks/test-run/costs/cpu-seconds.ts'
import { machineSeconds } from '../../../ops/checks/test-run/costs/machine-seconds.ts'
import { log } from '../data/log.ts'
import type { OpenConsole } from './open-console.ts'

const WARM_UP = 10
/** A screen during which the machine's host took more than this share of the time is asked for again, as long as there are tries. */
const STOLEN = 0.25
const MAX_TRIES = 3
const TICK_MS = 1000 / TICKS_PER_SECOND

const stolenMs = () => machineSeconds().stolen * 1000

/** One kind of question to the console. */
export interface Kind {
  name: string
  /** The n-th address of this kind. */
  path(n: number): string
  /** A text on every screen of it: one that finds nothing is quick. */
  shows: RegExp
}

/**
 * Prints the latency of each kind, one colleague after another; returns those whose p99 misses the target. A shared host may take cores
 * for a second: the kernel reports that time, and affected screens are counted and printed separately.
 */
export async function measure(
  console_: OpenConsole,
  kinds: Kind[],
  samples: number,
  aimMs: number,
): Promise<string[]> {
  log(`measuring, ${samples} screens a kind`)
  print('milliseconds', ['p50', 'p99', 'slowest', 'disturbed', 'slowest'])
  const over: string[] = []
  for (const { name, path, shows } of kinds) {
    const times: number[] = []
    const disturbed: number[] = []
    for (let n = -WARM_UP; times.length < samples && n < samples * MAX_TRIES; n++) {
      const url = path(n + 1000)
      const [began, stolen] = [performance.now(), stolenMs()]
      const body = await console_.get(url)
      const took = performance.now() - began
      const isDisturbed = stolenMs() - stolen > Math.max(TICK_MS, took * STOLEN)
      if (!isDisturbed && !shows.test(body)) throw new Error(`${url} does not show ${shows}`)
      if (n >= 0) (isDisturbed ? disturbed : times).push(took)
    }
    // Where most were disturbed, these are all there is to tell.
    const told = times.length < samples / 2 ? [...times, ...disturbed] : times
    told.sort((a, b) => a - b)
    const at = (share: number) => told[Math.floor((told.length - 1) * share)] ?? 0
    print(name, [
      ...[0.5, 0.99, 1].map(share => at(share).toFixed(1)),
      String(disturbed.length),
      Math.max(0, ...disturbed).toFixed(1),
    ])
    if (at(0.99) > aimMs) over.push(name)
  }
  return over
}

const print = (name: string, cells: string[]) =>
  console.log(name.padEnd(44) + cells.map(cell => cell.padStart(10)).join(''))
