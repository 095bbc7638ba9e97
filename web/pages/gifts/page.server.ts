import { findGifts, GIFTS_LISTED, GIFTS_PER_PAGE } from '../../../data/db/queries/gift-cards.ts'
import { readPageNumber } from '../../../rules/counts/pager.ts'
import { giftsPath } from '../../addresses/gifts.ts'
import { locale } from '../../words/words.ts'
import { definePage } from '../define-page.server.ts'
import { loadGifts } from './loader.server.ts'
import * as views from './views.ts'

const LAST_PAGE = Math.ceil(GIFTS_LISTED / GIFTS_PER_PAGE)

export default definePage({
  name: 'gifts',
  path: '/gifts',
  query: ['page'],
  views,
  read: (_, query) => readPageNumber(query.page, LAST_PAGE),
  write: () => giftsPath(1),
  tags: () => ['gifts'],
  load: ({ db, origin }, page) => loadGifts(db, origin, page),
  sitemap: {
    async ofSite(db) {
      const { listed } = await findGifts(db, locale, 1)
      return listed > 0 ? [{ path: giftsPath(1) }] : []
    },
  },
})
