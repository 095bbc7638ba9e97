import { setTimeout as pause } from 'node:timers/promises'
import { waitFor } from '../../../ops/process.ts'
import { madeId } from '../../support/batches.ts'
import { query } from '../../support/query.ts'
import { ask } from './ask.ts'
import type { Fault } from './fault.ts'
import { OF_VISITORS } from './journeys.ts'
import type { Part, Plant } from './plant.ts'
import { freezePart, kill, restart, stop } from './processes.ts'

type FullPart = 'edge' | 'front' | 'worker' | 'console' | 'replica'

const NAMES: Record<FullPart, string> = {
  edge: 'edge',
  front: 'TLS front',
  worker: 'worker',
  console: 'console',
  replica: 'replica',
}

const killed = (part: Part) => ({
  begin: (plant: Plant) => kill(plant, part),
  end: (plant: Plant) => restart(plant, part),
})

function hung(part: Part) {
  let resume = () => {}
  return {
    async begin(plant: Plant) {
      resume = freezePart(plant, part)
    },
    end: async () => resume(),
  }
}

/** After its stop the start is not awaited: visitors and staff come meanwhile. */
function restarted(part: Part) {
  let back = Promise.resolve()
  return {
    async begin(plant: Plant) {
      await stop(plant, part)
      back = restart(plant, part)
      // Whether it failed is asked for at the end.
      back.catch(() => undefined)
    },
    end: () => back,
  }
}

/** Until pages are read from the replica: otherwise it would not be missed. */
async function untilRead({ parts, at }: Plant): Promise<void> {
  const reading = `select from pg_stat_activity
    where application_name = 'pergola' and query not like '%pg_is_in_recovery%'`
  await waitFor('a page that is read from the replica', async () => {
    await ask(`${at.site}/search?q=${madeId()}`)
    await pause(100)
    return ((await query(parts.replica.logins.admin, reading)).rowCount ?? 0) > 0
  })
}

const whileRead = (fault: Pick<Fault, 'begin' | 'end'>): Pick<Fault, 'begin' | 'end'> => ({
  ...fault,
  async begin(plant) {
    await untilRead(plant)
    await fault.begin(plant)
  },
})

const of = (part: FullPart, kind: Fault['kind'], rest: Omit<Fault, 'part' | 'kind'>): Fault => ({
  part: NAMES[part],
  kind,
  needsFullStore: true,
  ...rest,
})

/** All but what watches over web, which asks web itself. */
const BY_FRONT = OF_VISITORS.filter(journey => journey !== 'ready')
const frontAway = { noAnswer: BY_FRONT, breaksFirst: true, change: 'waits' } as const

/** A purge waits for a replica to catch up until every process has left it out, or for five seconds. */
const PURGE_WAITS_MS = 6500
/** While a process starts that carries changes to visitors. */
const STARTS_MS = 5000

export const FULL_STORE_FAULTS: Fault[] = [
  of('edge', 'restarted', {
    ...restarted('edge'),
    how: 'behind the TLS front, which retries',
    breaksFirst: true,
    sometimes: BY_FRONT,
    // Nothing is cached any more.
    slow: { fresh: 2500, stale: 2500, keptPicture: 2500 },
    change: STARTS_MS,
    download: 'breaks',
  }),
  of('worker', 'killed', { ...killed('worker'), change: 'waits' }),
  of('worker', 'hung', { ...hung('worker'), change: 'waits' }),
  of('worker', 'restarted', { ...restarted('worker'), change: STARTS_MS }),
  of('console', 'killed', { ...killed('console'), noAnswer: ['staff'] }),
  of('console', 'hung', { ...hung('console'), noAnswer: ['staff'] }),
  of('console', 'restarted', { ...restarted('console'), broken: ['staff'] }),
  of('front', 'killed', { ...killed('front'), ...frontAway, download: 'breaks' }),
  of('front', 'hung', { ...hung('front'), ...frontAway, download: 'waits' }),
  of('front', 'restarted', {
    ...restarted('front'),
    breaksFirst: true,
    broken: BY_FRONT,
    download: 'breaks',
  }),
  of('replica', 'killed', { ...whileRead(killed('replica')), change: PURGE_WAITS_MS }),
  of('replica', 'hung', {
    ...whileRead(hung('replica')),
    change: PURGE_WAITS_MS,
    // A page is asked of the replica first, for 0.8 s.
    slow: { stale: 2500 },
  }),
  of('replica', 'restarted', { ...whileRead(restarted('replica')), change: PURGE_WAITS_MS }),
]
