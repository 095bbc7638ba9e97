import type { PageSet } from '../server/pages/page.ts'
import { engineFiles } from './engines/files.server.ts'
import { notFound } from './pages/answers.server.ts'
import { noFile } from './pages/missing/no-file.server.ts'
import { noWay } from './pages/missing/no-way.server.ts'
import type { PageParts } from './pages/page-parts.server.ts'
import { createPages } from './pages/pages.server.ts'
import { refilledReport } from './pages/report/pages.server.ts'
import { unavailablePage } from './pages/unavailable.ts'
import { locale } from './words/words.ts'

/** All that the server needs to know of pages. */
export function createPageSet({ csp, ...parts }: PageParts & { csp: string }): PageSet {
  return {
    pages: createPages(parts),
    files: engineFiles(parts.db, parts),
    notFound: pageType => notFound(parts.renderer, pageType === 'Mobile' ? 'Mobile' : 'PC'),
    noFile: (pageType, no) => noFile(parts.renderer, pageType === 'Mobile' ? 'Mobile' : 'PC', no),
    noWay: (pageType, host) => noWay(parts.renderer, pageType === 'Mobile' ? 'Mobile' : 'PC', host),
    report: (appId, pageType, filled) => refilledReport(parts, appId, pageType, filled),
    unavailable: unavailablePage(),
    replies: parts.renderer.replies,
    shareCard: parts.renderer.shareCard,
    csp,
    locale,
  }
}
