import type { StaticPage, StaticPageName } from '../../../contract/static-page.ts'

/** One of the store's own texts. */
export interface StaticPageModel {
  name: StaticPageName
  staticPage: StaticPage
  canonical: string
}
