import { z } from 'zod'
import { statement } from '../../statement.ts'

/** In one run. */
const MAX = 1000

const file = z.object({ name: z.string(), sha256: z.string(), size: z.number() })

/** Versions that are drafts until their files are here. */
export const waitingPackages = statement({
  name: 'waiting packages',
  parameters: { repository: 'integer' },
  row: z.object({
    app: z.number(),
    packageName: z.string(),
    versionCode: z.string(),
    files: z.array(file.extend({ abi: z.string(), signers: z.array(z.string()) })),
  }),
  text: ({ repository }) => `
  select r.app_id as app, r.package_name as "packageName", r.newest ->> 'versionCode' as "versionCode", r.newest -> 'files' as files
  from repository_apps r
  join apps app on app.id = r.app_id
  join versions v on v.app_id = r.app_id and v.version_code = (r.newest ->> 'versionCode')::bigint
  where r.repository_id = ${repository} and r.state = 'offered' and app.status = 'live' and v.state = 'draft' and not r.newest ? 'refused'
  order by r.package_name limit ${MAX}`,
})

/** Not tried again until the index names another version. */
export const refusePackage = statement({
  name: 'refuse package',
  parameters: { repository: 'integer', packageName: 'text', why: 'text' },
  row: z.never(),
  text: ({ repository, packageName, why }) => `
  update repository_apps set newest = newest || jsonb_build_object('refused', ${why})
  where repository_id = ${repository} and package_name = ${packageName}`,
})

/** Apps that lack pictures. */
export const waitingPictures = statement({
  name: 'waiting pictures',
  parameters: { repository: 'integer' },
  row: z.object({
    app: z.number(),
    packageName: z.string(),
    pictures: z.object({
      icon: file.nullable(),
      shots: z.array(file.extend({ locale: z.string() })),
      unsummed: z.number(),
    }),
  }),
  text: ({ repository }) => `
  select r.app_id as app, r.package_name as "packageName", r.pictures
  from repository_apps r join apps app on app.id = r.app_id
  where r.repository_id = ${repository} and r.state = 'offered' and app.status = 'live' and r.pictures is not null and not r.pictures_done
  order by r.package_name limit ${MAX}`,
})

export const markPictures = statement({
  name: 'mark pictures fetched',
  parameters: { repository: 'integer', packageNames: 'text[]' },
  row: z.never(),
  text: ({ repository, packageNames }) => `
  update repository_apps set pictures_done = true where repository_id = ${repository} and package_name = any (${packageNames})`,
})
