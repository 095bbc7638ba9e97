import type { AppListRow, PlainAppRow } from '../../data/db/queries/app-rows.ts'
import { formatCount } from '../../rules/counts/count.ts'
import { rating } from '../../rules/counts/rating.ts'
import { formatSize } from '../../rules/counts/size.ts'
import type { AppItem } from '../kit/app-list.tsx'
import { locale, words } from '../words/words.ts'

export function presentApp(row: PlainAppRow & Partial<AppListRow>): AppItem {
  const { app, category } = row
  return {
    appId: app.id,
    packageName: app.packageName,
    name: app.name,
    lang: app.lang,
    summary: app.summary,
    summaryLang: app.summaryLang,
    iconKey: app.iconKey,
    game: app.resourceType === 1,
    category: category?.name,
    categoryLang: category?.lang ?? null,
    developer: row.developer ?? undefined,
    score: rating(row.ratings)?.score,
    downloads: formatCount(row.downloads, locale),
    size: app.size === null ? undefined : formatSize(app.size, words.sizes),
  }
}
