import type { PageSet } from '../../server/pages/page.ts'
import { createPages, notFound, type PageParts } from './pages.server.ts'
import { unavailablePage } from './unavailable.ts'

/** All that the server needs to know of pages. */
export function createPageSet({ csp, ...parts }: PageParts & { csp: string }): PageSet {
  return {
    pages: createPages(parts),
    notFound: pageType => notFound(parts.renderer, pageType === 'Mobile' ? 'Mobile' : 'PC'),
    unavailable: unavailablePage(),
    csp,
  }
}
