import { baseOf } from '../rules/text/locales.ts'
import type { Page, PageSet } from '../server/pages/page.ts'
import { here } from './addresses/here.ts'
import { engineFiles } from './engines/files.server.ts'
import { allPages } from './pages/all-pages.server.ts'
import { shared } from './pages/answers.server.ts'
import { renderReplies, renderShareCard } from './pages/fragments.tsx'
import { bareGoneApp, goneApp } from './pages/gone/gone-app.server.ts'
import { noFile } from './pages/missing/no-file.server.ts'
import { bareNotFound, notFound } from './pages/missing/not-found.server.ts'
import type { PageDeps } from './pages/page-deps.server.ts'
import { createRenderer } from './pages/renderer.tsx'
import { refilledReport } from './pages/report/page.server.ts'
import { reportState } from './pages/report/report-state.server.ts'
import { presentSuggestions } from './pages/search/present-suggestions.server.ts'
import { unavailablePage } from './pages/unavailable.ts'
import type { Assets } from './shell/assets.ts'
import type { SiteSettings } from './shell/site.ts'
import { locale, words } from './words/words.ts'

export { allPages, createRenderer, unavailablePage }

/** Every page's path and the parameters that it reads. */
export const pageList = () => allPages.map(({ path, query }) => ({ path: here(path), query }))

export interface SetDeps extends Omit<PageDeps, 'renderer'> {
  /** What the build has made for browsers. */
  assets: Assets
  settings?: SiteSettings
  csp: string
}

/** All that the server needs to know of pages. */
export function createPageSet({ csp, assets, settings: given, ...rest }: SetDeps): PageSet {
  const { brand } = rest
  const base = baseOf(locale)
  // Search engines that show mip pages read the language at home.
  const mip = base === '' ? rest.mip : undefined
  const settings = { ...given, mip }
  const renderer = createRenderer(assets, brand, settings)
  const deps: PageDeps = { ...rest, mip, renderer }
  return {
    pages: allPages.flatMap(({ path, query, isSearch, answerWith }): Page[] => {
      const answer = answerWith(deps)
      return answer ? [{ path: here(path), query, isSearch, answer }] : []
    }),
    files: engineFiles(deps),
    notFound: pageType => notFound(deps, shared(pageType)),
    bareNotFound: pageType => bareNotFound(renderer, shared(pageType)),
    goneApp: (pageType, app) => goneApp(deps, shared(pageType), app),
    bareGoneApp: (pageType, app) => bareGoneApp(renderer, shared(pageType), app),
    noFile: (pageType, no) => noFile(renderer, shared(pageType), no),
    report: (subject, pageType, filled) => refilledReport(deps, subject, pageType, filled),
    reportState: (pageType, state) => reportState(renderer, shared(pageType), state),
    unavailable: unavailablePage(brand),
    badRequest: words.badRequest,
    suggestions: presentSuggestions,
    replies: renderReplies,
    shareCard: app => renderShareCard(app, brand),
    csp,
    locale,
    base,
  }
}
