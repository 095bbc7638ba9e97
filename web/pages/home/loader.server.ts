import type { Database } from '../../../data/db/database.ts'
import type { FeatureRow } from '../../../data/db/queries/documents/home-document.ts'
import { findOpenGifts } from '../../../data/db/queries/gift-cards.ts'
import { findHomePage } from '../../../data/db/queries/home-page.ts'
import { safeLink } from '../../../rules/links/safe-link.ts'
import { homePath, listPath } from '../../addresses/addresses.ts'
import { inSite } from '../../addresses/here.ts'
import { locale, words } from '../../words/words.ts'
import { presentCollection } from '../collections/present-collection.server.ts'
import { presentGift } from '../gifts/present-gift.server.ts'
import { presentApp } from '../present-app.server.ts'
import { presentRanked } from '../present-ranked.server.ts'
import type { Feature, HomeModel } from './model.ts'
import { presentTiles } from './present-tiles.server.ts'
import { shownApps } from './shown-apps.server.ts'

const SLIDES = 3
const CHART = 5

export async function loadHome(db: Database, origin: string): Promise<HomeModel> {
  const [page, { gifts, open }] = await Promise.all([findHomePage(db, locale), findOpenGifts(db, locale)])
  const now = Date.now()
  const w = words.home
  const { slides, beside } = presentFeatures(page.features)
  const hotSoft = page.hotSoft.map(row => presentRanked(row, 'hot', page.moves.hotSoft))
  const hotGame = page.hotGame.map(row => presentRanked(row, 'hot', page.moves.hotGame))
  const rising = page.rising.map((row, i) => ({
    ...presentRanked(row, 'rise', page.moves.rising),
    place: i + 1,
  }))
  // Chosen and counted apps stay; the rest makes room.
  const shown = shownApps()
  shown.show([...slides, ...beside].flatMap(({ appId }) => (appId === undefined ? [] : [{ appId }])))
  const topSoft = shown.show(hotSoft.slice(0, CHART))
  const topGame = shown.show(hotGame.slice(0, CHART))
  const risen = shown.atMostTwice(rising, CHART)
  return {
    canonical: origin + homePath,
    slides,
    beside,
    categories: presentTiles(page.categories),
    hot: shown.unseen(page.hotSoft.map(presentApp), 9),
    collections: page.collections.map(presentCollection),
    games: shown.unseen(
      page.games.map(row => ({ ...presentApp(row), pictureKey: page.pictures[row.app.id] })),
      4,
    ),
    charts: [
      {
        title: w.topSoft,
        short: words.nav.soft,
        module: 'home-top-soft',
        apps: topSoft,
        href: listPath({ kind: 'soft' }),
      },
      {
        title: w.topGame,
        short: words.nav.game,
        module: 'home-top-game',
        apps: topGame,
        href: listPath({ kind: 'game' }),
      },
      {
        title: w.rising,
        short: w.risingShort,
        module: 'home-rising',
        apps: risen,
        href: listPath({ kind: 'soft' }, { sort: 'rise' }),
      },
    ].filter(({ apps }) => apps.length > 0),
    day: words.dates.withoutYear(page.day ?? ''),
    fresh: shown.unseen(
      page.fresh.map(row => presentRanked(row, 'new')),
      8,
    ),
    gifts: gifts.map(gift => ({ ...presentGift(gift, now), app: gift.app })),
    openGifts: open,
  }
}

/** A slide can't be paid for. */
function presentFeatures(rows: FeatureRow[]): Pick<HomeModel, 'slides' | 'beside'> {
  const features: Feature[] = rows
    .filter(({ url }) => safeLink(url))
    .map(row => ({
      ...row,
      url: inSite(row.url),
      appId: row.appId ?? undefined,
      iconKey: row.iconKey ?? undefined,
    }))
  const slides = features.filter(({ ad }) => !ad).slice(0, SLIDES)
  return { slides, beside: features.filter(feature => !slides.includes(feature)).slice(0, 2) }
}
