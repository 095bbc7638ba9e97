import { setTimeout as pause } from 'node:timers/promises'
import { query } from '../../support/query.ts'
import { watchMachine } from '../machine.ts'
import { AD_HOST, giver } from './give.ts'
import { hang, kill, PARTS, type Part, publishPlant } from './plant.ts'
import { type Sight, watcher } from './watch.ts'

export interface Fault {
  part: Part
  how: 'killed' | 'hung'
}

export const ALL_FAULTS: Fault[] = PARTS.flatMap(part => [
  { part, how: 'killed' as const },
  { part, how: 'hung' as const },
])

export interface Outage extends Fault {
  from: number
  /** When it was there again. */
  to: number
  /** From then until everything that was given before is seen; undefined: it never was. */
  rightAfterMs: number | undefined
  /** What was seen last. */
  last?: string
  /** Of the processors, used by others from its beginning until then. */
  othersShare: number
}

export interface Published {
  commands: number
  /** Effects of commands that some visitor never saw. */
  lost: string[]
  /** Pages that went back to what was before. */
  backwards: string[]
  /** Rows of the outbox that some edge did not answer for. */
  undone: number
  /** Outside of outages, by variant. */
  times: Record<string, number[]>
  outages: Outage[]
  /** Of the processors, used by others during the run. */
  othersShare: number
}

interface Options {
  commands: number
  perSecond: number
  faults: Fault[]
  /** How long each lasts. */
  outageMs: number
  say: (line: string) => void
}

/** How long the last ones may take to be seen. */
const SETTLE_MS = 30_000

/** Gives commands while parts are killed and hung in turn, and returns what visitors saw of them. */
export async function runPublish({
  commands,
  perSecond,
  faults,
  outageMs,
  say,
}: Options): Promise<Published> {
  process.env.AD_PICTURE_HOSTS = AD_HOST
  const plant = await publishPlant()
  const machine = watchMachine(plant.runDir)
  let given = 0
  try {
    await plant.start()
    const giving = await giver(plant.at.database)
    const watching = watcher({ ...giving, edges: plant.edgeUrls, host: plant.host })
    say('two web processes, two edges and two workers run')
    const outages: Outage[] = []
    const breaking = breakInTurn(outages)
    const began = performance.now()
    for (let n = 1; n <= commands; n += 1) {
      given = n
      await pause(Math.max(0, began + (n * 1000) / perSecond - performance.now()))
      // In the order of their numbers, as one person gives them; while the database is unavailable the next one waits.
      watching.watch(await giving.next(n, watching))
      if (n % 100 === 0) say(`${n} commands are acknowledged`)
    }
    await breaking
    await watching.end(SETTLE_MS)
    await giving.close()
    const undone = await undoneIn(plant.at.database)
    const { lost, times } = sortSights(watching.sights, outages)
    for (const outage of outages)
      outage.othersShare = machine.othersBetween(outage.from, outage.to + (outage.rightAfterMs ?? 0))
    const { backwards } = watching
    return { commands, lost, backwards, undone, times, outages, othersShare: machine.othersBetween(began) }
  } finally {
    machine.stop()
    await plant.stop()
  }

  async function breakInTurn(outages: Outage[]): Promise<void> {
    for (const [i, { part, how }] of faults.entries()) {
      // Spread over the commands, which wait while the database is unavailable.
      while (given < ((i + 0.7) * commands) / (faults.length + 1)) await pause(50)
      const from = performance.now()
      const recover = await (how === 'killed' ? kill : hang)(plant, part)
      await pause(outageMs)
      await recover()
      outages.push({ part, how, from, to: performance.now(), rightAfterMs: undefined, othersShare: 0 })
      say(`${part} was ${how} for ${((performance.now() - from) / 1000).toFixed(1)} s`)
    }
  }
}

/** Rows are done some seconds after they were seen. */
async function undoneIn(database: string): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const { rows } = await query(database, 'select count(*)::integer as n from outbox where done_at is null')
    if (rows[0].n === 0 || tries > 40) return rows[0].n
    await pause(500)
  }
}

/** When all was recovered after each outage, what was never seen, and how long the rest took outside of outages. */
function sortSights(sights: Sight[], outages: Outage[]): Pick<Published, 'lost' | 'times'> {
  for (const outage of outages) {
    const touched = sights.filter(
      ({ at, seenAt = Number.POSITIVE_INFINITY }) => at <= outage.to && seenAt >= outage.from,
    )
    const ends = touched.toSorted((a, b) => endOf(a) - endOf(b))
    const [latest] = ends.slice(-1)
    const last = Math.max(outage.to, latest ? endOf(latest) : 0)
    outage.rightAfterMs = Number.isFinite(last) ? last - outage.to : undefined
    if (latest) outage.last = `${latest.variant} of edge ${latest.edge + 1}`
  }
  const isInside = ({ at, seenAt = Number.POSITIVE_INFINITY }: Sight) =>
    outages.some(({ from, to, rightAfterMs = 0 }) => at <= to + rightAfterMs && seenAt >= from)
  const times: Record<string, number[]> = {}
  for (const sight of sights) {
    if (sight.seenAt === undefined || isInside(sight)) continue
    const known = times[sight.variant] ?? []
    known.push(sight.seenAt - sight.at)
    times[sight.variant] = known
  }
  const lost = sights
    .filter(({ seenAt }) => seenAt === undefined)
    .map(({ n, app, variant, edge }) => `command ${n} of app ${app}, on page ${variant} of edge ${edge}`)
  return { lost, times }
}

const endOf = ({ seenAt = Number.POSITIVE_INFINITY }: Sight) => seenAt
