import type { HtmlAnswer, PageRequest } from '../../server/pages/page.ts'
import type { SharedPageType } from '../shell/view.ts'
import { words } from '../words/words.ts'
import type { AbsentApp } from './absent-app.server.ts'
import type { Models, Renderer } from './renderer.ts'
import { tagsOf } from './tags.ts'

export const shared = (request: PageRequest): SharedPageType =>
  request.pageType === 'Mobile' ? 'Mobile' : 'PC'

/** The number of an app or a developer in an address; undefined when it is not written as we write it. */
export function readId(text = ''): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** All that a page is purged by: whatever stands on it, and `own`, which follow from its address. */
export const pageTags = (own: string[], model: object): string[] => [
  ...new Set(['layout', ...own, ...tagsOf(model)]),
]

export function page<Name extends keyof Models>(
  renderer: Renderer,
  request: PageRequest,
  name: Name,
  model: Models[Name],
  own: string[],
  status: HtmlAnswer['status'] = 200,
): HtmlAnswer {
  return { status, html: renderer.page(name, shared(request), model), tags: pageTags(own, model) }
}

const nothing = () => {
  const { title, heading, body } = words.missing
  return { title, heading, body, related: [] }
}

export function notFound(renderer: Renderer, pageType: SharedPageType): string {
  return renderer.page('missing', pageType, nothing())
}

export function missing(renderer: Renderer, request: PageRequest, own: string[] = []): HtmlAnswer {
  return page(renderer, request, 'missing', nothing(), own, 404)
}

export function absent(renderer: Renderer, request: PageRequest, own: string[], app: AbsentApp): HtmlAnswer {
  if (app.found === 'nothing') return missing(renderer, request, own)
  const { name, related } = app
  const w = words.missing
  const model = { title: w.delistedTitle(name), heading: w.delisted(name), body: w.delistedBody, related }
  return page(renderer, request, 'missing', model, own, 410)
}
