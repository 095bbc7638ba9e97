import { GIFTS_LISTED, GIFTS_PER_PAGE } from '../../../data/db/queries/gift-cards.ts'
import { readPageNumber } from '../../../rules/pager.ts'
import type { Page } from '../../../server/pages/page.ts'
import { giftsPath } from '../../addresses/gifts.ts'
import { absent, missing, page, readId } from '../answers.server.ts'
import type { PageParts } from '../page-parts.server.ts'
import { loadAppGifts, loadGifts } from './loader.server.ts'

const LAST_PAGE = Math.ceil(GIFTS_LISTED / GIFTS_PER_PAGE)

export function giftPages({ db, renderer, origin }: PageParts): Page[] {
  return [
    {
      path: '/gifts',
      async answer(request) {
        const tags = ['gifts']
        if (request.query.page === '1') return { status: 301, location: giftsPath(1), tags }
        const number = readPageNumber(request.query.page, LAST_PAGE)
        const model = number && (await loadGifts(db, origin, number))
        if (!model) return missing(renderer, request, tags)
        return page(renderer, request, 'gifts', model, tags)
      },
    },
    {
      path: '/apps/:app/gifts',
      async answer(request) {
        const appId = readId(request.params.app)
        if (appId === undefined) return missing(renderer, request)
        const tags = [`app-${appId}`, `gifts-${appId}`]
        const loaded = await loadAppGifts(db, origin, appId)
        if (loaded.found !== 'live') return absent(renderer, request, tags, loaded)
        return page(renderer, request, 'appGifts', loaded.model, tags)
      },
    },
  ]
}
