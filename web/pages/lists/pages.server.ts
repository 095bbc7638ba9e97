import { APPS_LISTED, APPS_PER_PAGE } from '../../../server/db/queries/ranked-apps.ts'
import type { Page, PageAnswer, PageRequest } from '../../../server/pages/page.ts'
import { missing, shared } from '../answers.server.ts'
import type { PageParts } from '../pages.server.ts'
import { type ListPlace, listPath, readListAddress } from './address.ts'
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
          : missing(renderer, request, ['layout'])
      },
    },
    {
      path: '/category/:category',
      async answer(request) {
        const { category = '' } = request.params
        return /^[1-9]\d{0,5}$/.test(category)
          ? listed(request, { category: Number(category) }, `category-${category}`)
          : missing(renderer, request, ['layout'])
      },
    },
  ]

  async function listed(request: PageRequest, place: ListPlace, tag: string): Promise<PageAnswer> {
    const tags = ['layout', 'ranks', tag]
    const address = readListAddress(request.query, LAST_PAGE)
    if (!address) return missing(renderer, request, ['layout'])
    if (request.query.page === '1') return { status: 301, location: listPath(place, address), tags }
    const model = await loadList(db, origin, place, address)
    if (!model) return missing(renderer, request, tags)
    const apps = new Set([...model.apps, ...model.rising].map(app => `app-${app.id}`))
    return { status: 200, html: renderer.page('list', shared(request), model), tags: [...tags, ...apps] }
  }
}
