import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import type { Journey } from './journeys.ts'
import { untilDropped } from './log-dropped.ts'
import type { Disk, Plant } from './plant.ts'
import { inTurn, kill, killEdgeChild, restart, signal } from './processes.ts'

/** Whatever the edge has not got. */
const BY_WEB: Journey[] = [
  'cold',
  'search',
  'list',
  'replies',
  'configKept',
  'configCold',
  'newUrl',
  'collect',
  'package',
  'newPicture',
  'ready',
]

const stopped = (part: 'web' | 'analytics') => ({
  begin: (plant: Plant) => signal(plant, part, 'SIGSTOP'),
  end: (plant: Plant) => signal(plant, part, 'SIGCONT'),
})

/** Stops and goes on in turn. */
function stutters(everyMs: number) {
  let stop = async () => {}
  return {
    async begin(plant: Plant) {
      stop = inTurn(
        everyMs,
        () => signal(plant, 'web', 'SIGSTOP'),
        () => signal(plant, 'web', 'SIGCONT'),
      )
    },
    async end(plant: Plant) {
      await stop()
      await signal(plant, 'web', 'SIGCONT')
    },
  }
}

const filled = (disk: Disk) => ({
  disk,
  begin: async ({ disks }: Plant) => disks?.[disk].fill(),
  end: async ({ disks }: Plant) => disks?.[disk].free(),
})

/** As a disk that is no longer mounted: the folder is there, and nothing is in it. */
const media = {
  async begin({ mediaDir }: Plant) {
    renameSync(mediaDir, `${mediaDir}-away`)
    mkdirSync(mediaDir)
  },
  async end({ mediaDir }: Plant) {
    rmSync(mediaDir, { recursive: true })
    renameSync(`${mediaDir}-away`, mediaDir)
  },
}

async function emptyPictures({ settings }: Plant): Promise<void> {
  const dir = join(settings.runDir, 'web/images')
  for (const name of readdirSync(dir)) rmSync(join(dir, name), { recursive: true })
}

export const OTHER_FAULTS: Fault[] = [
  {
    part: 'web',
    kind: 'killed',
    begin: plant => kill(plant, 'web'),
    end: plant => restart(plant, 'web'),
    refused: BY_WEB,
    download: 'breaks',
  },
  { part: 'web', kind: 'hung', ...stopped('web'), refused: BY_WEB, download: 'waits' },
  {
    part: 'web',
    kind: 'slow',
    how: 'stops for 0.1 s five times a second',
    ...stutters(100),
    slow: { stale: 2500 },
  },
  {
    part: 'web',
    kind: 'flapping',
    how: 'hangs for 1.5 s, then answers for 1.5 s',
    ...stutters(1500),
    sometimes: BY_WEB,
    slow: { stale: 2500 },
    download: 'waits',
  },
  {
    part: 'analytics',
    kind: 'killed',
    begin: plant => kill(plant, 'analytics'),
    end: plant => restart(plant, 'analytics'),
  },
  { part: 'analytics', kind: 'hung', ...stopped('analytics') },
  {
    part: 'ClickHouse',
    kind: 'full disk',
    ...filled('clickhouse'),
    said: { log: 'analytics/analytics.log', words: 'events wait' },
  },
  { part: 'media', kind: 'wiped', how: 'not mounted', ...media, refused: ['package', 'newPicture'] },
  {
    part: 'pictures',
    kind: 'full disk',
    ...filled('pictures'),
    said: { log: 'web/web.log', words: 'pictures are not cached' },
  },
  { part: 'pictures', kind: 'wiped', begin: emptyPictures, end: async () => undefined },
  {
    part: 'log',
    kind: 'full disk',
    ...filled('log'),
    async begin(plant) {
      await filled('log').begin(plant)
      await untilDropped(plant)
    },
  },
  {
    part: 'edge',
    kind: 'killed',
    how: 'its child process, with the cache',
    breaksFirst: true,
    begin: async plant => killEdgeChild(plant),
    end: async () => undefined,
    // Nothing is cached any more: each is rendered again.
    slow: { fresh: 2500, stale: 2500 },
    download: 'breaks',
  },
]
