import { findCategories } from '../../../data/db/queries/categories.ts'
import { categoriesPath } from '../../addresses/addresses.ts'
import { locale } from '../../words/words.ts'
import { kindOf } from '../category-crumbs.ts'
import { definePage } from '../define-page.server.ts'
import * as views from './views.ts'

export default definePage({
  name: 'categories',
  path: '/category',
  views,
  read: () => ({}),
  tags: () => ['categories'],
  async load({ db, origin }) {
    const all = await findCategories(db, locale)
    const kinds = (['soft', 'game'] as const).map(kind => ({
      kind,
      categories: all
        .filter(({ parentId, resourceType }) => parentId === null && kindOf(resourceType) === kind)
        .map(({ id, name, lang, slug }) => ({
          categoryId: id,
          name,
          lang,
          slug,
          inside: all
            .filter(({ parentId }) => parentId === id)
            .map(({ id, name, lang }) => ({ categoryId: id, name, lang })),
        })),
    }))
    const model = {
      canonical: origin + categoriesPath,
      kinds: kinds.filter(({ categories }) => categories.length > 0),
    }
    return { found: 'live', model }
  },
  sitemap: { ofSite: async () => [{ path: categoriesPath }] },
})
