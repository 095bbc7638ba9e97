import { formatCount } from '../../../rules/count.ts'
import { rating } from '../../../rules/rating.ts'
import type { Database } from '../../../server/db/database.ts'
import { type AppListRow, recentApps } from '../../../server/db/queries/app-list.ts'
import { locale } from '../../words/words.ts'
import type { AppRow, HomeModel } from './model.ts'

export async function loadHome(db: Database, origin: string): Promise<HomeModel> {
  const [soft, game] = await Promise.all([recentApps(db, 0, locale), recentApps(db, 1, locale)])
  return {
    canonical: `${origin}/`,
    lists: [
      { kind: 'soft', apps: soft.map(presentApp) },
      { kind: 'game', apps: game.map(presentApp) },
    ],
  }
}

function presentApp(row: AppListRow): AppRow {
  return {
    id: row.id,
    name: row.name,
    summary: row.summary,
    iconKey: row.iconKey,
    score: rating(row.ratings)?.score,
    downloads: formatCount(row.downloads),
  }
}
