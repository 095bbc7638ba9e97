import { z } from 'zod'
import { downloadConfig } from '../../../contract/api/download-config.schema.ts'
import { DEFAULT_DISPLAY, DOWNLOAD_TYPE, type DownloadConfig } from '../../../contract/api/download-config.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

/** The closest configuration: for this app before every app, for this page type before every type. And the experiments that run. */
const closest = statement({
  name: 'download config',
  parameters: { app: 'bigint', pageType: 'smallint' },
  row: z.object({
    config: z.nullable(downloadConfig),
    experiments: z.nullable(z.record(z.string(), z.number())),
  }),
  text: ({ app, pageType }) => `
  select (
    select json_build_object(
      'display', display, 'ch', ch, 'downloadType', download_type, 'downloadUrl', download_url
    )
    from download_configs
    where (app_id = app.id or app_id is null) and (page_type = ${pageType} or page_type is null)
    order by app_id nulls last, page_type nulls last
    limit 1
  ) as config, (
    select json_object_agg(name, share order by name) from experiments where ended_at is null
  ) as experiments
  from apps app
  where app.id = ${app} and app.status = 'live'
`,
})

const ordinary: DownloadConfig = {
  display: DEFAULT_DISPLAY,
  ch: '',
  downloadType: DOWNLOAD_TYPE.normal,
  downloadUrl: '',
}

/** Undefined when there is no such app to download. */
export async function downloadConfigFor(
  db: Database,
  appId: number,
  pageType: number,
): Promise<DownloadConfig | undefined> {
  const [row] = await closest(db, { app: appId, pageType })
  if (!row) return undefined
  const { config, experiments } = row
  return { ...(config ?? ordinary), ...(experiments && { experiments }) }
}
