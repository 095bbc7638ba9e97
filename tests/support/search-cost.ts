import { sql } from 'kysely'
import type { Database } from '../../data/db/database.ts'
import { searchApps } from '../../data/search/search-apps.ts'
import { suggest } from '../../data/search/suggest.ts'
import { costMeter } from './cost-meter.ts'
import { type CostlyQuery, costlyQueries, type Texts } from './costly-queries.ts'

/** What a search costs, in milliseconds of PostgreSQL's processor. */
export interface Cost extends CostlyQuery {
  page: number
  typing: number
}

const USUAL = { kind: '', byDownloads: false, page: 1, asTyped: false }
const WARM_UP = 30

/**
 * Measures what seeded queries cost the one connection of `db`. The first ones are not measured, which plan statements.
 */
export async function searchCosts(db: Database, seed: string, count: number): Promise<Cost[]> {
  const texts = await textsOf(db)
  for (const { query } of costlyQueries('warm up', WARM_UP, texts)) {
    await searchApps(db, query, USUAL, 'zh-CN')
    await suggest(db, query, 'zh-CN')
  }
  return costsOf(db, costlyQueries(seed, count, texts))
}

export async function costsOf(db: Database, queries: readonly CostlyQuery[]): Promise<Cost[]> {
  const costOf = await costMeter(db)
  const costs: Cost[] = []
  for (const one of queries) {
    const page = await costOf(() => searchApps(db, one.query, USUAL, 'zh-CN'))
    const typing = await costOf(() => suggest(db, one.query, 'zh-CN'))
    costs.push({ ...one, page, typing })
  }
  return costs
}

async function textsOf(db: Database): Promise<Texts> {
  const { rows } = await sql<{ name: string; other: string }>`
    select name, summary || ' ' || description as other from app_texts order by app_id, locale`.execute(db)
  return { names: rows.map(({ name }) => name), others: rows.map(({ other }) => other || '无') }
}

/** The cost that this share of all stays below. */
export function costAt(costs: readonly number[], share: number): number {
  const sorted = costs.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
