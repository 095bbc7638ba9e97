import type { AppListRow } from '../../data/db/queries/app-rows.ts'
import { formatCount } from '../../rules/counts/count.ts'
import { rating } from '../../rules/counts/rating.ts'
import { formatSize } from '../../rules/counts/size.ts'
import type { AppItem } from '../kit/app-list.tsx'
import { locale, words } from '../words/words.ts'

export function presentApp(row: AppListRow): AppItem {
  return {
    appId: row.id,
    packageName: row.packageName,
    name: row.name,
    lang: row.lang,
    summary: row.summary,
    summaryLang: row.summaryLang,
    iconKey: row.iconKey,
    game: row.resourceType === 1,
    category: row.category ?? undefined,
    categoryLang: row.categoryLang,
    developer: row.developer ?? undefined,
    score: rating(row.ratings)?.score,
    downloads: formatCount(row.downloads, locale),
    size: row.size === null ? undefined : formatSize(row.size, words.sizes),
  }
}
