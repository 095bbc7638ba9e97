import type { AdConfig } from '../../contract/api/ad-config.ts'
import type { TaggedCache } from '../../data/cache/tagged-cache.ts'
import type { Database } from '../../data/db/database.ts'
import { adLocationsFor } from '../../data/db/queries/ad-locations.ts'
import { safeLink } from '../../rules/links/safe-link.ts'

/** The same for every visitor of the page, so it is kept until an ad or the app changes. */
export function adConfig(
  db: Database,
  cache: TaggedCache,
  hosts: string[],
  appId: number,
  pageType: number,
): Promise<AdConfig> {
  return cache.get(`ads ${appId} ${pageType}`, ['ads', `app-${appId}`], async () => ({
    adLocationInfoList: (await adLocationsFor(db, { app: appId, pageType, hosts })).filter(
      ad => safeLink(ad.adUrl) && safeLink(ad.imgUrl),
    ),
  }))
}
