import { homePath } from '../../addresses/addresses.ts'
import { definePage } from '../define-page.server.ts'
import { loadHome } from './loader.server.ts'
import * as views from './views.ts'

export default definePage({
  name: 'home',
  path: '/',
  views,
  read: () => ({}),
  tags: () => ['home', 'ranks', 'gifts', 'collections'],
  async load({ db, origin }) {
    return { found: 'live', model: await loadHome(db, origin) }
  },
  sitemap: { ofSite: async () => [{ path: homePath }] },
})
