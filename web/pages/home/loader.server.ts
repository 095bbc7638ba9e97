import type { Database } from '../../../data/db/database.ts'
import { findCategories } from '../../../data/db/queries/categories.ts'
import { findGifts } from '../../../data/db/queries/gift-cards.ts'
import { findHomePage } from '../../../data/db/queries/home-page.ts'
import { safeLink } from '../../../rules/safe-link.ts'
import { homePath } from '../../addresses/addresses.ts'
import { locale } from '../../words/words.ts'
import { presentGift } from '../gifts/present-gift.server.ts'
import { presentApp } from '../present-app.server.ts'
import type { HomeModel } from './model.ts'

const GIFTS = 3

export async function loadHome(db: Database, origin: string): Promise<HomeModel> {
  const [page, categories, { gifts, open }] = await Promise.all([
    findHomePage(db, locale),
    findCategories(db, locale),
    findGifts(db, locale, 1),
  ])
  const now = Date.now()
  return {
    canonical: origin + homePath,
    features: page.features
      .filter(({ url }) => safeLink(url))
      .map(feature => ({
        ...feature,
        appId: feature.appId ?? undefined,
        iconKey: feature.iconKey ?? undefined,
      })),
    categories: categories
      .filter(({ parentId }) => parentId === null)
      .map(({ id, name, slug, resourceType }) => ({ categoryId: id, name, slug, game: resourceType === 1 })),
    hot: page.hot.map(presentApp),
    games: page.games.map(row => ({ ...presentApp(row), pictureKey: page.pictures[row.id] })),
    fresh: page.fresh.map(presentApp),
    topSoft: page.topSoft.map(presentApp),
    topGame: page.topGame.map(presentApp),
    rising: page.rising.map(presentApp),
    gifts: gifts
      .slice(0, GIFTS)
      .map(gift => ({ ...presentGift(gift, now), app: gift.app }))
      .filter(({ state }) => state === 'open'),
    openGifts: open,
  }
}
