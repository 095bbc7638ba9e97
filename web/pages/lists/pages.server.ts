import { APPS_LISTED, APPS_PER_PAGE } from '../../../data/db/queries/ranked-apps.ts'
import type { Page, PageAnswer, PageRequest } from '../../../server/pages/page.ts'
import { type ListPlace, listPath, readListAddress } from '../../addresses/lists.ts'
import { missing, page } from '../answers.server.ts'
import type { PageParts } from '../page-parts.server.ts'
import { loadList } from './loader.server.ts'

const LAST_PAGE = Math.ceil(APPS_LISTED / APPS_PER_PAGE)

export function listPages({ db, renderer, origin }: PageParts): Page[] {
  return [
    {
      path: '/top/:kind',
      async answer(request) {
        const { kind } = request.params
        return kind === 'soft' || kind === 'game'
          ? listed(request, { kind }, `top-${kind}`)
          : missing(renderer, request)
      },
    },
    {
      path: '/category/:category',
      async answer(request) {
        const { category = '' } = request.params
        return /^[1-9]\d{0,5}$/.test(category)
          ? listed(request, { categoryId: Number(category) }, `category-${category}`)
          : missing(renderer, request)
      },
    },
  ]

  async function listed(request: PageRequest, place: ListPlace, tag: string): Promise<PageAnswer> {
    const tags = ['ranks', tag]
    const address = readListAddress(request.query, LAST_PAGE)
    if (!address) return missing(renderer, request)
    if (request.query.page === '1') return { status: 301, location: listPath(place, address), tags }
    const model = await loadList(db, origin, place, address)
    if (!model) return missing(renderer, request, tags)
    return page(renderer, request, 'list', model, tags)
  }
}
