import { readPageNumber } from '../../../rules/counts/pager.ts'
import { historyPath } from '../../addresses/addresses.ts'
import { readIdParam } from '../answers.server.ts'
import { definePage } from '../define-page.server.ts'
import { LAST_PAGE, loadHistory } from './loader.server.ts'
import * as views from './views.ts'

export default definePage({
  name: 'history',
  path: '/apps/:app/history',
  query: ['page'],
  views,
  read({ app }, query) {
    const appId = readIdParam(app)
    const page = readPageNumber(query.page, LAST_PAGE)
    return appId === undefined || page === undefined ? undefined : { appId, page }
  },
  write: ({ appId }) => historyPath(appId),
  tags: ({ appId }) => [`app-${appId}`],
  load: (deps, { appId, page }) => loadHistory(deps, appId, page),
  sitemap: {
    ofApp: ({ id, changedAt, history }) => (history ? { path: historyPath(id), changedAt } : undefined),
  },
})
