import { z } from 'zod'
import { appName } from '../../app-name.ts'
import { statement } from '../../statement.ts'

const MAX = 30
/** Of one version, with the one that is looked at. */
const MAX_FILES = 20

/** A person's uploads, the last first, with their findings. */
export const uploadsOfPerson = statement({
  name: 'uploads of person',
  parameters: { staff: 'bigint', locale: 'text' },
  row: z.object({
    id: z.string(),
    name: z.string(),
    size: z.number(),
    at: z.date(),
    sha256: z.string().nullable(),
    isLooked: z.boolean(),
    isRefused: z.boolean(),
    findings: z.number(),
    versionName: z.string().nullable(),
    appName: z.string().nullable(),
    icon: z.string().nullable(),
    isPublished: z.boolean(),
  }),
  text: ({ staff, locale }) => `
  select u.id, u.name, u.size, u.at, encode(u.sha256, 'hex') as sha256, u.sha256 is not null as "isLooked",
    coalesce(i.refused, false) as "isRefused", coalesce(jsonb_array_length(i.inspection -> 'findings'), 0) as findings,
    i.inspection -> 'facts' ->> 'versionName' as "versionName",
    ${appName('a.id', locale)} as "appName", a.icon_key as icon,
    coalesce((select v.state from versions v join packages p on p.version_id = v.id
      where v.app_id = a.id and v.version_code = i.version_code and p.sha256 = u.sha256), '') = 'published' as "isPublished"
  from staff_uploads u left join inspections i on i.sha256 = u.sha256 left join apps a on a.package_name = i.package_name
  where u.staff_id = ${staff} and (u.sha256 is not null or u.at > now() - interval '1 day')
  order by u.at desc limit ${MAX}`,
})

/** The app that a package would be of, and what visitors get of it now. */
export const appOfUpload = statement({
  name: 'app of upload',
  parameters: { packageName: 'text', locale: 'text' },
  row: z.object({
    id: z.number(),
    revision: z.number(),
    icon: z.string(),
    name: z.string(),
    versionNow: z.string().nullable(),
    codeNow: z.string().nullable(),
  }),
  text: ({ packageName, locale }) => `
  select a.id, a.revision, a.icon_key as icon, ${appName('a.id', locale)} as name, v.version_name as "versionNow", v.version_code::text as "codeNow"
  from apps a left join versions v on v.id = a.current_version_id where a.package_name = ${packageName}`,
})

/** Other files of this version that were sent, in the order in which they were. */
export const uploadsBeside = statement({
  name: 'uploads beside',
  parameters: { packageName: 'text', versionCode: 'text', sha256: 'text' },
  row: z.object({ sha256: z.string() }),
  text: ({ packageName, versionCode, sha256 }) => `
  select encode(i.sha256, 'hex') as sha256
  from (select sha256, max(at) as at from staff_uploads where sha256 is not null group by sha256) sent join inspections i using (sha256)
  where i.package_name = ${packageName} and i.version_code = ${versionCode}::bigint and not i.refused
    and i.sha256 <> decode(${sha256}, 'hex')
  order by sent.at limit ${MAX_FILES - 1}`,
})
