import type { PageType } from '../../contract/page-types.ts'
import type { TaggedCache } from '../../data/cache/tagged-cache.ts'
import { withinDeadline } from '../../platform/deadline.ts'
import { DEADLINES_MS } from '../../rules/deadlines/deadlines.ts'
import type { Languages } from './languages.ts'
import type { HtmlAnswer } from './page.ts'

/** In the language of an address. */
export type NotFound = (url: string, pageType: PageType) => Promise<HtmlAnswer>

/**
 * The page for addresses that don't exist. It names apps and categories, so it needs the database; but a million
 * such requests share one page, cached in memory and purged with what it names. Without the database it goes without them.
 */
export const notFoundPages =
  (pages: Languages, cache: TaggedCache): NotFound =>
  (url, pageType) => {
    const set = pages.at(url)
    return cache
      .get<HtmlAnswer>(
        `not found ${set.locale} ${pageType}`,
        made => made.tags,
        () => withinDeadline(set.notFound(pageType), DEADLINES_MS.page),
      )
      .catch(() => ({ status: 404, html: set.bareNotFound(pageType), tags: ['layout'] }))
  }
