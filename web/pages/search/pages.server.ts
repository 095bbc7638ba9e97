import { FOUND_PER_PAGE, MOST_FOUND } from '../../../data/db/queries/search.ts'
import type { Page } from '../../../server/pages/page.ts'
import { missing, page } from '../answers.server.ts'
import type { PageParts } from '../page-parts.server.ts'
import { readSearchAddress, searchPath } from './address.ts'
import { loadSearch } from './loader.server.ts'

const LAST_PAGE = Math.ceil(MOST_FOUND / FOUND_PER_PAGE)

export function searchPage({ db, renderer }: PageParts): Page {
  return {
    path: '/search',
    async answer(request) {
      const tags = ['search']
      const address = readSearchAddress(request.query, LAST_PAGE)
      if (!address) return missing(renderer, request)
      if (request.query.page === '1') return { status: 301, location: searchPath(address), tags }
      const model = await loadSearch(db, address)
      if (!model) return missing(renderer, request, tags)
      return page(renderer, request, 'search', model, tags)
    },
  }
}
