import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../data/db/database.ts'
import { hiddenAds } from '../../data/db/queries/ad-locations.ts'

const EVERY_MS = 300_000

/** Tells the operator of ads that no page shows, at the start and whenever they are others than before. */
export function tellHiddenAds(
  db: Database,
  hosts: string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  everyMs = EVERY_MS,
): { stop(): void } {
  let told = '[]'
  async function look(): Promise<void> {
    try {
      const ads = await hiddenAds(db, { hosts })
      const now = JSON.stringify(ads)
      if (now !== told && ads.length > 0)
        log.warn({ ads }, 'ads that no page shows: the host of their picture is not in AD_PICTURE_HOSTS')
      told = now
    } catch (error) {
      log.warn({ err: error }, 'ads were not checked')
    }
  }
  look()
  const timer = setInterval(look, everyMs)
  return { stop: () => clearInterval(timer) }
}
