import { setTimeout as pause } from 'node:timers/promises'
import { runCommand } from '../../../catalogue/commands/run-commands.ts'
import { openDatabase } from '../../../data/db/database.ts'
import { madeId } from '../../support/batches.ts'
import { ask } from './ask.ts'
import type { Scene } from './scene.ts'

const LOOK_MS = 100
/** A visitor who looks does not wait for one who may never answer. */
const PATIENCE_MS = 1000

/** A change that staff made, and visitors who look for it. */
export interface Change {
  /** When it was acknowledged. */
  acknowledgedAt: number
  /** When a visitor saw it; undefined: not yet. */
  seenAt(): number | undefined
  /** Waits until it is seen, or until then. */
  seenBy(time: number): Promise<number | undefined>
  stop(): Promise<void>
}

/** Gives an app another name, as staff do, and looks for it on the app's page. */
export async function makeChange({ plant, changed }: Scene): Promise<Change> {
  const name = `改名${madeId()}`
  const db = openDatabase({ url: plant.at.staffDatabase, pool: 1 })
  const input = { app: changed, texts: { 'zh-CN': { name } } }
  await runCommand(db, { command: 'app.edit', input, actor: 'shell:test', role: 'owner' }).finally(() =>
    db.destroy(),
  )
  const acknowledgedAt = performance.now()
  let seenAt: number | undefined
  let isOver = false
  const looking = (async () => {
    while (!isOver && seenAt === undefined) {
      const { body } = await ask(`${plant.at.site}/apps/${changed}`, { limitMs: PATIENCE_MS })
      if (body.includes(name)) seenAt = performance.now()
      else await pause(LOOK_MS)
    }
  })()
  return {
    acknowledgedAt,
    seenAt: () => seenAt,
    async seenBy(time) {
      while (seenAt === undefined && performance.now() < time) await pause(LOOK_MS / 2)
      return seenAt
    },
    async stop() {
      isOver = true
      await looking
    },
  }
}
