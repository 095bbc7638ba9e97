import { findCollections } from '../../../data/db/queries/collections.ts'
import { collectionPath, collectionsPath } from '../../addresses/addresses.ts'
import { locale } from '../../words/words.ts'
import { definePage } from '../define-page.server.ts'
import { presentCollection } from './present-collection.server.ts'
import * as views from './views.ts'

export default definePage({
  name: 'collections',
  path: '/collections',
  views,
  read: () => ({}),
  tags: () => ['collections'],
  async load({ db, origin }) {
    const collections = (await findCollections(db, locale)).map(presentCollection)
    const canonical = collections.length > 0 ? origin + collectionsPath : undefined
    return { found: 'live', model: { canonical, collections } }
  },
  sitemap: {
    async ofSite(db) {
      const collections = await findCollections(db, locale)
      const pages = collections.map(({ id, publishedAt }) => ({
        path: collectionPath(id),
        changedAt: publishedAt,
      }))
      return pages.length > 0 ? [{ path: collectionsPath }, ...pages] : []
    },
  },
})
