import type { PageType } from '../../contract/page-types.ts'
import type { HtmlAnswer, NothingAnswer, PageRequest } from '../../server/pages/page.ts'
import type { SharedPageType } from '../shell/view.ts'
import type { AbsentApp } from './absent-app.server.ts'
import { gonePage } from './gone/gone-page.ts'
import type { Renderer, ShownPage } from './renderer.tsx'
import { tagsOf } from './tags.ts'

/** The mip page has a view of its own; whatever else is asked as one gets what a PC gets. */
export const shared = (pageType: PageType): SharedPageType => (pageType === 'Mobile' ? 'Mobile' : 'PC')

/** The number of an app or a developer in an address; undefined when it is not written as we write it. */
export function readIdParam(text = ''): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** All tags of a page: those of its content, and `own`, which follow from its address. */
export const pageTags = (own: string[], model: object): string[] => [
  ...new Set(['layout', ...own, ...tagsOf(model)]),
]

export function html<Model extends object>(
  renderer: Renderer,
  request: PageRequest,
  page: ShownPage<Model>,
  model: Model,
  own: string[],
  status: HtmlAnswer['status'] = 200,
): HtmlAnswer {
  return {
    status,
    html: renderer.page(page, shared(request.pageType), model, request.path),
    tags: pageTags(own, model),
  }
}

export const missing = ({ pageType }: PageRequest, own: string[] = []): NothingAnswer => ({
  status: 404,
  pageType,
  tags: ['layout', ...own],
})

export function absent(
  renderer: Renderer,
  request: PageRequest,
  own: string[],
  app: AbsentApp,
): HtmlAnswer | NothingAnswer {
  if (app.found === 'nothing') return missing(request, own)
  return html(renderer, request, gonePage, app.model, own, 410)
}
