import type { Database } from '../../../data/db/database.ts'
import { findGifts, GIFTS_PER_PAGE } from '../../../data/db/queries/gift-cards.ts'
import { giftsPath } from '../../addresses/gifts.ts'
import { locale } from '../../words/words.ts'
import type { Loaded } from '../define-page.server.ts'
import type { GiftsModel } from './model.ts'
import { presentGift } from './present-gift.server.ts'

export async function loadGifts(db: Database, origin: string, page: number): Promise<Loaded<GiftsModel>> {
  const { gifts, listed, open } = await findGifts(db, locale, page)
  const lastPage = Math.max(1, Math.ceil(listed / GIFTS_PER_PAGE))
  if (page > lastPage) return { found: 'nothing' }
  const now = Date.now()
  return {
    found: 'live',
    model: {
      canonical: listed > 0 ? origin + giftsPath(page) : undefined,
      gifts: gifts.map(gift => ({ ...presentGift(gift, now), app: gift.app })),
      from: (page - 1) * GIFTS_PER_PAGE,
      open,
      page,
      lastPage,
    },
  }
}
