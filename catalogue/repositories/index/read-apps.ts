import { setImmediate } from 'node:timers/promises'
import type { IndexApp } from '../../../contract/import/index.schema.ts'
import { type ImportLimits, usualLimits } from '../limits.ts'
import type { OpenIndex } from './open-index.ts'
import { type LeftOut, readApp } from './read-app.ts'

const APPS_IN_A_TURN = 20

export type ReadApp = { name: string } & ({ app: IndexApp } | { leftOut: LeftOut })

/**
 * One app after the other, so that memory doesn't hold thousands; and yielding to other work of this process,
 * as it takes seconds.
 */
export async function* readApps(
  index: OpenIndex,
  names: Iterable<string>,
  limits: ImportLimits = usualLimits,
): AsyncGenerator<ReadApp> {
  let at = 0
  for (const name of names) {
    if (at++ % APPS_IN_A_TURN === 0) await setImmediate()
    yield { name, ...readApp(index, name, limits) }
  }
}
