import {
  DEVELOPER_APPS_LISTED,
  DEVELOPER_APPS_PER_PAGE,
  findDeveloper,
} from '../../../data/db/queries/developer-page.ts'
import { leavingLink } from '../../../rules/leaving-link.ts'
import { safeLink } from '../../../rules/safe-link.ts'
import { formatDate } from '../../../rules/time.ts'
import { developerPath } from '../../addresses/addresses.ts'
import { locale, words } from '../../words/words.ts'
import type { Loaded } from '../define-page.server.ts'
import type { PageParts } from '../page-parts.server.ts'
import { presentApp } from '../present-app.server.ts'
import type { DeveloperModel } from './model.ts'

export const LAST_PAGE = Math.ceil(DEVELOPER_APPS_LISTED / DEVELOPER_APPS_PER_PAGE)

export async function loadDeveloper(
  { db, origin, domains }: Pick<PageParts, 'db' | 'origin' | 'domains'>,
  id: number,
  page: number,
): Promise<Loaded<DeveloperModel>> {
  const row = await findDeveloper(db, id, page, locale)
  if (!row) return { found: 'nothing' }
  const listed = Math.min(row.count, DEVELOPER_APPS_LISTED)
  const lastPage = Math.max(1, Math.ceil(listed / DEVELOPER_APPS_PER_PAGE))
  if (page > lastPage) return { found: 'nothing' }
  const from = (page - 1) * DEVELOPER_APPS_PER_PAGE
  return {
    found: 'live',
    model: {
      developerId: id,
      name: row.name,
      verified: row.verified,
      website: presentWebsite(row.website, domains),
      canonical: row.count > 0 ? origin + developerPath(id, page) : undefined,
      count: row.count > listed ? words.developerPage.more : String(row.count),
      updated: row.updatedAt === null ? undefined : formatDate(row.updatedAt),
      apps: row.apps.slice(0, listed - from).map(presentApp),
      from,
      page,
      lastPage,
      cut: page === lastPage && row.count > listed,
    },
  }
}

function presentWebsite(url: string | null, domains: string[]): DeveloperModel['website'] {
  const link = safeLink(url)
  if (!link?.startsWith('https://')) return undefined
  return { url: leavingLink(link, domains), host: new URL(link).host }
}
