import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Fault } from './fault.ts'
import { JOURNEYS, type Journey } from './journeys.ts'
import type { Limits } from './judge.ts'
import type { Plant } from './plant.ts'
import { inTurn, isRunning } from './processes.ts'
import type { Scene } from './scene.ts'

const NOTICE_MS = 8000
/** Seldom: pages that hang take the places of others, which are then refused at once for that reason. */
const ASK_EVERY_MS = 500
const GIVE_UP_MS = 30_000

/**
 * Until the edge refuses an uncached page at once: it is asked for another one again and again, without waiting
 * for earlier answers; undefined: it did not.
 */
export async function noticed(plant: Plant, limits: Limits): Promise<number | undefined> {
  const began = performance.now()
  const knows = Promise.withResolvers<number>()
  for (let app = 1_000_000 + Math.floor(began); performance.now() - began < NOTICE_MS; app += 1) {
    const askedAt = performance.now() - began
    ask(`${plant.at.site}/apps/${app}`).then(({ status, ms }) => {
      if (status === 503 && ms < limits.kept) knows.resolve(askedAt)
    })
    const known = await Promise.race([knows.promise, pause(ASK_EVERY_MS)])
    if (known !== undefined) return Math.round(known)
  }
  return undefined
}

/** Whether a log says by now, or in a moment, what shows that there was a fault. */
export async function saidSo({ settings }: Plant, { said }: Fault): Promise<boolean> {
  const since = performance.now()
  for (;;) {
    if (!said || readFileSync(join(settings.runDir, said.log), 'utf8').includes(said.words)) return true
    if (performance.now() - since > NOTICE_MS) return false
    await pause(200)
  }
}

/** Until everything that was asked for is good at once; undefined: that did not happen. */
export async function recovered(scene: Scene, journeys: Journey[]): Promise<number | undefined> {
  const since = performance.now()
  while (performance.now() - since < GIVE_UP_MS) {
    const answers = await Promise.all(
      journeys.map(async journey => (await JOURNEYS[journey].go(scene)).status === JOURNEYS[journey].good),
    )
    if (answers.every(Boolean)) return Math.round(performance.now() - since)
    await pause(50)
  }
  return undefined
}

/** As whatever runs the store would: a web process that ended is started again. */
export function watchOver(plant: Plant, fault: Fault): { ends(): number; stop(): Promise<void> } {
  let ends = 0
  if (fault.part === 'web') return { ends: () => 0, stop: async () => undefined }
  const stop = inTurn(200, async () => {
    if (isRunning(plant, 'web')) return
    ends += 1
    // While its database talks nonsense it can't begin.
    await plant.parts.web.start().catch(() => undefined)
  })
  return { ends: () => ends, stop }
}
