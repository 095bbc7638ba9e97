import type { DownloadConfig } from '../../contract/api/download-config.ts'
import { safeLink } from '../../rules/safe-link.ts'
import type { TaggedCache } from '../cache/tagged-cache.ts'
import type { Database } from '../db/database.ts'
import { downloadConfigFor } from '../db/queries/download-configs.ts'
import { ApiFailure } from './failure.ts'

export async function downloadConfig(
  db: Database,
  cache: TaggedCache,
  appId: number,
  pageType: number,
): Promise<DownloadConfig> {
  const tags = ['download-configs', `app-${appId}`]
  const config = await cache.get(`download ${appId} ${pageType}`, tags, () =>
    downloadConfigFor(db, appId, pageType),
  )
  if (!config) throw new ApiFailure('notFound')
  return { ...config, downloadUrl: safeLink(config.downloadUrl) ?? '' }
}
