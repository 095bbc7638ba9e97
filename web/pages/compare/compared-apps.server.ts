import { type Detail, findDetail } from '../../../data/db/queries/documents/detail.ts'
import { comparedOnce } from '../../addresses/compare.ts'
import { locale } from '../../words/words.ts'
import { type AbsentApp, whyAbsent } from '../absent-app.server.ts'
import type { PageDeps } from '../page-deps.server.ts'

export interface ComparedAddress {
  appIds: number[]
}

export const comparedTags = ({ appIds }: ComparedAddress): string[] =>
  comparedOnce(appIds).map(id => `app-${id}`)

/** Those that are live, and how many are not; or why there is nothing to show: an app is unknown, or all are gone. */
export async function findCompared(
  { db }: Pick<PageDeps, 'db'>,
  appIds: number[],
): Promise<{ found: 'some'; live: Detail[]; gone: number } | AbsentApp> {
  const found: Detail[] = []
  // One after the other: each is a look-up by key, and other pages need the connections too.
  for (const appId of comparedOnce(appIds)) {
    const detail = await findDetail(db, appId, locale)
    if (!detail) return { found: 'nothing' }
    found.push(detail)
  }
  const live = found.filter(({ page }) => page.standing === 'live')
  const [first] = found
  if (live.length === 0 && first) return whyAbsent(db, { ...first.page, appId: first.page.id })
  return { found: 'some', live, gone: found.length - live.length }
}
