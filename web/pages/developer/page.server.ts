import { DEVELOPER_SORTS } from '../../../rules/apps/app-sorts.ts'
import { readPageNumber } from '../../../rules/counts/pager.ts'
import { developerPath } from '../../addresses/addresses.ts'
import { readIdParam } from '../answers.server.ts'
import { definePage } from '../define-page.server.ts'
import { LAST_PAGE, loadDeveloper } from './loader.server.ts'
import * as views from './views.ts'

const [usual] = DEVELOPER_SORTS

export default definePage({
  name: 'developer',
  path: '/developers/:developer',
  query: ['page', 'sort'],
  views,
  read({ developer }, query) {
    const id = readIdParam(developer)
    const page = readPageNumber(query.page, LAST_PAGE)
    const sort =
      query.sort === undefined ? usual : DEVELOPER_SORTS.find(sort => sort !== usual && sort === query.sort)
    return id === undefined || page === undefined || sort === undefined ? undefined : { id, page, sort }
  },
  write: ({ id, sort }) => developerPath(id, 1, sort),
  tags: ({ id }) => [`developer-${id}`],
  load: (deps, { id, page, sort }) => loadDeveloper(deps, id, page, sort),
  sitemap: { ofDeveloper: ({ id, changedAt }) => ({ path: developerPath(id), changedAt }) },
})
