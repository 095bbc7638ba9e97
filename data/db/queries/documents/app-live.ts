import { z } from 'zod'
import { standing, standingOf, status } from '../../app-columns.ts'
import { developerName } from '../../best-text.ts'
import { fileOf, fileRow, filesOf } from '../current-package.ts'
import { isProven } from '../proofs/holding.ts'
import { joinSeen } from '../seen-file.ts'

/** What pages read from the tables every time. */
export const appLive = z.object({
  status,
  standing,
  /** The newest version, and who signed the file of it that comes first. */
  versionId: z.number().nullable(),
  signer: z.string().nullable(),
  /** Of the newest version, the file for unknown devices first. */
  files: z.array(fileRow),
  developer: z.object({ developerId: z.number(), name: z.string(), verified: z.boolean() }).nullable(),
  downloads: z.number(),
  comments: z.number(),
  ratings: z.array(z.number()),
})

/**
 * Selects the columns of appLive: what decides whether and what a visitor downloads, what changes by the hour, and the developer, which
 * thousands of apps may share.
 */
export const appLiveOf = (app: string, locale: string) => `
    select
      app.status,
      ${standingOf('app')} as standing,
      app.current_version_id as "versionId",
      (
        select encode(seen.signer_sha256, 'hex') from (${fileOf('app.current_version_id')}) file ${joinSeen}
      ) as signer,
      case when developer.id is not null then json_build_object(
        'developerId', developer.id, 'name', ${developerName('developer', locale)}, 'verified', ${isProven('developer.id', 'app.id')}
      ) end as developer,
      coalesce(stats.downloads, 0) as downloads,
      coalesce(stats.comments, 0) as comments,
      coalesce(stats.ratings, '{0,0,0,0,0}') as ratings,
      (${filesOf('app.current_version_id')}) as files
    from apps app
    left join developers developer on developer.id = app.developer_id
    left join app_stats stats on stats.app_id = app.id
    where app.id = ${app}`
