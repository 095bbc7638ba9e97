import { setTimeout as pause } from 'node:timers/promises'
import { Refused } from '../../../catalogue/commands/refused.ts'
import { type Database, openDatabase } from '../../../data/db/database.ts'
import { giver as commandGiver } from '../../integration/commands/giving.ts'

export const AD_HOST = 'ads.example'

/** How a page says which command it shows: the app, a letter for the kind, the command's number. */
export const mark = (app: number, letter: string, n: number) => `A${app}${letter}${n}${letter}`

/** The highest number that a page shows of an app; undefined: none. */
export function shown(text: string, app: number, letter: string): number | undefined {
  const found = [...text.matchAll(new RegExp(`A${app}${letter}(\\d+)${letter}`, 'g'))].map(([, n]) =>
    Number(n),
  )
  return found.length > 0 ? Math.max(...found) : undefined
}

export interface Given {
  n: number
  kind: 'name' | 'version' | 'gone' | 'back' | 'notice' | 'gift' | 'ad'
  app: number
  /** When it was acknowledged. */
  at: number
}

/** Apps that are changed, and those that come and go. */
const CHANGED = 6
const TOGGLED = 4

interface Watching {
  /** Whether every earlier command about this app has been seen. */
  isFree(app: number): boolean
  /** Called before an app is taken down or restored. */
  release(app: number): void
}

export interface Giver {
  /** The next command, given until it is acknowledged. */
  next(n: number, watching: Watching): Promise<Given>
  developer: number
  category: number
  close(): Promise<void>
}

/** Runs commands as staff, retrying while the database is unavailable. */
export async function giver(url: string): Promise<Giver> {
  const db: Database = openDatabase({ url, pool: 4, statementTimeoutMs: 4000 })
  const add = async (i: number) => {
    const made = await run('app.add', {
      packageName: `org.example.fault${i}`,
      resourceType: 0,
      iconKey: 'icon/square',
      developerId: 1,
      categories: [2],
      texts: { 'zh-CN': { name: `起点${i}` } },
    })
    return Number(made?.app)
  }
  const apps: number[] = []
  for (let i = 0; i < CHANGED + TOGGLED; i += 1) apps.push(await add(i))
  const changed = apps.slice(0, CHANGED)
  const toggled = apps.slice(CHANGED).map(app => ({ app, isLive: true }))
  const ids = new Map<string, number>()
  return {
    developer: 1,
    category: 2,
    async next(n, { isFree, release }) {
      const app = changed[n % CHANGED] ?? 0
      const turn = n % 10
      const free = toggled.find(one => isFree(one.app))
      if (turn >= 7 && turn <= 8 && free) {
        free.isLive = !free.isLive
        release(free.app)
        await run(free.isLive ? 'app.restore' : 'app.takedown', { app: free.app })
        return given(n, free.isLive ? 'back' : 'gone', free.app)
      }
      if (turn <= 2) {
        const versionCode = String(n + 1)
        await run('version.put', { app, versionCode, versionName: mark(app, 'v', n) })
        await run('version.publish', { app, versionCode })
        return given(n, 'version', app)
      }
      if (turn === 4) {
        await place('notice.put', app, { appId: app, locale: 'zh-CN', body: mark(app, 'p', n) })
        return given(n, 'notice', app)
      }
      if (turn === 5) {
        const validUntil = new Date(Date.now() + 86_400_000).toISOString()
        const fields = {
          appId: app,
          locale: 'zh-CN',
          title: mark(app, 'g', n),
          content: 'c',
          remaining: 1,
          total: 1,
        }
        await place('gift.put', app, { ...fields, validUntil, sourceUrl: 'https://a.example/g' })
        return given(n, 'gift', app)
      }
      if (turn === 6) {
        const adUrl = `https://${AD_HOST}/${mark(app, 'd', n)}`
        await place('ad.place', app, {
          appId: app,
          adLocationType: 0,
          adUrl,
          imgUrl: `https://${AD_HOST}/x.png`,
        })
        return given(n, 'ad', app)
      }
      await run('app.edit', { app, texts: { 'zh-CN': { name: mark(app, 'n', n) } } })
      return given(n, 'name', app)
    },
    close: () => db.destroy(),
  }

  /** The one that is there is changed. */
  async function place(command: string, app: number, fields: object): Promise<void> {
    const name = `${command} ${app}`
    const id = ids.get(name)
    const made = await run(command, id === undefined ? fields : { id, ...fields })
    if (made?.id !== undefined) ids.set(name, Number(made.id))
  }

  async function run(command: string, input: unknown) {
    for (let tries = 0; ; tries += 1)
      try {
        return (await commandGiver(db)(command, input)).made[0]
      } catch (error) {
        // Done already, by a try whose answer was lost.
        if (error instanceof Refused && tries > 0) return undefined
        if (error instanceof Refused) throw error
        await pause(100)
      }
  }
}

const given = (n: number, kind: Given['kind'], app: number): Given => ({
  n,
  kind,
  app,
  at: performance.now(),
})
