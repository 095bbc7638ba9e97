import type { AppListRow } from '../../../data/db/queries/app-rows.ts'
import {
  DEVELOPER_APPS_LISTED,
  DEVELOPER_APPS_PER_PAGE,
  type DeveloperPage,
  findDeveloper,
} from '../../../data/db/queries/developer-page.ts'
import { findRelated } from '../../../data/db/queries/documents/detail.ts'
import { proofsOf } from '../../../data/db/queries/proofs/proofs-of.ts'
import type { DeveloperSort } from '../../../rules/apps/app-sorts.ts'
import { formatCount } from '../../../rules/counts/count.ts'
import { rating } from '../../../rules/counts/rating.ts'
import { leavingLink } from '../../../rules/links/leaving-link.ts'
import { safeLink } from '../../../rules/links/safe-link.ts'
import { formatDate } from '../../../rules/text/time.ts'
import { developerPath } from '../../addresses/addresses.ts'
import type { AppItem } from '../../kit/app-list.tsx'
import { locale, words } from '../../words/words.ts'
import type { Loaded } from '../define-page.server.ts'
import type { PageDeps } from '../page-deps.server.ts'
import { presentApp } from '../present-app.server.ts'
import { presentRanked, shortDate } from '../present-ranked.server.ts'
import type { DeveloperContact, DeveloperFacts, DeveloperModel } from './model.ts'
import { presentProofs } from './present-proofs.server.ts'

export const LAST_PAGE = Math.ceil(DEVELOPER_APPS_LISTED / DEVELOPER_APPS_PER_PAGE)

/** With fewer apps than this a page has room for those of others. */
const FEW = 4

export async function loadDeveloper(
  { db, origin, domains }: Pick<PageDeps, 'db' | 'origin' | 'domains'>,
  id: number,
  page: number,
  sort: DeveloperSort,
): Promise<Loaded<DeveloperModel>> {
  const [row, proofs] = await Promise.all([
    findDeveloper(db, id, page, locale, sort),
    proofsOf(db, { developer: id, locale }),
  ])
  if (!row) return { found: 'nothing' }
  const listed = Math.min(row.count, DEVELOPER_APPS_LISTED)
  const lastPage = Math.max(1, Math.ceil(listed / DEVELOPER_APPS_PER_PAGE))
  if (page > lastPage) return { found: 'nothing' }
  const [first] = row.apps
  const related = first && row.count < FEW ? await findRelated(db, first.app.id, locale) : []
  const from = (page - 1) * DEVELOPER_APPS_PER_PAGE
  return {
    found: 'live',
    model: {
      developerId: id,
      name: row.name,
      verified: row.verified,
      proofs: presentProofs(proofs),
      joined: row.joinedAt === null ? undefined : formatDate(row.joinedAt).slice(0, 4),
      description: row.description ?? undefined,
      descriptionLang: row.descriptionLang,
      logoKey: row.logoKey ?? undefined,
      canonical: row.count > 0 && sort === 'updated' ? origin + developerPath(id, page) : undefined,
      facts: presentFacts(row, listed),
      contact: presentContact(row, domains),
      sort,
      apps: row.apps.slice(0, listed - from).map(one => presentOwn(one, row.updated[one.app.id], sort)),
      others: related
        .filter(({ app }) => !row.apps.some(own => own.app.id === app.id))
        .slice(0, FEW)
        .map(presentApp),
      from,
      page,
      lastPage,
      cut: page === lastPage && row.count > listed,
    },
  }
}

function presentOwn(row: AppListRow, updatedAt: number | undefined, sort: DeveloperSort): AppItem {
  const item = { ...presentRanked(row, 'downloads'), developer: undefined }
  if (sort === 'downloads' || updatedAt === undefined) return item
  return { ...item, figure: { value: shortDate(updatedAt), label: words.detail.updated } }
}

function presentFacts(row: DeveloperPage, listed: number): DeveloperFacts {
  return {
    count: row.count > listed ? words.developerPage.more : String(row.count),
    downloads: row.downloads > 0 ? formatCount(row.downloads, locale) : undefined,
    score: rating(row.ratings)?.score,
    updated: row.updatedAt === null ? undefined : words.dates.date(formatDate(row.updatedAt)),
  }
}

function presentContact(row: DeveloperPage, domains: string[]): DeveloperContact {
  const link = safeLink(row.website)
  return {
    website: link?.startsWith('https://')
      ? { url: leavingLink(link, domains), host: new URL(link).host }
      : undefined,
    email: row.email ?? undefined,
    legalName: row.legalName ?? undefined,
    address: row.address ?? undefined,
    filingNumber: row.filingNumber ?? undefined,
  }
}
