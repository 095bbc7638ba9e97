import type { DownloadConfig } from '../../contract/api/download-config.ts'
import type { TaggedCache } from '../../data/cache/tagged-cache.ts'
import type { Database } from '../../data/db/database.ts'
import { downloadConfigFor } from '../../data/db/queries/download-configs.ts'
import { safeLink } from '../../rules/links/safe-link.ts'
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
