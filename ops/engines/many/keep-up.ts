import { existsSync } from 'node:fs'
import { rest } from '../../../data/log/rest.ts'
import { currentRelease } from '../../deploy/releases.ts'
import { pidIn } from '../../process.ts'
import { root, type Settings } from '../../settings.ts'
import { type Engine, partsOf } from '../engine.ts'
import { storeOf } from '../store.ts'

const EVERY_MS = 300

/** A process that was stopped has removed its name; one whose name is still there has died. */
const hasDied = ({ pidFile }: Engine) =>
  pidFile !== undefined && existsSync(pidFile) && pidIn(pidFile) === undefined

/** Every process of a store that runs this release. */
function partsIn(settings: Settings, release: string): Engine[] {
  const { postgres, nats, webs, analytics, worker, signer, edge, front } = storeOf(settings, {}, release)
  return [postgres, nats, ...webs, analytics, worker, signer, edge, front].flatMap(partsOf)
}

/** Starts again what has died, as an init system would (`Restart=always`), until it is stopped. */
export async function keepUp(
  settings: Settings,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const under = new Map<string, Promise<void>>()
  let before = new Set<string>()
  let release: string | undefined
  let parts: Engine[] = []
  while (!signal.aborted) {
    const now = currentRelease(settings) ?? root
    if (now !== release) [release, parts] = [now, partsIn(settings, now)]
    const dead = parts.filter(hasDied)
    for (const engine of dead) {
      const { pidFile = '' } = engine
      // Seen twice: it may be ending after a signal.
      if (before.has(pidFile) && !under.has(pidFile))
        under.set(
          pidFile,
          startAgain(engine).finally(() => under.delete(pidFile)),
        )
    }
    before = new Set(dead.map(({ pidFile = '' }) => pidFile))
    await rest(EVERY_MS, signal)
  }
  await Promise.all(under.values())

  async function startAgain(engine: Engine): Promise<void> {
    say(`${engine.name} has died`)
    try {
      await (engine.revive ? engine.revive() : engine.start())
      say(`${engine.name} runs again`)
    } catch (error) {
      say(`${engine.name} does not start: ${error instanceof Error ? error.message : error}`)
    }
  }
}
