import { z } from 'zod'
import type { ImportReason } from '../../../../contract/import/reason-ids.ts'
import { appName } from '../../app-name.ts'
import { statement } from '../../statement.ts'
import { MAX_COUNTED } from './repository-list.ts'

const MAX_RUNS = 20
const MAX_WAITING = 100

export const findRepository = statement({
  name: 'repository',
  parameters: { repository: 'bigint' },
  row: z.object({
    fingerprint: z.string().nullable(),
    addedAt: z.date(),
    settings: z.unknown(),
    /** How many apps visitors can't download. */
    withoutDownload: z.number(),
  }),
  text: ({ repository }) => `
  select encode(fingerprint, 'hex') as fingerprint, added_at as "addedAt", settings,
    (select count(*)::int from (
      select from repository_apps o join apps a on a.id = o.app_id
      where o.repository_id = r.id and o.state = 'offered' and a.current_version_id is null limit ${MAX_COUNTED + 1}
    ) found) as "withoutDownload"
  from repositories r where id = ${repository}`,
})

/** The last imports, the newest first. */
export const runsOfRepository = statement({
  name: 'runs of repository',
  parameters: { repository: 'bigint' },
  row: z.object({
    id: z.number(),
    at: z.date(),
    ended: z.date().nullable(),
    outcome: z.string(),
    reason: z.string().nullable(),
    added: z.number(),
    changed: z.number(),
    delisted: z.number(),
    relisted: z.number(),
    leftOut: z.number(),
    packages: z.number(),
    pictures: z.number(),
    notes: z.array(
      z.object({
        // One that a later release no longer gives may stand in a row.
        id: z.custom<ImportReason>(id => typeof id === 'string'),
        place: z.string(),
        about: z.string(),
      }),
    ),
  }),
  text: ({ repository }) => `
  select id, began_at as at, ended_at as ended, coalesce(outcome, '') as outcome, reason, added, changed, delisted, relisted,
    left_out as "leftOut", packages, pictures, notes
  from import_runs where repository_id = ${repository} order by id desc limit ${MAX_RUNS}`,
})

/** Names that two sources have, and whose app the store shows for each. */
export const waitingApps = statement({
  name: 'waiting apps',
  parameters: { repository: 'bigint', locale: 'text' },
  row: z.object({
    packageName: z.string(),
    app: z.number(),
    name: z.string().nullable(),
    from: z.string().nullable(),
  }),
  text: ({ repository, locale }) => `
  select a.package_name as "packageName", app.id as app, ${appName('app.id', locale)} as name, other.address as from
  from repository_apps a
  join apps app on app.package_name = a.package_name
  left join repository_apps owner on owner.app_id = app.id
  left join repositories other on other.id = owner.repository_id
  where a.repository_id = ${repository} and a.state = 'waiting' order by a.package_name limit ${MAX_WAITING}`,
})
