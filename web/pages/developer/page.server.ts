import { readPageNumber } from '../../../rules/pager.ts'
import { developerPath } from '../../addresses/addresses.ts'
import { readIdParam } from '../answers.server.ts'
import { definePage } from '../define-page.server.ts'
import { LAST_PAGE, loadDeveloper } from './loader.server.ts'
import * as views from './views.ts'

export default definePage({
  name: 'developer',
  path: '/developers/:developer',
  query: ['page'],
  views,
  read({ developer }, query) {
    const id = readIdParam(developer)
    const page = readPageNumber(query.page, LAST_PAGE)
    return id === undefined || page === undefined ? undefined : { id, page }
  },
  write: ({ id }) => developerPath(id),
  tags: ({ id }) => [`developer-${id}`],
  load: (parts, { id, page }) => loadDeveloper(parts, id, page),
  sitemap: { ofDeveloper: ({ id, changedAt }) => ({ path: developerPath(id), changedAt }) },
})
