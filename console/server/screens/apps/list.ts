import { ask } from '../../../../catalogue/commands/ask.ts'
import { changesOfApp } from '../../../../catalogue/commands/changes-of-app.ts'
import type { Database } from '../../../../data/db/database.ts'
import type { SourceOption, WantedApps } from '../../../views/apps/wanted.ts'
import { type Screen, shown } from '../../screen.ts'
import { allCategories } from './categories.ts'
import { findApps, readPlace, readWanted } from './find-apps.ts'

const PAGE = 50
const MAX_SOURCES = 200

/** Who edits apps in the console. */
export const mayEditApps = (role: string): boolean => role === 'owner' || role === 'editor'

export const appList: Screen = {
  path: '/apps',
  async show({ db, query, locale, person }) {
    const wanted = readWanted(query)
    const categories = await allCategories(db, locale)
    const place = readPlace(query.before)
    const { apps, next } = await findApps(db, wanted, categories, place, PAGE, locale)
    const actors = await lastActors(
      db,
      apps.map(({ id }) => id),
    )
    return shown('apps', {
      wanted,
      categories,
      sources: await allSources(db),
      apps: apps.map(({ place: _, changedAt, ...app }) => ({
        ...app,
        changedAt: changedAt.toISOString(),
        changedBy: actors.get(app.id) ?? null,
      })),
      about: await aboutHowMany(db),
      first: place ? addressOf('/apps', wanted) : null,
      older: next ? addressOf('/apps', wanted, { before: next }) : null,
      csv: addressOf('/apps.csv', wanted),
      mayEdit: mayEditApps(person.role),
    })
  },
}

function addressOf(path: string, wanted: WantedApps, more: Record<string, string> = {}): string {
  const said = Object.entries({ ...wanted, ...more }).filter(([, value]) => value !== '')
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path
}

const allSources = (db: Database) =>
  ask<SourceOption>(
    db,
    `select id, coalesce(nullif(name, ''), address) as name from repositories order by name, id limit ${MAX_SOURCES}`,
  )

/** Who changed each last. */
async function lastActors(db: Database, apps: number[]): Promise<Map<number, string>> {
  const rows = await ask<{ app: number; actor: string }>(
    db,
    `select app, last.actor from unnest($1::bigint[]) app
     cross join lateral (select actor from ${changesOfApp('app')} own order by id desc limit 1) last`,
    [apps],
  )
  return new Map(rows.map(({ app, actor }) => [app, actor]))
}

/** As the database estimates: counting a million takes longer than the page. */
async function aboutHowMany(db: Database): Promise<number | null> {
  const [row] = await ask<{ about: number }>(
    db,
    "select reltuples::float8 as about from pg_class where oid = 'apps'::regclass",
  )
  return row && row.about >= 0 ? row.about : null
}
