import { readPageNumber } from '../../../rules/counts/pager.ts'
import { readIdParam } from '../answers.server.ts'
import { definePage } from '../define-page.server.ts'
import { LAST_PAGE, loadThread } from './loader.server.ts'
import * as views from './views.ts'

export default definePage({
  name: 'thread',
  path: '/apps/:app/comments/:comment',
  query: ['page'],
  views,
  read({ app, comment = '' }, query) {
    const appId = readIdParam(app)
    const page = readPageNumber(query.page, LAST_PAGE)
    if (appId === undefined || page === undefined || !/^[1-9]\d{0,15}$/.test(comment)) return undefined
    return { appId, commentId: Number(comment), page }
  },
  tags: ({ appId }) => [`app-${appId}`, `comments-${appId}`],
  load: ({ db }, { appId, commentId, page }) => loadThread(db, appId, commentId, page),
})
