import { z } from 'zod'
import { TAKEDOWN_KINDS } from '../../../contract/gone.ts'
import { MAX_WITHDRAWN } from '../../../contract/withdrawn.schema.ts'
import { takedownKindOf } from '../app-columns.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { joinSeen } from './seen-file.ts'

const withdrawnApp = z.object({
  packageName: z.string(),
  kind: z.enum(TAKEDOWN_KINDS),
  since: z.number(),
  signers: z.array(z.string()),
})
export type WithdrawnApp = z.infer<typeof withdrawnApp>

const withdrawnApps = statement({
  name: 'withdrawn apps',
  parameters: {},
  row: withdrawnApp,
  text: () => `
  select
    app.package_name as "packageName",
    ${takedownKindOf('app')} as kind,
    (extract(epoch from coalesce(app.gone_at, app.updated_at)) * 1000)::float8 as since,
    array(
      select distinct encode(seen.signer_sha256, 'hex') as signer
      from versions version join packages file on file.version_id = version.id ${joinSeen}
      where version.app_id = app.id and version.state <> 'draft' and seen.signer_sha256 is not null
      order by signer
    ) as signers
  from (
    select * from apps where taken_down order by gone_at desc nulls last, id desc limit ${MAX_WITHDRAWN}
  ) app
  order by app.gone_at desc nulls last, app.id desc
`,
})

/** Those that were taken down, the last one first, with every key that a version of theirs was signed by. */
export const findWithdrawnApps = (db: Database): Promise<WithdrawnApp[]> => withdrawnApps(db)
