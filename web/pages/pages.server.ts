import type { Database } from '../../server/db/database.ts'
import { appIdOfPackage } from '../../server/db/queries/app-list.ts'
import type { Page, PageAnswer, PageRequest } from '../../server/pages/page.ts'
import type { Renderer } from '../render.tsx'
import type { SharedPageType } from '../shell/view.ts'
import { words } from '../words/words.ts'
import { loadDetail } from './detail/loader.server.ts'
import type { NeighbourApp } from './detail/model.ts'
import { loadHome } from './home/loader.server.ts'
import { loadSearch } from './search/loader.server.ts'

export interface PageParts {
  db: Database
  renderer: Renderer
  /** The address that visitors see. */
  origin: string
}

/** Every page of the site: what it loads, and the tags under which it is purged. */
export function createPages({ db, renderer, origin }: PageParts): Page[] {
  return [
    {
      path: '/',
      async answer(request) {
        const model = await loadHome(db, origin)
        const html = renderer.page('home', shared(request), model)
        const tags = model.lists.flatMap(list => list.apps.map(app => `app-${app.id}`))
        return { status: 200, html, tags: ['layout', 'home', ...tags] }
      },
    },
    {
      path: '/apps/:app',
      async answer(request) {
        const { app = '' } = request.params
        if (!/^\d{1,9}$/.test(app)) return moved(db, app, request)
        const appId = Number(app)
        const loaded = await loadDetail(db, origin, appId)
        const tags = ['layout', `app-${appId}`]
        if (loaded.found === 'nothing') return missing(request, tags)
        if (loaded.found === 'delisted') return gone(request, tags, loaded)
        const html = renderer.page('detail', shared(request), loaded.model)
        return {
          status: 200,
          html,
          tags: [...tags, `comments-${appId}`, `category-${loaded.model.category?.id ?? 0}`],
        }
      },
    },
    {
      path: '/search',
      async answer(request) {
        const model = await loadSearch(db, request.query.q)
        return {
          status: 200,
          html: renderer.page('search', shared(request), model),
          tags: ['layout', 'search'],
        }
      },
    },
  ]

  async function moved(db: Database, packageName: string, request: PageRequest): Promise<PageAnswer> {
    const valid = /^[a-zA-Z]\w*(\.\w+)+$/.test(packageName)
    const appId = valid ? await appIdOfPackage(db, packageName) : undefined
    if (appId === undefined) return missing(request, ['layout'])
    return { status: 301, location: `/apps/${appId}`, tags: [`app-${appId}`] }
  }

  async function missing(request: PageRequest, tags: string[]): Promise<PageAnswer> {
    return { status: 404, html: notFound(renderer, shared(request)), tags }
  }

  async function gone(
    request: PageRequest,
    tags: string[],
    { name, related }: { name: string; related: NeighbourApp[] },
  ): Promise<PageAnswer> {
    const w = words.missing
    const model = { title: w.delistedTitle(name), heading: w.delisted(name), body: w.delistedBody, related }
    return { status: 410, html: renderer.page('missing', shared(request), model), tags }
  }
}

export function notFound(renderer: Renderer, pageType: SharedPageType): string {
  const { title, heading, body } = words.missing
  return renderer.page('missing', pageType, { title, heading, body, related: [] })
}

const shared = (request: PageRequest): SharedPageType => (request.pageType === 'Mobile' ? 'Mobile' : 'PC')
