import type { Database } from '../../../data/db/database.ts'
import { findAppHead } from '../../../data/db/queries/app-head.ts'
import { findAppGifts, findGifts, GIFTS_PER_PAGE } from '../../../data/db/queries/gift-cards.ts'
import { appGiftsPath, giftsPath } from '../../addresses/gifts.ts'
import { locale } from '../../words/words.ts'
import { type AbsentApp, whyAbsent } from '../absent-app.server.ts'
import type { AppGiftsModel, GiftsModel } from './model.ts'
import { presentGift } from './present-gift.server.ts'

/** undefined: there are not so many pages. */
export async function loadGifts(db: Database, origin: string, page: number): Promise<GiftsModel | undefined> {
  const { gifts, listed, open } = await findGifts(db, locale, page)
  const lastPage = Math.max(1, Math.ceil(listed / GIFTS_PER_PAGE))
  if (page > lastPage) return undefined
  const now = Date.now()
  return {
    canonical: listed > 0 ? origin + giftsPath(page) : undefined,
    gifts: gifts.map(gift => ({ ...presentGift(gift, now), app: gift.app })),
    from: (page - 1) * GIFTS_PER_PAGE,
    open,
    page,
    lastPage,
  }
}

export async function loadAppGifts(
  db: Database,
  origin: string,
  appId: number,
): Promise<{ found: 'live'; model: AppGiftsModel } | AbsentApp> {
  const [app, { gifts }] = await Promise.all([
    findAppHead(db, appId, locale),
    findAppGifts(db, locale, appId),
  ])
  if (app?.status !== 'live') return whyAbsent(db, app)
  const now = Date.now()
  return {
    found: 'live',
    model: {
      app,
      canonical: gifts.length > 0 ? origin + appGiftsPath(appId) : undefined,
      gifts: gifts.map(gift => presentGift(gift, now)),
    },
  }
}
