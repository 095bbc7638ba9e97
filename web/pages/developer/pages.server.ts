import { readPageNumber } from '../../../rules/pager.ts'
import type { Page } from '../../../server/pages/page.ts'
import { developerPath } from '../../addresses/addresses.ts'
import { missing, page, readId } from '../answers.server.ts'
import type { PageParts } from '../page-parts.server.ts'
import { LAST_PAGE, loadDeveloper } from './loader.server.ts'

export function developerPages(parts: PageParts): Page[] {
  const { renderer } = parts
  return [
    {
      path: '/developers/:developer',
      async answer(request) {
        const id = readId(request.params.developer)
        const number = readPageNumber(request.query.page, LAST_PAGE)
        if (id === undefined || number === undefined) return missing(renderer, request)
        const tags = [`developer-${id}`]
        if (request.query.page === '1') return { status: 301, location: developerPath(id), tags }
        const model = await loadDeveloper(parts, id, number)
        if (!model) return missing(renderer, request, tags)
        return page(renderer, request, 'developer', model, tags)
      },
    },
  ]
}
