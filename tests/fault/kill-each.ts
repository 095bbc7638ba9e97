import { setTimeout as pause } from 'node:timers/promises'
import { type Asked, agent, ask, askCollect, askSteadily } from '../support/asking.ts'
import { type Changes, changing } from './changes.ts'
import { appsFor, type ColdPage, coldDetails } from './cold-pages.ts'
import { watchMachine } from './machine.ts'
import { manyPlant } from './many-plant.ts'

/** The store must have recovered by then. */
const LIMIT_MS = 10_000
/** What visitors ask for, of a hundred: cached pages, detail pages and searches that the edge has not cached, calls, reports of pages. */
const MIX = { cached: 55, detail: 13, search: 12, call: 10, collect: 10 } as const
/** A victim is watched for less than this. */
const WATCHED_S = 30
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
  /** Until every process runs again and has caught up; undefined: that did not happen. */
  recoveredAfterMs: number | undefined
  changes: Changes
  /** Of the processors, used by others meanwhile. */
  othersShare: number
}

/** Kills each kind of process under load, and returns what visitors got. */
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
  const machine = watchMachine(plant.runDir)
  try {
    const victims = Object.entries(plant.victims).filter(([victim]) => !only || victim.includes(only))
    if (victims.length === 0) throw new Error(`no process is called ${only}`)
    const details = (victims.length * WATCHED_S * perSecond * MIX.detail) / 100
    const nextDetail = coldDetails(await plant.start(appsFor(details)))
    const site = plant.at.site
    for (const path of CACHED) await ask(site + path)
    if (!(await recovered(60_000))) throw new Error('not every process was ready before the first kill')
    const killed: Killed[] = []
    for (const [victim, find] of victims) {
      const began = performance.now()
      const changes = changing(plant.at)
      const found = await kill(askFor(site, nextDetail), victim, find)
      const seen = await changes.stop()
      killed.push({ ...found, changes: seen, othersShare: machine.othersBetween(began) })
    }
    return killed
  } finally {
    machine.stop()
    agent.destroy()
    await plant.remove()
  }

  async function kill(one: AskFor, victim: string, find: () => Promise<number[]>) {
    const visits: Visit[] = []
    let isOver = false
    const visitors = askSteadily(
      async n => visit(one, n, visits),
      perSecond,
      () => !isOver,
    )
    await pause(2000)
    const pids = await find()
    const started = performance.now()
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    // The supervisor takes a moment to see that a process is gone; before that everything looks recovered.
    await pause(700)
    const recoveredAfterMs = (await recovered(LIMIT_MS * 2)) ? performance.now() - started : undefined
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
      recoveredAfterMs,
    }
  }

  async function recovered(limitMs: number): Promise<boolean> {
    const until = performance.now() + limitMs
    while (performance.now() < until) {
      if (await plant.hasRecovered()) return true
      await pause(100)
    }
    return false
  }
}

async function visit(askFor: AskFor, n: number, visits: Visit[]): Promise<Asked> {
  const at = performance.now()
  const kind = kindOf(n)
  const asked = await askFor(kind, n)
  visits.push({ ...asked, kind, at })
  return asked
}

/** Spread evenly over every hundred requests. */
function kindOf(n: number): Kind {
  let turn = (n * 37) % 100
  for (const [kind, share] of Object.entries(MIX)) {
    if (turn < share) return kind as Kind
    turn -= share
  }
  throw new Error('the mix adds up to less than a hundred')
}

type AskFor = (kind: Kind, n: number) => Promise<Asked>

let searches = 0
function askFor(site: string, nextDetail: () => ColdPage): AskFor {
  return (kind, n) => {
    switch (kind) {
      case 'cached':
        return ask(site + CACHED[n % CACHED.length])
      case 'detail': {
        const { path, headers } = nextDetail()
        return ask(site + path, { headers })
      }
      case 'search':
        return ask(`${site}/search?q=${process.pid}x${++searches}`)
      case 'collect':
        return askCollect(site)
      case 'call': {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const body = `appType=0&pageType=0&appId=${1 + (n % 2)}`
        return ask(`${site}/wdjweb/api/getAdConfig`, { body, headers })
      }
    }
  }
}
