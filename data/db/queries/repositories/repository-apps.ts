import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

const appRow = z.object({
  packageName: z.string(),
  /** null: it waits. */
  app: z.number().nullable(),
  state: z.enum(['offered', 'gone', 'waiting']),
  /** Of what was taken over; null: not all of it yet. */
  taken: z.string().nullable(),
})
/** What is known here of an app that a repository has, or had. */
export type AppRow = z.infer<typeof appRow>

const rowsOf = statement({
  name: 'apps of repository',
  parameters: { repository: 'integer' },
  row: appRow,
  text: ({ repository }) => `
  select package_name as "packageName", app_id as app, state, encode(taken, 'hex') as taken
  from repository_apps where repository_id = ${repository}`,
})

export const appRows = async (db: Database, repository: number): Promise<Map<string, AppRow>> =>
  new Map((await rowsOf(db, { repository })).map(row => [row.packageName, row]))

const linkApps = statement({
  name: 'link apps to repository',
  parameters: { repository: 'integer', linked: 'jsonb' },
  row: z.never(),
  text: ({ repository, linked }) => `
  insert into repository_apps (repository_id, package_name, app_id, state)
  select ${repository}, "packageName", app, 'offered' from jsonb_to_recordset(${linked}) as given ("packageName" text, app bigint)
  on conflict (repository_id, package_name) do update set app_id = excluded.app_id, state = 'offered', taken = null`,
})

/** These apps are the repository's; what it says of them is still to be taken over. */
export async function link(
  db: Database,
  repository: number,
  apps: { packageName: string; app: number }[],
): Promise<void> {
  await linkApps(db, { repository, linked: JSON.stringify(apps) })
}

/** Apps that another source brought: a person decides. */
export const waitForPerson = statement({
  name: 'wait for a person',
  parameters: { repository: 'integer', packageNames: 'text[]' },
  row: z.never(),
  text: ({ repository, packageNames }) => `
  insert into repository_apps (repository_id, package_name, state)
  select ${repository}, unnest(${packageNames}), 'waiting' on conflict do nothing`,
})

/** Releases these apps from their repositories. */
export const letGo = statement({
  name: 'let go of apps',
  parameters: { apps: 'bigint[]' },
  row: z.never(),
  text: ({ apps }) => `
  update repository_apps set app_id = null, state = 'waiting', taken = null, newest = null, pictures = null, pictures_done = false
  where app_id = any (${apps})`,
})

const taken = statement({
  name: 'mark apps taken',
  parameters: { repository: 'integer', taken: 'jsonb' },
  row: z.never(),
  text: ({ repository, taken }) => `
  update repository_apps r set taken = decode(given.sum, 'hex'), state = 'offered',
    -- what was refused stays so for as long as it is the same
    newest = case when r.newest - 'refused' = given.newest then r.newest else given.newest end,
    pictures = given.pictures, pictures_done = r.pictures_done and r.pictures = given.pictures
  from jsonb_to_recordset(${taken}) as given ("packageName" text, sum text, newest jsonb, pictures jsonb)
  where r.repository_id = ${repository} and r.package_name = given."packageName"`,
})

/** All that is said of these apps now is in the catalogue. */
export async function markTaken(
  db: Database,
  repository: number,
  apps: { packageName: string; sum: string; newest: object | undefined; pictures: object }[],
): Promise<void> {
  await taken(db, { repository, taken: JSON.stringify(apps) })
}

/** Removes apps from the list of duplicates to decide. */
export const markGone = statement({
  name: 'mark apps gone',
  parameters: { repository: 'integer', packageNames: 'text[]' },
  row: z.never(),
  text: ({ repository, packageNames }) => `
  with unwaited as (
    delete from repository_apps
    where repository_id = ${repository} and package_name = any (${packageNames}) and app_id is null
  )
  update repository_apps set state = 'gone'
  where repository_id = ${repository} and package_name = any (${packageNames}) and app_id is not null`,
})

/** Takes all over again. */
export const takeAgain = statement({
  name: 'take apps again',
  parameters: { repository: 'integer' },
  row: z.never(),
  text: ({ repository }) => `update repository_apps set taken = null where repository_id = ${repository}`,
})

/** Asks for all pictures again. */
export const picturesAgain = statement({
  name: 'fetch pictures again',
  parameters: { repository: 'integer' },
  row: z.never(),
  text: ({ repository }) =>
    `update repository_apps set pictures_done = false where repository_id = ${repository}`,
})
