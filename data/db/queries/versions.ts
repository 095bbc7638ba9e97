import { fileOf } from './current-package.ts'

/** `package` is null for a version whose files are gone. */
export interface VersionRow {
  id: number
  code: string
  name: string
  minSdk: number | null
  releasedAt: number
  whatsNew: string | null
  permissionIds: number[]
  package: { path: string; size: number; sha256: string; signer: string } | null
}

export interface PermissionRow {
  name: string
  maxSdk: number | null
}

/** One row, `list`: an array of VersionRow, newest first. `versions` selects them, `locale` is the parameter that holds it. */
export const versionsAsJson = (versions: string, locale: string) => `
  select coalesce(json_agg(json_build_object(
    'id', v.id,
    'code', v.version_code::text,
    'name', v.version_name,
    'minSdk', v.min_sdk,
    'releasedAt', extract(epoch from v.released_at) * 1000,
    'permissionIds', v.permission_ids,
    'whatsNew', (
      select whats_new from version_texts where version_id = v.id order by locale = ${locale} desc, locale limit 1
    ),
    'package', (
      select json_build_object(
        'path', path, 'size', size, 'sha256', encode(sha256, 'hex'), 'signer', encode(signer_sha256, 'hex')
      )
      from (${fileOf('v.id')}) file
    )
  ) order by v.version_code desc), '[]') as list
  from (${versions}) v`

/** The permissions that any of the versions asks for, by id. */
export const permissionsOf = (versions: string) => `
  select coalesce(json_object_agg(id, json_build_object('name', name, 'maxSdk', max_sdk)), '{}')
  from permissions
  where id = any (array(select unnest(permission_ids) from (${versions}) v))`
