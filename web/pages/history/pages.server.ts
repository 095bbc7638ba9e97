import { readPageNumber } from '../../../rules/pager.ts'
import type { Page } from '../../../server/pages/page.ts'
import { historyPath } from '../addresses.ts'
import { absent, missing, readId, shared } from '../answers.server.ts'
import type { PageParts } from '../pages.server.ts'
import { LAST_PAGE, loadHistory } from './loader.server.ts'

export function historyPages(parts: PageParts): Page[] {
  const { renderer } = parts
  return [
    {
      path: '/apps/:app/history',
      async answer(request) {
        const appId = readId(request.params.app)
        const page = readPageNumber(request.query.page, LAST_PAGE)
        if (appId === undefined || page === undefined) return missing(renderer, request, ['layout'])
        const tags = ['layout', `app-${appId}`]
        if (request.query.page === '1') return { status: 301, location: historyPath(appId), tags }
        const loaded = await loadHistory(parts, appId, page)
        if (loaded.found !== 'live') return absent(renderer, request, tags, loaded)
        return { status: 200, html: renderer.page('history', shared(request), loaded.model), tags }
      },
    },
  ]
}
