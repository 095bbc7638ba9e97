import { findDetail } from '../../../data/db/queries/documents/detail.ts'
import { findSigners } from '../../../data/db/queries/signers.ts'
import { findVersions, VERSIONS_LISTED, VERSIONS_PER_PAGE } from '../../../data/db/queries/version-history.ts'
import { VERSIONS_ON_PAGE } from '../../../data/db/queries/versions.ts'
import { historyPath } from '../../addresses/addresses.ts'
import { locale } from '../../words/words.ts'
import { whyAbsent } from '../absent-app.server.ts'
import type { Loaded } from '../define-page.server.ts'
import type { DetailDeps } from '../detail/detail-deps.server.ts'
import { fileLinks, presentDetail } from '../detail/present-detail.server.ts'
import { presentVersions } from '../detail/present-versions.server.ts'
import type { HistoryModel } from './model.ts'
import { presentSigners } from './signing-periods.server.ts'

/** Around the app: this page is about its versions. */
const NOTHING = { related: [], sameDeveloper: [], gifts: [], banner: null, adPlaces: [] }

export const LAST_PAGE = Math.ceil(VERSIONS_LISTED / VERSIONS_PER_PAGE)

export async function loadHistory(
  deps: DetailDeps,
  appId: number,
  page: number,
): Promise<Loaded<HistoryModel>> {
  const { db, origin, links } = deps
  const [found, { versions, permissions }, signers] = await Promise.all([
    findDetail(db, appId, locale),
    findVersions(db, appId, page, locale),
    findSigners(db, appId),
  ])
  if (!found) return { found: 'nothing' }
  const { page: row, around } = found
  if (row.standing !== 'live') return whyAbsent(db, { ...row, appId })
  const listed = Math.min(row.versionCount, VERSIONS_LISTED)
  const lastPage = Math.max(1, Math.ceil(listed / VERSIONS_PER_PAGE))
  if (page > lastPage) return { found: 'nothing' }
  return {
    found: 'live',
    model: {
      // Visitors of old versions have not asked for the newest.
      detail: { ...presentDetail(row, { ...NOTHING, notices: around.notices }, deps), autoDownload: false },
      canonical: row.versionCount > VERSIONS_ON_PAGE ? origin + historyPath(appId, page) : undefined,
      versions: presentVersions(versions, permissions, fileLinks(row, links), VERSIONS_PER_PAGE),
      signers: signers ? presentSigners(signers) : [],
      page,
      lastPage,
      cut: page === lastPage && row.versionCount > listed,
    },
  }
}
