import { builtPages } from '../../../ops/built-pages.ts'
import type { SharedPage } from '../../../web/pages/define-page.server.ts'
import type { DetailModel } from '../../../web/pages/detail/model.ts'

/** The built detail page, to be rendered from a model that is at hand. */
export async function detailPage() {
  const { allPages, renderer, createPages } = await builtPages()
  const page = allPages.find(({ name }) => name === 'detail') as SharedPage<DetailModel>
  return { createPages, html: (model: DetailModel) => page.render(renderer, 'PC', model) }
}
