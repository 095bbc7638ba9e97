import type { PageAnswer, PageRequest } from '../../server/pages/page.ts'
import type { Renderer } from '../render.tsx'
import type { SharedPageType } from '../shell/view.ts'
import { words } from '../words/words.ts'
import type { AbsentApp } from './absent-app.server.ts'

export const shared = (request: PageRequest): SharedPageType =>
  request.pageType === 'Mobile' ? 'Mobile' : 'PC'

/** The number of an app or a developer in an address; undefined when it is not written as we write it. */
export function readId(text = ''): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

export function notFound(renderer: Renderer, pageType: SharedPageType): string {
  const { title, heading, body } = words.missing
  return renderer.page('missing', pageType, { title, heading, body, related: [] })
}

export function missing(renderer: Renderer, request: PageRequest, tags: string[]): PageAnswer {
  return { status: 404, html: notFound(renderer, shared(request)), tags }
}

export function absent(renderer: Renderer, request: PageRequest, tags: string[], app: AbsentApp): PageAnswer {
  if (app.found === 'nothing') return missing(renderer, request, tags)
  const { name, related } = app
  const w = words.missing
  const model = { title: w.delistedTitle(name), heading: w.delisted(name), body: w.delistedBody, related }
  return { status: 410, html: renderer.page('missing', shared(request), model), tags }
}
