import type { Database } from '../../../data/db/database.ts'
import { findAppHead } from '../../../data/db/queries/app-head.ts'
import { findAppGifts, findGifts } from '../../../data/db/queries/gift-cards.ts'
import { appGiftsPath } from '../../addresses/gifts.ts'
import { locale } from '../../words/words.ts'
import { whyAbsent } from '../absent-app.server.ts'
import type { Loaded } from '../define-page.server.ts'
import { presentGift } from '../gifts/present-gift.server.ts'
import type { AppGiftsModel } from './model.ts'

const ELSEWHERE = 6

export async function loadAppGifts(
  db: Database,
  origin: string,
  appId: number,
): Promise<Loaded<AppGiftsModel>> {
  const [app, { gifts }] = await Promise.all([
    findAppHead(db, appId, locale),
    findAppGifts(db, locale, appId),
  ])
  if (app?.status !== 'live') return whyAbsent(db, app)
  const now = Date.now()
  const others = gifts.length > 0 ? [] : (await findGifts(db, locale, 1)).gifts
  return {
    found: 'live',
    model: {
      app,
      canonical: gifts.length > 0 ? origin + appGiftsPath(appId) : undefined,
      gifts: gifts.map(gift => presentGift(gift, now)),
      elsewhere: others
        .map(gift => ({ ...presentGift(gift, now), app: gift.app }))
        .filter(({ state }) => state === 'open')
        .slice(0, ELSEWHERE),
    },
  }
}
