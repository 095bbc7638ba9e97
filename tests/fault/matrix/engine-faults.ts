import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { query } from '../../support/query.ts'
import type { Line } from '../../support/tcp-proxy.ts'
import type { Fault, Kind } from './fault.ts'
import type { Journey } from './journeys.ts'
import type { Plant } from './plant.ts'
import { inTurn, kill, restart } from './processes.ts'

/** What needs a row of the catalogue. */
const BY_DATABASE: Journey[] = ['cold', 'search', 'list', 'replies', 'configCold', 'newUrl', 'ready']
const FLAP_MS = 700

/** The line to an engine is broken, and whole again afterwards. */
const lineIs = (part: 'postgres' | 'nats', line: Line) => ({
  begin: (plant: Plant) => plant.lines[part].be(line),
  end: (plant: Plant) => plant.lines[part].be('whole'),
})

const killed = (part: 'postgres' | 'nats') => ({
  begin: (plant: Plant) => kill(plant, part),
  end: (plant: Plant) => restart(plant, part),
})

function flapping(part: 'postgres' | 'nats') {
  let stop = async () => {}
  return {
    async begin({ lines }: Plant) {
      stop = inTurn(
        FLAP_MS,
        () => lines[part].be('refuse'),
        () => lines[part].be('whole'),
      )
    },
    async end({ lines }: Plant) {
      await stop()
      await lines[part].be('whole')
    },
  }
}

const filled = (disk: 'postgres' | 'nats') => ({
  disk,
  begin: async ({ disks }: Plant) => disks?.[disk].fill(),
  end: async ({ disks }: Plant) => disks?.[disk].free(),
})

/** Its folder may be a disk of its own, which stays. */
async function loseLog(plant: Plant): Promise<void> {
  await plant.parts.nats.stop()
  const store = join(plant.settings.runDir, 'nats/store')
  for (const name of readdirSync(store)) rmSync(join(store, name), { recursive: true })
  await plant.parts.nats.start()
}

const postgres = (kind: Kind, rest: Omit<Fault, 'part' | 'kind'>): Fault => ({
  part: 'PostgreSQL',
  kind,
  ...rest,
})
const nats = (kind: Kind, rest: Omit<Fault, 'part' | 'kind'>): Fault => ({ part: 'NATS', kind, ...rest })

export const ENGINE_FAULTS: Fault[] = [
  postgres('killed', { ...killed('postgres'), refused: BY_DATABASE }),
  postgres('hung', { ...lineIs('postgres', 'hang'), refused: BY_DATABASE }),
  postgres('slow', {
    ...lineIs('postgres', { slowMs: 300 }),
    how: '0.3 s per answer',
    // An expired page is rendered again, as long as it can be.
    slow: { stale: 2500 },
    sometimes: BY_DATABASE,
  }),
  postgres('slow', {
    ...lineIs('postgres', { slowMs: 2500 }),
    how: '2.5 s per answer',
    refused: BY_DATABASE,
  }),
  postgres('refuses', { ...lineIs('postgres', 'refuse'), refused: BY_DATABASE }),
  postgres('garbage', {
    ...lineIs('postgres', 'garbage'),
    how: 'another service answers',
    refused: BY_DATABASE,
  }),
  postgres('garbage', {
    ...lineIs('postgres', 'corrupt'),
    how: 'one byte in fifty is wrong',
    nonsense: true,
    refused: BY_DATABASE,
    sometimes: ['configKept', 'collect', 'package', 'newPicture'],
    broken: ['package'],
    download: 'breaks',
  }),
  postgres('flapping', { ...flapping('postgres'), sometimes: BY_DATABASE }),
  postgres('full disk', {
    ...filled('postgres'),
    async begin(plant) {
      await filled('postgres').begin(plant)
      const large = query(plant.at.database, 'create table no_room as select generate_series(1, 1000000)')
      await large.then(
        () => Promise.reject(new Error('there was room')),
        () => undefined,
      )
    },
    said: { log: 'postgres/postgres.log', words: 'No space left on device' },
  }),
  nats('killed', { ...killed('nats'), refused: ['collect'] }),
  nats('hung', { ...lineIs('nats', 'hang'), refused: ['collect'] }),
  nats('slow', { ...lineIs('nats', { slowMs: 1000 }), how: '1 s per answer' }),
  nats('refuses', { ...lineIs('nats', 'refuse'), refused: ['collect'] }),
  nats('garbage', { ...lineIs('nats', 'garbage'), how: 'another service answers', refused: ['collect'] }),
  nats('flapping', { ...flapping('nats'), sometimes: ['collect'] }),
  nats('full disk', {
    ...filled('nats'),
    how: 'then restarted with free space',
    async end(plant) {
      await filled('nats').end(plant)
      await plant.parts.nats.stop()
      await plant.parts.nats.start()
    },
    refused: ['collect'],
  }),
  nats('wiped', { begin: loseLog, end: async () => undefined, sometimes: ['collect'], losesLog: true }),
]
