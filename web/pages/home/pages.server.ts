import type { Page } from '../../../server/pages/page.ts'
import { homePath } from '../addresses.ts'
import { shared } from '../answers.server.ts'
import type { PageParts } from '../pages.server.ts'
import { loadHome } from './loader.server.ts'

export const homePage = ({ db, renderer, origin }: PageParts): Page => ({
  path: homePath,
  async answer(request) {
    const model = await loadHome(db, origin)
    const { hot, games, fresh, topSoft, topGame, rising, gifts } = model
    const shown = [hot, games, fresh, topSoft, topGame, rising].flat().map(app => app.id)
    const apps = new Set([...shown, ...gifts.flatMap(gift => gift.app?.id ?? [])])
    return {
      status: 200,
      html: renderer.page('home', shared(request), model),
      tags: ['layout', 'home', 'ranks', 'gifts', ...[...apps].map(id => `app-${id}`)],
    }
  },
})
