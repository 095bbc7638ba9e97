import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { randomFrom } from '../../../demo/core/random.ts'
import { root } from '../../../ops/settings.ts'
import { ann } from '../../support/packages/small-packages.ts'
import { query } from '../../support/query.ts'
import { importedState } from '../../support/repositories/imported-state.ts'
import { type ServedRepository, serveRepository } from '../../support/repositories/serve-repository.ts'
import { changingRepository } from './changing-repository.ts'

/** A store that imports: as its owner and as staff see it, and where its files are. */
export interface Importing {
  url: string
  staffUrl: string
  mediaDir: string
}

export interface ImportFaults {
  kills: number
  /** States of the repository that were taken over. */
  states: number
  /** Runs that were ended by force when apps were written already. */
  midway: number
  apps: number
  /** Names of apps that are not what they are where nothing was killed; and other rows that differ in number. */
  differing: string[]
}

/** Before the next state comes. */
const KILLS_IN_A_STATE = 5
const pinned = createHash('sha256').update(ann.certificate).digest('hex')

/**
 * Two stores take over the same repository, state after state: one without disturbance, one by a process that is killed again and again
 * at any moment. The content of both is compared after each state.
 */
export async function killImports(
  through: Importing,
  killed: Importing,
  { kills: wanted, apps, say }: { kills: number; apps: number; say?: (line: string) => void },
): Promise<ImportFaults> {
  const random = randomFrom(`imports ${apps}`)
  const served = await serveRepository()
  const result: ImportFaults = { kills: 0, states: 0, midway: 0, apps: 0, differing: [] }
  // Of how long it takes undisturbed: less where it came to its end before it was killed.
  let share = 1
  try {
    while (result.kills < wanted) {
      const begun = await changesOf(killed)
      served.serve(changingRepository(result.states, apps))
      const { tookMs } = await run(served, through)
      for (let i = 0; i < KILLS_IN_A_STATE && result.kills < wanted; i += 1) {
        const { wasKilled } = await run(served, killed, random.next() * share * tookMs)
        share = Math.min(1, share * (wasKilled ? 1.3 : 0.6))
        if (!wasKilled) break
        result.kills += 1
        if ((await changesOf(killed)) > begun) result.midway += 1
      }
      await run(served, killed)
      result.states += 1
      const [are, should] = [await importedState(killed.url), await importedState(through.url)]
      result.apps = should.length
      result.differing.push(...differing(are, should), ...(await otherRows(killed, through)))
      say?.(`state ${result.states}: ${result.kills} kills, ${result.differing.length} rows differ`)
    }
    return result
  } finally {
    await served.close()
  }
}

/** Until its end, or until it is killed, so long after it first asked for something. How long it took from there on. */
async function run(
  served: ServedRepository,
  { staffUrl, mediaDir }: Importing,
  killMs?: number,
): Promise<{ wasKilled: boolean; tookMs: number }> {
  served.asked.length = 0
  const args = [join(root, 'bin/import.ts'), served.address, '--fingerprint', pinned]
  const env = { ...process.env, STAFF_DATABASE_URL: staffUrl, MEDIA_DIR: mediaDir }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>
  const said = text(child.stderr)
  while (served.asked.length === 0 && child.exitCode === null) await pause(2)
  const began = performance.now()
  const killing = killMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killMs)
  const [code, signal] = await ended
  clearTimeout(killing)
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`the import ended with ${code}: ${await said}`)
  return { wasKilled: signal === 'SIGKILL', tookMs: performance.now() - began }
}

async function changesOf({ url }: Importing): Promise<number> {
  return Number((await query(url, 'select coalesce(max(id), 0) as id from changes')).rows[0]?.id)
}

function differing(are: Record<string, unknown>[], should: Record<string, unknown>[]): string[] {
  const [one, other] = [are, should].map(rows => new Map(rows.map(row => [String(row.package_name), row])))
  const names = new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])
  return [...names].filter(name => !isDeepStrictEqual(one?.get(name), other?.get(name)))
}

/** What no app has more than one of, and what is held of the repository. */
async function otherRows(...both: [Importing, Importing]): Promise<string[]> {
  const [are, should] = await Promise.all(
    both.map(async ({ url }) => {
      const { rows } = await query(
        url,
        `select (select jsonb_agg(name order by name) from developers) as developers,
           (select jsonb_agg(slug order by slug) from categories) as categories,
           (select count(*) from app_texts) as texts, (select count(*) from version_texts) as news,
           (select jsonb_agg(jsonb_build_array(package_name, state) order by package_name) from repository_apps) as known,
           (select jsonb_agg(jsonb_build_array(held_timestamp, encode(held_sha256, 'hex'))) from repositories) as held`,
      )
      return rows[0] as Record<string, unknown>
    }),
  )
  return Object.keys(should ?? {}).filter(name => !isDeepStrictEqual(are?.[name], should?.[name]))
}
