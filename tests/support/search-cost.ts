import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../../data/db/database.ts'
import { searchApps } from '../../data/search/search-apps.ts'
import { suggest } from '../../data/search/suggest.ts'
import { type CostlyQuery, costlyQueries, type Texts } from './costly-queries.ts'

/** What a search costs, in milliseconds of PostgreSQL's processor. */
export interface Cost extends CostlyQuery {
  page: number
  typing: number
}

const USUAL = { kind: '', byDownloads: false, page: 1, asTyped: false }
const WARM_UP = 30

/**
 * Measures what seeded queries cost the one connection of `db`, by the kernel's account of that process: time that it waits, for a
 * disk or for others on a busy machine, is not in it. The first ones are not measured, which plan statements.
 */
export async function searchCosts(db: Database, seed: string, count: number): Promise<Cost[]> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const spent = () => Number(readFileSync(`/proc/${rows[0]?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  const costOf = async (work: () => Promise<unknown>) => {
    const before = spent()
    await work()
    return spent() - before
  }
  const texts = await textsOf(db)
  for (const { query } of costlyQueries('warm up', WARM_UP, texts)) {
    await searchApps(db, query, USUAL, 'zh-CN')
    await suggest(db, query, 'zh-CN')
  }
  const costs: Cost[] = []
  for (const one of costlyQueries(seed, count, texts)) {
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
