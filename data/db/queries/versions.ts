import { z } from 'zod'
import { lang } from '../app-columns.ts'
import { bestText } from '../best-text.ts'
import { fileOf } from './current-package.ts'
import { joinSeen, seen, seenFields } from './seen-file.ts'

/** How many the app's own page lists; the history has them all. */
export const VERSIONS_ON_PAGE = 6

export const versionRow = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  minSdk: z.number().nullable(),
  releasedAt: z.number(),
  whatsNew: z.string().nullable(),
  /** Of what is new. */
  lang,
  permissionIds: z.array(z.number()),
  /** null for a version whose files are gone. */
  package: z.object({ path: z.string(), size: z.number(), sha256: z.string(), ...seen }).nullable(),
})
export type VersionRow = z.infer<typeof versionRow>

const permissionRow = z.object({ name: z.string(), maxSdk: z.number().nullable() })
export type PermissionRow = z.infer<typeof permissionRow>

/** The permissions that any of the versions asks for, by id. */
export const permissionRows = z.record(z.string(), permissionRow)

/** One row, `list`: an array of VersionRow, newest first. `versions` selects them, `locale` is the parameter's placeholder. */
export const versionsAsJson = (versions: string, locale: string) => `
  select coalesce(json_agg(json_build_object(
    'id', v.id,
    'code', v.version_code::text,
    'name', v.version_name,
    'minSdk', v.min_sdk,
    'releasedAt', extract(epoch from v.released_at) * 1000,
    'permissionIds', v.permission_ids,
    'whatsNew', news.whats_new,
    'lang', news.lang,
    'package', (
      select json_build_object(
        'path', file.path, 'size', file.size,
        'sha256', encode(file.sha256, 'hex'), ${seenFields}
      )
      from (${fileOf('v.id')}) file ${joinSeen}
    )
  ) order by v.version_code desc), '[]') as list
  from (${versions}) v
  left join lateral (${bestText('version_texts', 'whats_new', 'version_id = v.id', locale)}) news on true`

/** As one value, permissionRows. */
export const permissionsOf = (versions: string) => `
  select coalesce(json_object_agg(id, json_build_object('name', name, 'maxSdk', max_sdk)), '{}')
  from permissions
  where id = any (array(select unnest(permission_ids) from (${versions}) v))`
