import { readPageNumber } from '../../../rules/pager.ts'
import type { Page } from '../../../server/pages/page.ts'
import { commentsPath, readAddress } from '../../addresses/comments.ts'
import { absent, missing, page, readId } from '../answers.server.ts'
import type { PageParts } from '../page-parts.server.ts'
import { loadComments } from './loader.server.ts'
import { LAST_THREAD_PAGE, loadThread } from './thread-loader.server.ts'

export function commentPages({ db, renderer, origin }: PageParts): Page[] {
  return [
    {
      path: '/apps/:app/comments',
      async answer(request) {
        const appId = readId(request.params.app)
        const address = readAddress(request.query)
        if (appId === undefined || !address) return missing(renderer, request)
        const tags = [`app-${appId}`, `comments-${appId}`]
        if (request.query.page === '1') return { status: 301, location: commentsPath(appId, address), tags }
        const loaded = await loadComments(db, origin, appId, address)
        if (loaded.found !== 'live') return absent(renderer, request, tags, loaded)
        return page(renderer, request, 'comments', loaded.model, tags)
      },
    },
    {
      path: '/apps/:app/comments/:comment',
      async answer(request) {
        const appId = readId(request.params.app)
        const { comment = '' } = request.params
        const number = readPageNumber(request.query.page, LAST_THREAD_PAGE)
        if (appId === undefined || number === undefined || !/^[1-9]\d{0,15}$/.test(comment))
          return missing(renderer, request)
        const tags = [`app-${appId}`, `comments-${appId}`]
        const loaded = await loadThread(db, appId, Number(comment), number)
        if (loaded.found !== 'live') return absent(renderer, request, tags, loaded)
        return page(renderer, request, 'thread', loaded.model, tags)
      },
    },
  ]
}
