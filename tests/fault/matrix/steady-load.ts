import { setTimeout as pause } from 'node:timers/promises'
import { madeId } from '../../support/batches.ts'
import { ask } from './ask.ts'
import type { Fault } from './fault.ts'
import { judgeMs, type Limits, type Wrong, wrong } from './judge.ts'
import type { Scene } from './scene.ts'

const PER_SECOND = 30
/** Every so many asks for a page that the edge has not cached. */
const COLD_EVERY = 5
const LIMIT_MS = 5000
const EXAMPLES = 5

/** What visitors got who kept coming while a part was restarted. */
export interface Load {
  asked: number
  failed: number
  /** From the beginning to the end of the last one that failed. */
  failedForMs: number
  /** What some of those got who failed. */
  examples: string[]
}

/** Visitors who come one after the other until it is stopped, whether or not those before have their answers. */
export function steadyLoad({ plant, fresh }: Scene): { stop(): Promise<Load> } {
  const began = performance.now()
  const answers: Promise<{ path: string; status: number; ms: number; at: number }>[] = []
  let isOver = false
  const coming = (async () => {
    for (; !isOver; await pause(1000 / PER_SECOND)) {
      const path = answers.length % COLD_EVERY === 0 ? `/search?q=${madeId()}` : fresh
      const asked = ask(plant.at.site + path, { limitMs: LIMIT_MS })
      answers.push(asked.then(({ status, ms }) => ({ path, status, ms, at: performance.now() - began })))
    }
  })()
  return {
    async stop() {
      isOver = true
      await coming
      const failed = (await Promise.all(answers)).filter(({ status }) => status !== 200)
      const failedForMs = Math.round(Math.max(0, ...failed.map(({ at }) => at)))
      const examples = failed
        .slice(0, EXAMPLES)
        .map(({ path, status, ms, at }) => `${path} ${status} after ${ms} ms at ${Math.round(at)}`)
      return { asked: answers.length, failed: failed.length, failedForMs, examples }
    },
  }
}

/** No visitor may fail, unless the part is what answers them: then only until it is back. */
export function judgeLoad(fault: Fault, load: Load, limits: Limits): Wrong | undefined {
  const { asked, failed, failedForMs, examples } = load
  const isTooMany = failed === asked || (failed > 0 && !fault.breaksFirst)
  if (isTooMany) return wrong([`${failed} of ${asked} failed`, ...examples].join('; '))
  return judgeMs(failedForMs, limits.recovery)
}
