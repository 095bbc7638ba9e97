import type { AppListRow } from '../../data/db/queries/app-rows.ts'
import type { RankMoves } from '../../data/db/queries/rank-lists.ts'
import type { AppSort } from '../../rules/apps/app-sorts.ts'
import { formatCount } from '../../rules/counts/count.ts'
import { growth } from '../../rules/counts/growth.ts'
import { rating } from '../../rules/counts/rating.ts'
import { formatDate } from '../../rules/text/time.ts'
import type { AppItem, Figure } from '../kit/app-item.ts'
import { locale, words } from '../words/words.ts'
import { presentApp } from './present-app.server.ts'

const w = words.lists.figures
const FRESH_MS = 14 * 86_400_000

/** An app in a list of this order: with what it is sorted by, and how its place changed, where that is known. */
export function presentRanked(
  row: AppListRow,
  sort: AppSort,
  moves: RankMoves = null,
  now = Date.now(),
): AppItem {
  const fresh = sort === 'new' && now - row.app.createdAt < FRESH_MS
  const move = moves?.[row.app.id]
  return {
    ...presentApp(row),
    figure: figures[sort](row, now),
    ...(fresh ? { fresh } : {}),
    ...(move === undefined || sort === 'new' ? {} : { move: move ?? 'new' }),
  }
}

const figures: Record<AppSort, (row: AppListRow, now: number) => Figure | undefined> = {
  hot: ({ week }) => (week > 0 ? { value: `+${formatCount(week, locale)}`, label: w.week } : undefined),
  rise({ week, lastWeek }) {
    const grown = growth(week, lastWeek)
    if (grown === undefined) return undefined
    const percent = Math.round(grown * 100)
    return { value: `${percent < 0 ? '↓' : '↑'} ${Math.abs(percent)}%`, label: w.rise }
  },
  downloads({ downloads }) {
    const value = formatCount(downloads, locale)
    return { value, label: w.downloads(value) }
  },
  rating({ ratings }) {
    const rated = rating(ratings)
    return rated && { value: rated.score, label: w.rating(formatCount(rated.count, locale)) }
  },
  new: ({ app }, now) => ({ value: shortDate(app.createdAt, now), label: w.new }),
}

/** Without its year, where that is this one. */
export function shortDate(time: number, now = Date.now()): string {
  const date = formatDate(time)
  const { dates } = words
  return date.slice(0, 4) === formatDate(now).slice(0, 4) ? dates.withoutYear(date) : dates.date(date)
}
