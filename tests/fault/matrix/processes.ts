import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { childrenOf, isAlive, pidIn } from '../../../ops/process.ts'
import { freeze } from '../../support/freeze.ts'
import type { Part, Plant } from './plant.ts'

const PID_FILES: Record<Part, string> = {
  postgres: 'postgres/data/postmaster.pid',
  nats: 'nats/nats.pid',
  web: 'web/web.pid',
  analytics: 'analytics/analytics.pid',
  edge: 'edge/varnish.pid',
  front: 'front/haproxy.pid',
  worker: 'worker/worker.pid',
  console: 'console/console.pid',
  replica: 'replica/data/postmaster.pid',
}

const fileOf = ({ settings }: Plant, part: Part) => join(settings.runDir, PID_FILES[part])

function pidOf(plant: Plant, part: Part): number {
  return Number.parseInt(readFileSync(fileOf(plant, part), 'utf8'), 10)
}

export const isRunning = (plant: Plant, part: 'web'): boolean => pidIn(fileOf(plant, part)) !== undefined

/** As a power switch would. */
export const kill = (plant: Plant, part: Part) => end(pidOf(plant, part), 'SIGKILL')

async function end(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal)
  while (isAlive(pid)) await pause(10)
}

/** Stops a part with its children; returns how to let it go on. */
export const freezePart = (plant: Plant, part: Part) => freeze(pidOf(plant, part))

/** As an operator stops a part who is about to start it again. */
export function stop(plant: Plant, part: Part): Promise<void> {
  // By a signal: the command that stops a PostgreSQL would hold up the visitors of this process.
  return part === 'replica' ? end(pidOf(plant, part), 'SIGINT') : plant.parts[part].stop()
}

/** The process of the edge that answers; the one that began it starts another. */
export function killEdgeChild(plant: Plant): void {
  for (const child of childrenOf(pidOf(plant, 'edge'))) process.kill(child, 'SIGKILL')
}

export async function signal(plant: Plant, part: Part, name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  process.kill(pidOf(plant, part), name)
}

/** Starts what was killed, as a supervisor would; its dependencies may be stopped as well. */
export async function restart(plant: Plant, part: Part): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await plant.parts[part].start()
    } catch (error) {
      // Children of the one that was killed may still be ending.
      if (tries > 60) throw error
      await pause(200)
    }
  }
}

/** Does one thing and the other in turn until it is stopped. */
export function inTurn(everyMs: number, ...steps: (() => Promise<unknown>)[]): () => Promise<void> {
  let goesOn = true
  const running = (async () => {
    for (let n = 0; goesOn; n = (n + 1) % steps.length) {
      await steps[n]?.()
      await pause(everyMs)
    }
  })()
  return async () => {
    goesOn = false
    await running
  }
}
