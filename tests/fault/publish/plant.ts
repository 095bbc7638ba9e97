import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dist } from '../../../ops/build/dist.ts'
import { type Engine, partsOf } from '../../../ops/engines/engine.ts'
import { logins } from '../../../ops/engines/logins.ts'
import { nats } from '../../../ops/engines/nats.ts'
import { postgres } from '../../../ops/engines/postgres.ts'
import { purgeKey } from '../../../ops/engines/purge-key.ts'
import { varnish } from '../../../ops/engines/varnish.ts'
import { web } from '../../../ops/engines/web.ts'
import { worker } from '../../../ops/engines/worker.ts'
import { answersOk, isAlive, waitFor } from '../../../ops/process.ts'
import { addresses, type Settings } from '../../../ops/settings.ts'
import { freePorts } from '../../support/free-ports.ts'
import { freeze } from '../../support/freeze.ts'
import { copyCatalogue, NO_LIMITS, NOT_DURABLE, tempStore } from '../../support/temp-store.ts'

export const PARTS = ['web', 'worker', 'NATS', 'edge', 'PostgreSQL'] as const
export type Part = (typeof PARTS)[number]

/** One PostgreSQL and one NATS; two web processes, two edges and two workers. */
export async function publishPlant() {
  const temp = await tempStore({ slots: 2 })
  const [a = 0, b = 0, c = 0, first = 0, second = 0] = await freePorts(5)
  const { runDir, ports, slots } = temp.settings
  const settings: Settings = {
    ...temp.settings,
    demo: false,
    many: {
      edges: [
        { edge: ports.edge, proxy: ports.proxy, purge: ports.purge },
        { edge: a, proxy: b, purge: c },
      ],
      nats: [{ client: ports.nats, route: 0 }],
      databases: [],
      etcd: [],
      workers: [{ worker: first }, { worker: second }],
    },
  }
  const at = { ...addresses(settings), ...logins(settings) }
  const edgePorts = settings.many?.edges ?? []
  const mediaDir = join(runDir, 'media')
  const webs = slots.map((slot, i) => web({ dir: join(runDir, `web-${i + 1}`), mediaDir, settings, slot }))
  const workers = [first, second].map((port, i) =>
    worker({ dir: join(runDir, `worker-${i + 1}`), mediaDir, settings, port }),
  )
  const edges = edgePorts.map((one, i) =>
    varnish({
      dir: join(runDir, `edge-${i + 1}`),
      ports: one,
      webPorts: slots.map(slot => slot.web),
      publicOrigin: at.site,
      purgeKey: purgeKey(runDir),
      limits: { ...NO_LIMITS, calls: 100_000 },
      unavailablePage: dist.unavailable,
    }),
  )
  const database = postgres({
    dir: join(runDir, 'postgres'),
    port: ports.postgres,
    runDir,
    settings: NOT_DURABLE,
  })
  const log = nats({ dir: join(runDir, 'nats'), port: ports.nats, runDir })

  return {
    at,
    runDir,
    host: new URL(at.site).host,
    edgeUrls: edgePorts.map(({ edge }) => `http://127.0.0.1:${edge}`),
    async start() {
      // The watcher asks for as much already.
      process.env.PROBE_SHARE = '0.02'
      await copyCatalogue('fixture', runDir)
      await Promise.all([database.start(), log.start()])
      await Promise.all(webs.map(one => one.start()))
      await Promise.all([...edges, ...workers].map(one => one.start()))
      await waitFor('an edge', () => answersOk(at.edge))
    },
    /** What is killed or hangs; of the workers the one that is the relay. */
    async victim(part: Part): Promise<Engine> {
      switch (part) {
        case 'web':
          return one(webs[0])
        case 'worker':
          return one(await relay())
        case 'edge':
          return one(edges[0])
        case 'NATS':
          return log
        case 'PostgreSQL':
          return database
      }
    },
    pidOf,
    async stop() {
      for (const engine of [...edges, ...webs, ...workers, log, database])
        for (const part of partsOf(engine)) await part.stop()
      await temp.remove()
    },
  }

  async function relay(): Promise<Engine | undefined> {
    for (const [i, port] of [first, second].entries())
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1000) })
        if (((await answer.json()) as { relay: boolean }).relay) return workers[i]
      } catch {
        // Of two, one may be stopped.
      }
    return workers[0]
  }

  function pidOf(engine: Engine): number {
    const file = engine === database ? join(runDir, 'postgres/data/postmaster.pid') : engine.pidFile
    return Number.parseInt(readFileSync(file ?? '', 'utf8'), 10)
  }
}

export type PublishPlant = Awaited<ReturnType<typeof publishPlant>>

function one(engine: Engine | undefined): Engine {
  if (!engine) throw new Error('there is no such process')
  return engine
}

/** As a power switch would; whatever watches over it starts it again. */
export async function kill(plant: PublishPlant, part: Part) {
  const engine = await plant.victim(part)
  const pid = plant.pidOf(engine)
  process.kill(pid, 'SIGKILL')
  while (isAlive(pid)) await pause(10)
  return async () => {
    for (let tries = 0; ; tries += 1)
      try {
        return await engine.start()
      } catch (error) {
        // Children of the one that was killed may still be ending.
        if (tries > 60) throw error
        await pause(200)
      }
  }
}

export async function hang(plant: PublishPlant, part: Part) {
  const resume = freeze(plant.pidOf(await plant.victim(part)))
  return async () => resume()
}
