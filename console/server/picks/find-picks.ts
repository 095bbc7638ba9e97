import type { Database } from '../../../data/db/database.ts'
import { firstApps, MAX_FIRST } from '../../../data/db/queries/apps/find/searched.ts'
import { namesOfApps } from '../../../data/db/queries/apps/names.ts'
import { developersOfIds, findDevelopers } from '../../../data/db/queries/developers/developers.ts'
import type { Pick, PickedKind } from '../../kit/picks.ts'

const ANY = { state: '', kind: null, categories: null, source: null, warning: '' } as const

interface AppRow {
  id: number
  name: string | null
  packageName: string
  icon: string
}

const pickOfApp = ({ id, name, packageName, icon }: AppRow): Pick => ({
  id,
  name: name ?? packageName,
  about: packageName,
  icon,
})

type DeveloperRow = Awaited<ReturnType<typeof findDevelopers>>[number]

const pickOfDeveloper = ({ id, name, website, logo }: DeveloperRow): Pick => ({
  id,
  name,
  about: website?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') ?? '',
  icon: logo,
})

/** The first that fit what was typed; of an app number, package, and words as visitors type them. */
export async function findPicks(
  db: Database,
  kind: PickedKind,
  typed: string,
  locale: string,
): Promise<Pick[]> {
  if (typed === '') return []
  if (kind === 'developer') return (await findDevelopers(db, typed)).map(pickOfDeveloper)
  return (await firstApps(db, { ...ANY, q: typed }, 0, locale)).slice(0, MAX_FIRST).map(pickOfApp)
}

/** Those with these numbers. */
export async function picksOf(
  db: Database,
  kind: PickedKind,
  ids: number[],
  locale: string,
): Promise<Record<number, Pick>> {
  if (ids.length === 0) return {}
  const found =
    kind === 'developer'
      ? (await developersOfIds(db, { developers: ids })).map(pickOfDeveloper)
      : (await namesOfApps(db, { apps: ids, locale })).map(pickOfApp)
  return Object.fromEntries(found.map(pick => [pick.id, pick]))
}
