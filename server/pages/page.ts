import type { PageType } from '../../contract/page-attributes.ts'

/** One kind of page, made by web/ and served by server/. */
export interface Page {
  /** A route, e.g. `/apps/:app`. */
  path: string
  answer(request: PageRequest): Promise<PageAnswer>
}

export interface PageRequest {
  params: Record<string, string>
  query: Record<string, string>
  pageType: PageType
}

export type PageAnswer =
  | { status: 200 | 404 | 410; html: string /** what the page shows, for purging */; tags: string[] }
  | { status: 301; location: string; tags: string[] }

/** All pages, what to say when there is none, and the Content-Security-Policy that fits what they carry. */
export interface PageSet {
  pages: Page[]
  notFound(pageType: PageType): string
  unavailable: string
  csp: string
}
