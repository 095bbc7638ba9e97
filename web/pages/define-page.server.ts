import type { Page, PageAnswer, PageRequest } from '../../server/pages/page.ts'
import type { AbsentApp } from './absent-app.server.ts'
import { absent, html, missing } from './answers.server.ts'
import type { PageDeps } from './page-deps.server.ts'
import type { ShownPage } from './renderer.tsx'
import type { SitemapLines } from './sitemap-lines.server.ts'

/** What a page shows, or why it shows nothing. */
export type Loaded<Model> = { found: 'live'; model: Model } | AbsentApp

/** Where it is instead. */
export interface Elsewhere {
  found: 'elsewhere'
  path: string
  tags: string[]
}

/** The declaration of a page. It is in its folder as `page.server.ts`, where every list of pages finds it. */
export interface PageDeclaration<Address, Model extends object> extends ShownPage<Model> {
  /** A route, e.g. `/apps/:app`, without a language. */
  path: string
  /** The query parameters that it reads. All others are removed, here and at the edge. */
  query?: readonly string[]
  /** undefined: an address that we never write. */
  read(params: Record<string, string>, query: Record<string, string>): Address | undefined
  /** The canonical form; requests with `page=1` are redirected there. */
  write?(address: Address): string
  /** Tags that follow from the address, beside those of all that the model names (tags.ts). */
  tags(address: Address): string[]
  load(deps: PageDeps, address: Address): Promise<Loaded<Model> | Elsewhere>
  /** Its lines in the site map, if search engines may keep it. */
  sitemap?: SitemapLines
  /** Whether its scripts may look for the desktop helper. */
  asksHelper?: true
  /** Whether what visitors type makes it costly, and another page each time. */
  isSearch?: true
  /** Whether this store has such a page. */
  isHere?(deps: PageDeps): boolean
}

/** A page as lists of pages know it. */
export interface SitePage extends Pick<Page, 'path' | 'query' | 'isSearch'> {
  name: string
  sitemap?: SitemapLines
  /** undefined: this store has no such page. */
  answerWith(deps: PageDeps): Page['answer'] | undefined
}

export function definePage<Address, Model extends object>(
  page: PageDeclaration<Address, Model>,
): SitePage & ShownPage<Model> {
  const { name, path, query = [], isSearch, sitemap, views, isHere } = page
  return {
    name,
    path,
    query,
    isSearch,
    ...(sitemap ? { sitemap } : {}),
    answerWith: deps => (isHere && !isHere(deps) ? undefined : request => answer(page, deps, request)),
    views,
  }
}

async function answer<Address, Model extends object>(
  page: PageDeclaration<Address, Model>,
  deps: PageDeps,
  request: PageRequest,
): Promise<PageAnswer> {
  const { renderer } = deps
  const address = page.read(request.params, request.query)
  if (address === undefined) return missing(request)
  const tags = page.tags(address)
  if (request.query.page === '1' && page.write) return { status: 301, location: page.write(address), tags }
  const started = performance.now()
  const loaded = await page.load(deps, address)
  const loadedAt = performance.now()
  if (loaded.found === 'elsewhere') return { status: 301, location: loaded.path, tags: loaded.tags }
  if (loaded.found !== 'live') return absent(renderer, request, tags, loaded)
  const answer = html(renderer, request, page, loaded.model, tags)
  const took = { load: (loadedAt - started) / 1000, render: (performance.now() - loadedAt) / 1000 }
  return { ...answer, took, ...(page.asksHelper ? { asksHelper: true } : {}) }
}
