import { readPageNumber } from '../../../rules/pager.ts'
import type { Page } from '../../../server/pages/page.ts'
import { historyPath } from '../../addresses/addresses.ts'
import { absent, missing, page, readId } from '../answers.server.ts'
import type { PageParts } from '../page-parts.server.ts'
import { LAST_PAGE, loadHistory } from './loader.server.ts'

export function historyPages(parts: PageParts): Page[] {
  const { renderer } = parts
  return [
    {
      path: '/apps/:app/history',
      async answer(request) {
        const appId = readId(request.params.app)
        const number = readPageNumber(request.query.page, LAST_PAGE)
        if (appId === undefined || number === undefined) return missing(renderer, request)
        const tags = [`app-${appId}`]
        if (request.query.page === '1') return { status: 301, location: historyPath(appId), tags }
        const loaded = await loadHistory(parts, appId, number)
        if (loaded.found !== 'live') return absent(renderer, request, tags, loaded)
        return page(renderer, request, 'history', loaded.model, tags)
      },
    },
  ]
}
