import { z } from 'zod'
import { inspection } from '../../../../contract/packages/inspection.schema.ts'
import { changesOfApp } from '../../changes-of-app.ts'
import { statement } from '../../statement.ts'
import { seenAfter } from '../changes/seen.ts'

export const VERSIONS_PER_PAGE = 20
/** Of the app's changes, to say who offered what. */
const MAX_CHANGES = 200

const file = z.object({
  abi: z.string(),
  size: z.number(),
  sha256: z.string(),
  signer: z.string(),
  lineage: z.array(z.string()),
  /** null: not inspected. */
  lookedAt: z.string().nullable(),
  subject: z.string().nullable(),
  findings: inspection.shape.findings.nullable(),
})
export type FileRow = z.infer<typeof file>

const row = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  state: z.enum(['draft', 'published', 'withdrawn']),
  /** What visitors get. */
  isCurrent: z.boolean(),
  minSdk: z.number().nullable(),
  targetSdk: z.number().nullable(),
  releasedAt: z.date(),
  permissions: z.array(z.string()),
  files: z.array(file),
})
export type VersionRow = z.infer<typeof row>

/** A page of an app's versions and one more, the newest first; before a version code, or from the newest. */
export const versionsOfApp = statement({
  name: 'versions of app',
  parameters: { app: 'bigint', beforeCode: 'text?' },
  row,
  text: ({ app, beforeCode }) => `
  select v.id, v.version_code::text as code, v.version_name as name, v.state, coalesce(a.current_version_id = v.id, false) as "isCurrent",
    v.min_sdk as "minSdk", v.target_sdk as "targetSdk", v.released_at as "releasedAt",
    array(select distinct name from permissions where id = any (v.permission_ids) order by name) as permissions,
    (select coalesce(jsonb_agg(jsonb_build_object(
       'abi', file.abi, 'size', file.size, 'sha256', encode(file.sha256, 'hex'), 'signer', encode(file.signer_sha256, 'hex'),
       'lineage', array(select encode(one, 'hex') from unnest(seen.lineage) one), 'lookedAt', seen.at, 'subject', seen.signer,
       'findings', seen.inspection -> 'findings') order by file.abi), '[]')
     from packages file left join inspections seen on seen.sha256 = file.sha256 where file.version_id = v.id) as files
  from versions v join apps a on a.id = v.app_id
  where v.app_id = ${app} and v.version_code < coalesce(${beforeCode}::bigint, 9223372036854775807)
  order by v.version_code desc limit ${VERSIONS_PER_PAGE + 1}`,
})

/** Who offered or withdrew versions of an app, from the record, the last first. */
export const offersOfApp = statement({
  name: 'offers of app',
  parameters: { app: 'bigint' },
  row: z.object({
    id: z.number(),
    at: z.date(),
    actor: z.string(),
    command: z.string(),
    reason: z.string(),
    version: z.number().nullable(),
    ms: z.number().nullable(),
  }),
  text: ({ app }) => `
  select c.id, c.at, c.actor, c.command, c.reason,
    (jsonb_path_query_first(c.rows, '$[*] ? (@.table == "versions").after.id'))::bigint as version, ${seenAfter('c.id')} as ms
  from ${changesOfApp(app)} c where c.command in ('version.publish', 'version.withdraw')
  order by c.id desc limit ${MAX_CHANGES}`,
})
