import { z } from 'zod'
import { inspection } from '../../../../contract/packages/inspection.schema.ts'
import { appName } from '../../app-name.ts'
import { statement } from '../../statement.ts'

export const UPLOADS_PER_PAGE = 12
/** Of one version, with the one that is looked at. */
const MAX_FILES = 20

/** A person's uploads, the last first: one page and one more. Of words, those that name the file, the app or its package. */
export const uploadsOfPerson = statement({
  name: 'uploads of person',
  parameters: { staff: 'bigint', locale: 'text', sought: 'text', sentBefore: 'timestamptz' },
  row: z.object({
    id: z.string(),
    name: z.string(),
    size: z.number(),
    at: z.date(),
    sha256: z.string().nullable(),
    /** Of the file alone; how it fits its app is judged against the record. */
    findings: inspection.shape.findings,
    packageName: z.string().nullable(),
    versionName: z.string().nullable(),
    hasApp: z.boolean(),
    appName: z.string().nullable(),
    icon: z.string().nullable(),
    isPublished: z.boolean(),
    /** Where the next page begins. */
    place: z.string(),
  }),
  text: ({ staff, locale, sought, sentBefore }) => `
  select u.id, u.name, u.size, u.at, encode(u.sha256, 'hex') as sha256,
    coalesce(i.inspection -> 'findings', '[]') as findings, i.package_name as "packageName",
    i.inspection -> 'facts' ->> 'versionName' as "versionName",
    a.id is not null as "hasApp", ${appName('a.id', locale)} as "appName", a.icon_key as icon,
    coalesce((select v.state from versions v join packages p on p.version_id = v.id
      where v.app_id = a.id and v.version_code = i.version_code and p.sha256 = u.sha256), '') = 'published' as "isPublished",
    to_char(u.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
  from staff_uploads u left join inspections i on i.sha256 = u.sha256 left join apps a on a.package_name = i.package_name
  where u.staff_id = ${staff} and u.at < ${sentBefore} and (u.sha256 is not null or u.at > now() - interval '1 day')
    and (${sought} = '' or strpos(lower(concat_ws(' ', u.name, i.package_name, ${appName('a.id', locale)})), lower(${sought})) > 0)
  order by u.at desc limit ${UPLOADS_PER_PAGE + 1}`,
})

/** The app that a package would be of, and what visitors get of it now. */
export const appOfUpload = statement({
  name: 'app of upload',
  parameters: { packageName: 'text', sha256: 'text', locale: 'text' },
  row: z.object({
    id: z.number(),
    revision: z.number(),
    icon: z.string(),
    name: z.string(),
    versionNow: z.string().nullable(),
    codeNow: z.string().nullable(),
    /** Whether visitors can get this file. */
    isPublished: z.boolean(),
  }),
  text: ({ packageName, sha256, locale }) => `
  select a.id, a.revision, a.icon_key as icon, ${appName('a.id', locale)} as name, v.version_name as "versionNow", v.version_code::text as "codeNow",
    exists (select from packages p join versions o on o.id = p.version_id
      where o.app_id = a.id and o.state = 'published' and p.sha256 = decode(${sha256}, 'hex')) as "isPublished"
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
