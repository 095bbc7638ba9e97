import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { tier } from '../../../ops/checks/test-run/tier.ts'
import type { natsLogins } from '../../../ops/engines/logins.ts'
import { root } from '../../../ops/settings.ts'
import { signLink } from '../../../server/packages/package-links.ts'
import { bootAnalytics } from '../../support/booted-analytics.ts'
import { tempDir } from '../../support/temp-store.ts'
import { appOver, packageKey, suiteDatabase } from '../suite.ts'
import { insertGames } from './games.ts'

const { url, webUrl, analyticsUrl, db, webDb, mediaDir } = suiteDatabase('trusted')

export { db, mediaDir, webDb, webUrl }
export const dir = tempDir()
export const CAP = 2
export const VIEW_CAP = 7
// Of one view and 49 downloads each.
export const BATCHES = tier === 'full' ? 1000 : 200
export let log: ReturnType<typeof natsLogins>
export let numbers = ''
export let app: FastifyInstance
let running = async () => {}

beforeAll(async () => {
  await insertGames(db, mediaDir)
  const analytics = await bootAnalytics(dir, analyticsUrl, {
    ROLLUP_SECONDS: '1',
    COUNTER_SECONDS: '1',
    NETWORK_DOWNLOADS: String(CAP),
    NETWORK_VIEWS: String(VIEW_CAP),
    JUMP_TIMES: '10',
    JUMP_FLOOR: '50',
  })
  log = analytics.log
  numbers = analytics.at
  app = await appOver(webDb, { databaseUrl: webUrl, mediaDir, natsUrl: log.web })
  running = async () => {
    await app.close()
    await analytics.stop()
  }
})

/** At the end, or before: what it left on the disk is whole then. */
export async function stop(): Promise<void> {
  const parts = running
  running = async () => {}
  await parts()
}

afterAll(async () => {
  await stop()
  rmSync(dir, { recursive: true, force: true })
})

export const PHONE = 'Mozilla/5.0 (Linux; Android 14; a phone of these tests)'
export const link = (id: number) =>
  signLink(
    { path: `game.n${id}/1/universal.apk`, saveAs: 'x' },
    Math.floor(Date.now() / 1000) + 600,
    packageKey,
  )

/** Asks for an app's package as a visitor at this address would, through the edge. */
export const fetchPackage = (id: number, address: string, headers: Record<string, string> = {}) =>
  app.inject({ url: link(id), headers: { 'x-forwarded-for': address, 'user-agent': PHONE, ...headers } })

export const post = (body: unknown) =>
  app.inject({
    method: 'POST',
    url: '/collect',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': '203.0.113.66', 'user-agent': PHONE },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

interface Counters {
  downloads: number
  week: number
  today: { views: number; downloads: number } | null
}
export async function counters(id: number): Promise<Counters> {
  const { rows } = await sql<Counters>`select downloads, week_downloads as week,
    (select jsonb_build_object('views', views, 'downloads', downloads) from app_days
     where app_id = ${id} and day = (now() at time zone 'Asia/Shanghai')::date) as today
    from app_stats where app_id = ${id}`.execute(db)
  return rows[0] as Counters
}
/** The lists of games by the week and by growth. */
export async function ranks(): Promise<number[][]> {
  const { rows } = await sql<{ ids: number[] }>`select app_ids as ids from app_ranks
    where list = '3' and sort in ('hot', 'rise') order by sort`.execute(db)
  return rows.map(({ ids }) => ids.map(Number))
}
export async function told(id: number): Promise<Record<string, number> | undefined> {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format()
  const answer = await fetch(`${numbers}/stats/trusted?from=${day}&to=${day}`)
  return ((await answer.json()) as Record<string, number>[]).find(({ appId }) => appId === id)
}
export const ranksCli = async (...args: string[]) =>
  (
    await promisify(execFile)(process.execPath, [join(root, 'bin/ranks.ts'), ...args], {
      env: { ...process.env, DATABASE_URL: url },
    })
  ).stdout
