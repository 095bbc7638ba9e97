import { FOUND_PER_PAGE, MAX_FOUND } from '../../../data/db/queries/search.ts'
import { definePage } from '../define-page.server.ts'
import { readSearchAddress, searchPath } from './address.ts'
import { loadSearch } from './loader.server.ts'
import * as views from './views.ts'

const LAST_PAGE = Math.ceil(MAX_FOUND / FOUND_PER_PAGE)

export default definePage({
  name: 'search',
  path: '/search',
  query: ['as', 'page', 'q', 'sort', 'type', 'with'],
  isSearch: true,
  views,
  read: (_, query) => readSearchAddress(query, LAST_PAGE),
  write: address => searchPath(address),
  tags: () => ['search'],
  load: ({ db }, address) => loadSearch(db, address),
})
