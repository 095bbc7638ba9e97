import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

const id = z.object({ id: z.number() })

const named = statement({
  name: 'apps named',
  parameters: { packageNames: 'text[]' },
  row: z.object({ id: z.number(), name: z.string() }),
  text: ({ packageNames }) =>
    `select id, package_name as name from apps where package_name = any (${packageNames})`,
})

/** Apps of these names that are in the store, from any source. */
export const appsNamed = async (db: Database, packageNames: string[]): Promise<Map<string, number>> =>
  new Map((await named(db, { packageNames })).map(({ id, name }) => [name, id]))

const live = statement({
  name: 'live apps among',
  parameters: { apps: 'bigint[]' },
  row: id,
  text: ({ apps }) => `select id from apps where id = any (${apps}) and status = 'live' order by id`,
})

export const liveAmong = async (db: Database, apps: number[]): Promise<number[]> =>
  (await live(db, { apps })).map(({ id }) => id)

const delisted = statement({
  name: 'apps delisted by',
  parameters: { actor: 'text', apps: 'bigint[]' },
  row: id,
  text: ({ actor, apps }) => `
  select app.id from apps app
  cross join lateral (
    select actor from changes
    where apps @> array[app.id]
      and rows @> jsonb_build_array(jsonb_build_object('table', 'apps', 'after', jsonb_build_object('id', app.id, 'status', 'delisted')))
    order by changes.id desc limit 1
  ) last
  where app.id = any (${apps}) and app.status = 'delisted' and not app.taken_down and last.actor = ${actor}
  order by app.id`,
})

/** Apps that this actor delisted, and no one else since: an app that staff removed stays removed. */
export const delistedBy = async (db: Database, actor: string, apps: number[]): Promise<number[]> =>
  (await delisted(db, { actor, apps })).map(({ id }) => id)

const locales = statement({
  name: 'imported locales',
  parameters: { apps: 'bigint[]' },
  row: z.object({ app: z.number(), locales: z.array(z.string()) }),
  text: ({ apps }) => `
  select app_id as app, array_agg(locale order by locale) as locales from imported_texts
  where app_id = any (${apps}) group by app_id`,
})

/** Languages in which a source has said something of these apps. */
export const importedLocales = async (db: Database, apps: number[]): Promise<Map<number, string[]>> =>
  new Map((await locales(db, { apps })).map(({ app, locales }) => [app, locales]))

const offered = statement({
  name: 'apps with offered versions',
  parameters: { codes: 'jsonb' },
  row: z.object({ app: z.number() }),
  text: ({ codes }) => `
  select v.app_id as app from versions v
  join jsonb_to_recordset(${codes}) as given (app bigint, code bigint) on v.app_id = given.app and v.version_code = given.code
  where v.state <> 'draft'`,
})

/** Those whose version of this code is no draft. */
export const offeredAmong = async (
  db: Database,
  codes: { app: number; code: string | null }[],
): Promise<Set<number>> =>
  new Set((await offered(db, { codes: JSON.stringify(codes) })).map(({ app }) => app))

export const iconsOfApps = statement({
  name: 'icons of apps',
  parameters: { apps: 'bigint[]' },
  row: z.object({ id: z.number(), key: z.string() }),
  text: ({ apps }) => `select id, icon_key as key from apps where id = any (${apps})`,
})

export const categoriesBySlug = statement({
  name: 'categories by slug',
  parameters: { slugs: 'text[]' },
  row: z.object({ id: z.number(), slug: z.string(), resourceType: z.literal([0, 1]) }),
  text: ({ slugs }) => `
  select id, slug, resource_type as "resourceType" from categories where slug = any (${slugs})`,
})

/** The numbers of a repository's own developers. */
export const developersOfRepository = statement({
  name: 'developers of repository',
  parameters: { repository: 'integer', names: 'text[]' },
  row: z.object({ name: z.string(), id: z.number() }),
  text: ({ repository, names }) => `
  select name, developer_id as id from repository_developers where repository_id = ${repository} and name = any (${names})`,
})

export const linkDevelopers = statement({
  name: 'link developers to repository',
  parameters: { repository: 'integer', linked: 'jsonb' },
  row: z.never(),
  text: ({ repository, linked }) => `
  insert into repository_developers (repository_id, name, developer_id)
  select ${repository}, name, id from jsonb_to_recordset(${linked}) as given (name text, id bigint)`,
})
