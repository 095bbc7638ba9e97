import type { Database } from '../../../server/db/database.ts'
import { searchApps } from '../../../server/db/queries/app-list.ts'
import { locale } from '../../words/words.ts'
import { presentNeighbour } from '../detail/present-detail.server.ts'
import type { SearchModel } from './model.ts'

const LONGEST = 60

export async function loadSearch(db: Database, asked: unknown): Promise<SearchModel> {
  const query = typeof asked === 'string' ? asked.trim().slice(0, LONGEST) : ''
  const apps = query ? await searchApps(db, query, locale) : []
  return { query, apps: apps.map(presentNeighbour) }
}
