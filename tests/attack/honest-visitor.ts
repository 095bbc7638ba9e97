import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../../ops/settings.ts'
import { purge } from '../support/purge.ts'
import { ask } from './target.ts'

const EVERY_MS = 100
/** Live apps of the demo catalogue. */
const APPS = 60

export interface Visits {
  /** How long each cold page took, in milliseconds. */
  took: number[]
  failed: string[]
}

/** Opens one app's page after another, each on a connection of its own, and each taken out of the edge's cache before. */
export async function visit(settings: Settings, until: () => boolean, everyMs = EVERY_MS): Promise<Visits> {
  const visits: Visits = { took: [], failed: [] }
  for (let n = 0; !until(); n++) {
    const app = 1 + (n % APPS)
    await purge(settings, `app-${app}`, 'hard')
    const began = performance.now()
    const from = `127.9.9.${1 + (n % 200)}`
    const { status } = await ask(settings, `/apps/${app}`, { from }).catch(error => ({
      status: String(error),
    }))
    if (status === 200) visits.took.push(performance.now() - began)
    else visits.failed.push(`/apps/${app}: ${status}`)
    await wait(Math.max(0, everyMs - (performance.now() - began)))
  }
  return visits
}

export function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
