import { setTimeout as pause } from 'node:timers/promises'
import { aBatch, anEvent } from '../../support/batches.ts'
import { storedEvents } from '../../support/stored-events.ts'
import { type Answer, ask } from './ask.ts'
import type { Scene } from './scene.ts'

/** More than is left of a disk that is full: the rest of a page of memory. */
const EVENTS = 40
/** As much of a visit is shown as this at most. */
const MAX_OF_VISIT = 1000
const GIVE_UP_MS = 30_000

/** Reports events, and remembers those that were taken. */
export async function collect({ plant, visits, patienceMs }: Scene): Promise<Answer> {
  const last = visits.at(-1)
  const visit = last && last.taken.length + EVENTS <= MAX_OF_VISIT ? last : { batch: aBatch([]), taken: [] }
  if (visit !== last) visits.push(visit)
  const events = Array.from({ length: EVENTS }, () => anEvent())
  const answer = await ask(`${plant.at.site}/collect`, {
    method: 'POST',
    limitMs: patienceMs,
    headers: { 'content-type': 'text/plain', origin: plant.at.site },
    body: JSON.stringify({ ...visit.batch, sent: Date.now(), events }),
  })
  if (answer.status === 200) visit.taken.push(...events.map(({ id }) => id))
  return answer
}

export const takenIn = ({ visits }: Scene) => visits.reduce((sum, { taken }) => sum + taken.length, 0)

/** Waits until analytics has counted what was taken; returns how much of it. */
export async function storedIn(scene: Scene): Promise<number> {
  const since = performance.now()
  for (;;) {
    let found = 0
    for (const { batch, taken } of scene.visits) {
      const stored = await storedEvents(scene.plant.at.analytics, batch.session.id).catch(() => [])
      const ids = new Set(stored.map(({ id }) => id))
      found += taken.filter(id => ids.has(id)).length
    }
    if (found === takenIn(scene) || performance.now() - since > GIVE_UP_MS) return found
    await pause(200)
  }
}
