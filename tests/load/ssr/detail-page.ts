import { pagesIn } from '../../../ops/build/built-pages.ts'
import type { DetailModel } from '../../../web/pages/detail/model.ts'
import type { ShownPage } from '../../../web/pages/renderer.tsx'

/** The built detail page, to be rendered from a model that is at hand. */
export async function detailPage() {
  const { allPages, renderer, createPages } = await pagesIn('zh-CN')
  const page = allPages.find(({ name }) => name === 'detail') as unknown as ShownPage<DetailModel>
  return { createPages, html: (model: DetailModel) => renderer.page(page, 'PC', model) }
}
