import { setTimeout as pause } from 'node:timers/promises'
import { type Asked, agent, ask, askCollect, askSteadily } from '../support/asking.ts'
import { type Changes, changing } from './changes.ts'
import { manyPlant } from './many-plant.ts'

/** All must be well again in this time. */
const LIMIT_MS = 10_000
/** What visitors ask for, of a hundred: pages that are kept, pages that nobody has asked for, calls, reports of pages. */
const MIX = { cached: 55, cold: 25, call: 10, collect: 10 } as const
const CACHED = ['/', '/apps/1', '/apps/2', '/top/soft', '/top/game', '/category/2', '/gifts']

export type Kind = keyof typeof MIX
interface Visit extends Asked {
  kind: Kind
  at: number
}

export interface Killed {
  victim: string
  asked: Record<Kind, number>
  failed: Record<Kind, number>
  /** From the kill to the last request that failed. */
  servedAfterMs: number
  /** To the time when every process was in its place again; undefined: it was not. */
  wholeAfterMs: number | undefined
  changes: Changes
}

/** Kills each kind of process under load, and tells what visitors got. */
export async function killEach({
  perSecond,
  only,
  say,
}: {
  perSecond: number
  /** A part of the victims' names; undefined: all of them. */
  only?: string | undefined
  say: (line: string) => void
}): Promise<Killed[]> {
  const plant = await manyPlant(say)
  try {
    await plant.start()
    const site = plant.at.site
    for (const path of CACHED) await ask(site + path)
    await whole(60_000)
    const killed: Killed[] = []
    for (const [victim, find] of Object.entries(plant.victims)) {
      if (only && !victim.includes(only)) continue
      const changes = changing(plant.at)
      const found = await kill(site, victim, find)
      killed.push({ ...found, changes: await changes.stop() })
    }
    return killed
  } finally {
    agent.destroy()
    await plant.remove()
  }

  async function kill(site: string, victim: string, find: () => Promise<number[]>) {
    const visits: Visit[] = []
    let isOver = false
    const visitors = askSteadily(
      async n => visit(site, n, visits),
      perSecond,
      () => !isOver,
    )
    await pause(2000)
    const pids = await find()
    const started = performance.now()
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    // What is dead is noticed before it is looked for.
    await pause(700)
    const isWhole = await whole(LIMIT_MS * 2)
    const wholeAfterMs = isWhole ? performance.now() - started : undefined
    await pause(Math.max(0, LIMIT_MS - (performance.now() - started)))
    isOver = true
    await visitors
    const count = (which: Visit[]) =>
      Object.fromEntries(
        Object.keys(MIX).map(kind => [kind, which.filter(one => one.kind === kind).length]),
      ) as Record<Kind, number>
    const since = visits.filter(({ at }) => at >= started)
    const failed = since.filter(({ status }) => status !== 200)
    for (const { url, status, ms, at } of failed.slice(0, 5))
      say(`    ${status} after ${ms.toFixed(0)} ms, ${((at - started) / 1000).toFixed(1)} s on: ${url}`)
    const last = failed.at(-1)
    return {
      victim,
      asked: count(since),
      failed: count(failed),
      servedAfterMs: last ? last.at + last.ms - started : 0,
      wholeAfterMs,
    }
  }

  async function whole(limitMs: number): Promise<boolean> {
    const until = performance.now() + limitMs
    while (performance.now() < until) {
      if (await plant.isWhole()) return true
      await pause(100)
    }
    return false
  }
}

let cold = 0
async function visit(site: string, n: number, visits: Visit[]): Promise<Asked> {
  const at = performance.now()
  const turn = (n * 37) % 100
  const kind: Kind =
    turn < MIX.cached
      ? 'cached'
      : turn < MIX.cached + MIX.cold
        ? 'cold'
        : turn < 100 - MIX.collect
          ? 'call'
          : 'collect'
  const asked = await askFor(site, kind, n)
  visits.push({ ...asked, kind, at })
  return asked
}

function askFor(site: string, kind: Kind, n: number): Promise<Asked> {
  if (kind === 'cached') return ask(site + CACHED[n % CACHED.length])
  if (kind === 'cold') return ask(`${site}/search?q=${process.pid}x${++cold}`)
  if (kind === 'collect') return askCollect(site)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return ask(`${site}/wdjweb/api/getAdConfig`, { body: `appType=0&pageType=0&appId=${1 + (n % 2)}`, headers })
}
