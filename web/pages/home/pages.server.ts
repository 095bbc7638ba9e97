import type { Page } from '../../../server/pages/page.ts'
import { homePath } from '../../addresses/addresses.ts'
import { page } from '../answers.server.ts'
import type { PageParts } from '../page-parts.server.ts'
import { loadHome } from './loader.server.ts'

export const homePage = ({ db, renderer, origin }: PageParts): Page => ({
  path: homePath,
  async answer(request) {
    const model = await loadHome(db, origin)
    return page(renderer, request, 'home', model, ['home', 'ranks', 'gifts'])
  },
})
