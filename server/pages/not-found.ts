import type { PageType } from '../../contract/page-types.ts'
import type { TaggedCache } from '../../data/cache/tagged-cache.ts'
import { DEADLINES_MS, withinDeadline } from '../deadline.ts'
import type { HtmlAnswer, PageSet } from './page.ts'

export type NotFound = (pageType: PageType) => Promise<HtmlAnswer>

/**
 * The page in the place of what is not there. It names apps and categories, so it needs the database; but whoever asks for a million
 * such pages gets one, kept in memory and purged with what it names. While the database is away it goes without them.
 */
export const notFoundPages =
  (set: PageSet, cache: TaggedCache): NotFound =>
  pageType =>
    cache
      .get<HtmlAnswer>(
        `not found ${pageType}`,
        made => made.tags,
        () => withinDeadline(set.notFound(pageType), DEADLINES_MS.page),
      )
      .catch(() => ({ status: 404, html: set.bareNotFound(pageType), tags: ['layout'] }))
