import { readPageNumber } from '../../../rules/pager.ts'
import { GIFTS_LISTED, GIFTS_PER_PAGE } from '../../../server/db/queries/gift-cards.ts'
import type { Page } from '../../../server/pages/page.ts'
import { absent, missing, readId, shared } from '../answers.server.ts'
import type { PageParts } from '../pages.server.ts'
import { giftsPath } from './address.ts'
import { loadAppGifts, loadGifts } from './loader.server.ts'

const LAST_PAGE = Math.ceil(GIFTS_LISTED / GIFTS_PER_PAGE)

export function giftPages({ db, renderer, origin }: PageParts): Page[] {
  return [
    {
      path: '/gifts',
      async answer(request) {
        const tags = ['layout', 'gifts']
        if (request.query.page === '1') return { status: 301, location: giftsPath(1), tags }
        const page = readPageNumber(request.query.page, LAST_PAGE)
        const model = page && (await loadGifts(db, origin, page))
        if (!model) return missing(renderer, request, tags)
        const apps = new Set(model.gifts.map(gift => `app-${gift.app?.id}`))
        return {
          status: 200,
          html: renderer.page('gifts', shared(request), model),
          tags: [...tags, ...apps],
        }
      },
    },
    {
      path: '/apps/:app/gifts',
      async answer(request) {
        const appId = readId(request.params.app)
        if (appId === undefined) return missing(renderer, request, ['layout'])
        const tags = ['layout', `app-${appId}`, `gifts-${appId}`]
        const loaded = await loadAppGifts(db, origin, appId)
        if (loaded.found !== 'live') return absent(renderer, request, tags, loaded)
        return { status: 200, html: renderer.page('appGifts', shared(request), loaded.model), tags }
      },
    },
  ]
}
