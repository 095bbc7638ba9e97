import type { Database } from '../../../data/db/database.ts'
import { ask } from '../../commands/ask.ts'

/** What is known here of an app that a repository has, or had. */
export interface AppRow {
  packageName: string
  /** null: it waits. */
  app: number | null
  state: 'offered' | 'gone' | 'waiting'
  /** Of what was taken over; null: not all of it yet. */
  taken: string | null
}

export async function appRows(db: Database, repository: number): Promise<Map<string, AppRow>> {
  const rows = await ask<AppRow>(
    db,
    `select package_name as "packageName", app_id as app, state, encode(taken, 'hex') as taken
     from repository_apps where repository_id = $1`,
    [repository],
  )
  return new Map(rows.map(row => [row.packageName, row]))
}

/** Apps of these names that are in the store, whoever brought them. */
export async function appsNamed(db: Database, names: string[]): Promise<Map<string, number>> {
  const rows = await ask<{ id: number; name: string }>(
    db,
    'select id, package_name as name from apps where package_name = any ($1::text[])',
    [names],
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** These apps are the repository's; what it says of them is still to be taken over. */
export async function link(
  db: Database,
  repository: number,
  apps: { packageName: string; app: number }[],
): Promise<void> {
  await ask(
    db,
    `insert into repository_apps (repository_id, package_name, app_id, state)
     select $1, package_name, app_id, 'offered' from jsonb_to_recordset($2::jsonb) as given (package_name text, app_id bigint)
     on conflict (repository_id, package_name) do update set app_id = excluded.app_id, state = 'offered', taken = null`,
    [
      repository,
      JSON.stringify(apps.map(({ packageName, app }) => ({ package_name: packageName, app_id: app }))),
    ],
  )
}

export async function wait(db: Database, repository: number, names: string[]): Promise<void> {
  await ask(
    db,
    `insert into repository_apps (repository_id, package_name, state) select $1, unnest($2::text[]), 'waiting' on conflict do nothing`,
    [repository, names],
  )
}

/** All that is said of these apps now is in the catalogue. */
export async function markTaken(
  db: Database,
  repository: number,
  apps: { packageName: string; sum: string; newest: object | undefined; pictures: object }[],
): Promise<void> {
  const rows = apps.map(({ packageName, newest = null, ...app }) => ({
    package_name: packageName,
    newest,
    ...app,
  }))
  await ask(
    db,
    `update repository_apps r set taken = decode(given.sum, 'hex'), state = 'offered',
       -- what was refused stays so for as long as it is the same
       newest = case when r.newest - 'refused' = given.newest then r.newest else given.newest end,
       pictures = given.pictures, pictures_done = r.pictures_done and r.pictures = given.pictures
     from jsonb_to_recordset($2::jsonb) as given (package_name text, sum text, newest jsonb, pictures jsonb)
     where r.repository_id = $1 and r.package_name = given.package_name`,
    [repository, JSON.stringify(rows)],
  )
}

export async function markGone(db: Database, repository: number, names: string[]): Promise<void> {
  await ask(
    db,
    `update repository_apps set state = 'gone' where repository_id = $1 and package_name = any ($2::text[]) and app_id is not null`,
    [repository, names],
  )
  // Nobody has to decide any longer.
  await ask(
    db,
    `delete from repository_apps where repository_id = $1 and package_name = any ($2::text[]) and app_id is null`,
    [repository, names],
  )
}

export async function liveAmong(db: Database, apps: number[]): Promise<number[]> {
  const rows = await ask<{ id: number }>(
    db,
    `select id from apps where id = any ($1::bigint[]) and status = 'live' order by id`,
    [apps],
  )
  return rows.map(({ id }) => id)
}

/** Those that this actor delisted, and nobody else since: what somebody here took away stays away. */
export async function delistedBy(db: Database, actor: string, apps: number[]): Promise<number[]> {
  const rows = await ask<{ id: number }>(
    db,
    `select app.id from apps app
     cross join lateral (
       select actor from changes
       where apps @> array[app.id]
         and rows @> jsonb_build_array(jsonb_build_object('table', 'apps', 'after', jsonb_build_object('id', app.id, 'status', 'delisted')))
       order by changes.id desc limit 1
     ) last
     where app.id = any ($1::bigint[]) and app.status = 'delisted' and not app.taken_down and last.actor = $2
     order by app.id`,
    [apps, actor],
  )
  return rows.map(({ id }) => id)
}

/** Languages in which a source has said something of these apps. */
export async function importedLocales(db: Database, apps: number[]): Promise<Map<number, string[]>> {
  const rows = await ask<{ app: number; locales: string[] }>(
    db,
    `select app_id as app, array_agg(locale order by locale) as locales from imported_texts
     where app_id = any ($1::bigint[]) group by app_id`,
    [apps],
  )
  return new Map(rows.map(({ app, locales }) => [app, locales]))
}

/** A person has decided that these are this repository's, whoever brought them. Those that do not wait come back. */
export async function claim(db: Database, repository: number, names: string[]): Promise<string[]> {
  const rows = await appRows(db, repository)
  const there = await appsNamed(db, names)
  const waiting = names.filter(name => rows.get(name)?.state === 'waiting' && there.has(name))
  const apps = waiting.map(packageName => ({ packageName, app: there.get(packageName) ?? 0 }))
  await db.transaction().execute(async tx => {
    await ask(
      tx,
      `update repository_apps set app_id = null, state = 'waiting', taken = null, newest = null, pictures = null, pictures_done = false
       where app_id = any ($1::bigint[])`,
      [apps.map(({ app }) => app)],
    )
    await link(tx, repository, apps)
  })
  return names.filter(name => !waiting.includes(name))
}
