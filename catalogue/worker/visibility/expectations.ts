import type { Database } from '../../../data/db/database.ts'
import { findNewestVersions } from '../../../data/db/queries/newest-versions.ts'
import { APPS_PER_PAGE } from '../../../data/db/queries/ranked-apps.ts'
import { soughtApp, soughtVersion } from '../../../data/db/queries/visibility/sought.ts'
import type { RowChange } from '../../commands/row-changes.ts'

/** What a visitor sees of a change of one app. */
export type Expectation =
  /** It is called so, in the languages of these pages. */
  | { kind: 'name'; name: string; locales: string[] }
  /** It is not there, or there again. */
  | { kind: 'gone' | 'back' }
  /** There is this version; current: it is the one that visitors get. In feed: it is among the newest. */
  | { kind: 'version'; versionName: string; isCurrent: boolean; isInFeed: boolean }

/** What must be known of an app to look for it. */
export interface AppFacts {
  id: number
  names: Record<string, string>
  developerId: number | null
  categoryId: number | null
  /** The page of its category's newest list that shows it; null: none. */
  listPage: number | null
  isLive: boolean
}

async function findFacts(db: Database, app: number): Promise<AppFacts | undefined> {
  const [found] = await soughtApp(db, { app })
  if (!found) return undefined
  const { place, ...rest } = found
  return { ...rest, listPage: place === null ? null : Math.ceil(place / APPS_PER_PAGE) }
}

/** The first thing in a change that a visitor can see of an app; undefined: nothing that is looked for. */
export async function signOf(
  db: Database,
  rows: RowChange[],
): Promise<{ app: AppFacts; expected: Expectation } | undefined> {
  for (const change of rows) {
    const found = await signIn(db, change)
    const app = found && (await findFacts(db, found.app))
    // What is not offered shows nothing but that.
    if (app && (app.isLive || found.expected.kind === 'gone')) return { app, expected: found.expected }
  }
  return undefined
}

async function signIn(
  db: Database,
  { table, before, after }: RowChange,
): Promise<{ app: number; expected: Expectation } | undefined> {
  if (table === 'apps' && before && after?.status !== undefined && before.status !== after.status) {
    const [was, is] = [before.status === 'live', after.status === 'live']
    if (was !== is) return { app: Number(after.id), expected: { kind: is ? 'back' : 'gone' } }
  }
  if (table === 'app_texts' && after?.name !== undefined && before?.name !== after.name) {
    const app = Number(after.app_id)
    const known = Object.keys((await findFacts(db, app))?.names ?? {})
    // Where there is no other text, every language shows this one.
    const locales = known.length === 1 ? ALL : [String(after.locale)]
    return { app, expected: { kind: 'name', name: String(after.name), locales } }
  }
  if (table === 'versions' && after?.state === 'published' && before?.state !== 'published') {
    const [found] = await soughtVersion(db, { version: Number(after.id) })
    if (!found) return undefined
    const newest = await findNewestVersions(db, 'zh-CN')
    const isInFeed = newest.some(
      ({ appId, versionCode }) => appId === found.app && String(versionCode) === found.versionCode,
    )
    return { app: found.app, expected: { kind: 'version', ...found, isInFeed } }
  }
  return undefined
}

const ALL = ['*']
export const isIn = (locales: string[], locale: string) => locales === ALL || locales.includes(locale)
