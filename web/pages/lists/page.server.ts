import { APPS_LISTED, APPS_PER_PAGE } from '../../../data/db/queries/ranked-apps.ts'
import { findFilledLists } from '../../../data/db/queries/sitemap.ts'
import { type ListAddress, type ListPlace, listPath, readListAddress } from '../../addresses/lists.ts'
import { definePage, type PageDeclaration } from '../define-page.server.ts'
import { loadList } from './loader.server.ts'
import type { ListModel } from './model.ts'
import * as views from './views.ts'

const LAST_PAGE = Math.ceil(APPS_LISTED / APPS_PER_PAGE)

type Place = ListAddress & { place: ListPlace }

/** The best of all apps or games, and of a category: one page, but for whose list it is. */
const list = {
  name: 'list',
  query: ['page', 'sort', 'type'],
  views,
  write: ({ place, ...address }) => listPath(place, address),
  tags: ({ place }) => ['ranks', 'kind' in place ? `top-${place.kind}` : `category-${place.categoryId}`],
  load: ({ db, origin }, { place, ...address }) => loadList(db, origin, place, address),
} satisfies Partial<PageDeclaration<Place, ListModel>>

function read(place: ListPlace, query: Record<string, string>): Place | undefined {
  const address = readListAddress(query, LAST_PAGE)
  return address && { place, ...address }
}

export default [
  definePage({
    ...list,
    path: '/top/:kind',
    read: ({ kind }, query) => (kind === 'soft' || kind === 'game' ? read({ kind }, query) : undefined),
    sitemap: {
      async ofSite(db) {
        const filled = await findFilledLists(db)
        return filled.map(list => ({
          path: listPath(list === 'soft' || list === 'game' ? { kind: list } : { categoryId: Number(list) }),
        }))
      },
    },
  }),
  definePage({
    ...list,
    path: '/category/:category',
    read: ({ category = '' }, query) =>
      /^[1-9]\d{0,5}$/.test(category) ? read({ categoryId: Number(category) }, query) : undefined,
  }),
]
