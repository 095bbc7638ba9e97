import { fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { attackedStore, type MemoryOf } from './attacked-store.ts'
import { ATTACKS, type Attack } from './attacks.ts'
import { BOUGHT } from './fraud.ts'
import { percentile, type Visits, visit } from './honest-visitor.ts'
import type { Outcome, Target } from './target.ts'

export interface Report {
  attacks: { attack: Attack; outcome: Outcome; seconds: number; visits: Visits }[]
  quiet: Visits
  memory: { before: MemoryOf; max: MemoryOf }
  places: { before: string[]; after: string[] }
  jumpsHeld: number
  eventsStored: number
}

/** Every attack on a store of its own, through its TLS front, while an honest visitor goes on reading. */
export async function runAttacks(
  options: {
    share: number
    seed: number
    quietMs: number
    /** Parts of their names. */
    only?: string[] | undefined
    /** All at once, which is quicker and tells nothing of how long a page takes. */
    together?: boolean
  },
  say: (line: string) => void = () => {},
): Promise<Report> {
  const wanted = (Object.keys(ATTACKS) as Attack[]).filter(
    attack => options.only?.some(part => attack.includes(part)) ?? true,
  )
  const store = await attackedStore({
    analytics: wanted.some(attack => attack.startsWith('fraud')),
    console: wanted.includes('the console'),
  })
  const { settings } = store
  const target: Target = { settings, share: options.share, seed: options.seed }
  try {
    const before = store.memory()
    const max = { ...before }
    const places = await store.places(BOUGHT)
    await visitFor(settings, Math.min(3000, options.quietMs))
    const quiet = await visitFor(settings, options.quietMs / 2)
    const attacks: Report['attacks'] = []
    if (options.together) attacks.push(...(await endureTogether()))
    else for (const attack of wanted) attacks.push(await endure(attack))
    await store.counted()
    const again = await visitFor(settings, options.quietMs / 2)
    const { held, stored } = await store.events()
    return {
      attacks,
      quiet: { took: [...quiet.took, ...again.took], failed: [...quiet.failed, ...again.failed] },
      memory: { before, max },
      places: { before: places, after: await store.places(BOUGHT) },
      jumpsHeld: held,
      eventsStored: stored,
    }

    /** One honest visitor is enough for all of them, because page times are not compared. */
    async function endureTogether(): Promise<Report['attacks']> {
      const under = wanted.map(attack => ({
        attack,
        began: performance.now(),
        ending: attackFrom(attack, target),
      }))
      let over = false
      const reading = visit(settings, () => over, 500)
      const watching = watchMemory(store.memory, max, () => over)
      const outcomes = await Promise.all(under.map(({ ending }) => ending)).finally(() => {
        over = true
      })
      const visits = await reading
      await watching
      return under.map(({ attack, began }, i) => {
        const outcome = outcomes[i]
        if (!outcome) throw new Error(`${attack} has no outcome`)
        return { attack, outcome, seconds: (performance.now() - began) / 1000, visits }
      })
    }

    async function endure(attack: Attack): Promise<Report['attacks'][number]> {
      say(`${attack} …`)
      const began = performance.now()
      let over = false
      const reading = visit(settings, () => over)
      const watching = watchMemory(store.memory, max, () => over)
      const outcome = await attackFrom(attack, target).finally(() => {
        over = true
      })
      const visits = await reading
      await watching
      return { attack, outcome, seconds: (performance.now() - began) / 1000, visits }
    }
  } finally {
    await store.remove()
  }
}

function visitFor(settings: Target['settings'], ms: number): Promise<Visits> {
  const end = performance.now() + ms
  return visit(settings, () => performance.now() > end)
}

async function watchMemory(memory: () => MemoryOf, max: MemoryOf, until: () => boolean): Promise<void> {
  while (!until()) {
    const now = memory()
    for (const name of Object.keys(max) as (keyof MemoryOf)[]) max[name] = Math.max(max[name], now[name])
    await wait(500)
  }
}

function attackFrom(attack: Attack, target: Target): Promise<Outcome> {
  return new Promise((done, failed) => {
    const child = fork(fileURLToPath(new URL('attacker.ts', import.meta.url)))
    child.on('message', message => done(message as Outcome))
    child.on('error', failed)
    child.on('exit', code => failed(new Error(`the attacker ended with ${code}`)))
    child.send({ attack, target })
  })
}

/** What a store may grow by under attack; ClickHouse and V8 take what they are given before they tidy up. */
const MAX_GROWTH: MemoryOf = { front: 150, edge: 450, web: 600, analytics: 1500, console: 400 }
const MAX_TIMES_QUIET = 3

/** What did not hold. */
export function faultsOf({ attacks, memory, places, quiet }: Report): string[] {
  const faults = attacks.flatMap(({ attack, outcome, visits }) => [
    ...outcome.broken.slice(0, 20).map(text => `${attack}: ${text}`),
    ...visits.failed.slice(0, 5).map(text => `${attack}: an honest visitor got ${text}`),
  ])
  for (const name of Object.keys(MAX_GROWTH) as (keyof MemoryOf)[]) {
    const grown = memory.max[name] - memory.before[name]
    if (grown > MAX_GROWTH[name]) faults.push(`the ${name} grew by ${grown} MB`)
  }
  if (places.before.join() !== places.after.join())
    faults.push(`the attacked app moved: ${places.before} → ${places.after}`)
  if (quiet.failed.length > 0) faults.push(`in quiet: ${quiet.failed[0]}`)
  return faults
}

/** Cold pages that took too long while an attack went on, compared with the quiet store; needs enough visits to tell. */
export function slowness({ attacks, quiet }: Report): string[] {
  const usual = percentile(quiet.took, 0.99)
  return attacks
    .filter(({ visits }) => percentile(visits.took, 0.99) > MAX_TIMES_QUIET * usual)
    .map(({ attack }) => `${attack}: cold pages took more than ${MAX_TIMES_QUIET} times as long`)
}
