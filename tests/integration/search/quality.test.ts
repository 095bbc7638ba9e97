import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../../data/db/database.ts'
import { searchApps } from '../../../data/search/search-apps.ts'
import { indexAll } from '../../../data/search/write-index.ts'
import { buildCatalogue } from '../../../demo/catalogue.ts'
import { fillDatabase } from '../../../demo/database.ts'
import { hasLargeCatalogue, insertLargeCatalogue, judgeTopic } from '../../support/large-catalogue.ts'
import { withClient } from '../../support/query.ts'
import { suiteDatabase } from '../suite.ts'
import { type Golden, ndcg, readGolden } from './golden.ts'

const LEAST = 0.85

/** Prints what each kind of query reaches, and what was worst; returns the mean. */
async function judge(db: Database, title: string, golden: Golden[]): Promise<number> {
  const scores: { query: string; kind: string; score: number }[] = []
  for (const one of golden) {
    const { apps } = await searchApps(db, one.query, { kind: -1, byDownloads: false, page: 1 }, 'zh-CN')
    const found = await packagesOf(
      db,
      apps.map(app => app.id),
    )
    scores.push({ ...one, score: ndcg(one, found) })
  }
  const mean = (list: typeof scores) => list.reduce((sum, { score }) => sum + score, 0) / list.length
  console.log(`nDCG@10 of ${title}: ${mean(scores).toFixed(3)} over ${scores.length} queries`)
  for (const [kind, list] of Map.groupBy(scores, ({ kind }) => kind)) {
    const poor = list
      .filter(({ score }) => score < 0.7)
      .map(({ query, score }) => `${query} ${score.toFixed(2)}`)
    console.log(`  ${kind.padEnd(10)} ${mean(list).toFixed(3)} (${list.length})  ${poor.join(', ')}`)
  }
  return mean(scores)
}

async function packagesOf(db: Database, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number; package_name: string }>`
    select id, package_name from apps where id = any(${ids})`.execute(db)
  const names = new Map(rows.map(row => [row.id, row.package_name]))
  return ids.map(id => names.get(id) ?? '')
}

describe('what is found for the golden queries', () => {
  const demo = suiteDatabase('search_demo')
  const large = suiteDatabase('search_large')

  test('in the demo catalogue', async () => {
    await withClient(demo.url, client => fillDatabase(client, buildCatalogue().rows, 'golden'))
    await indexAll(demo.db)
    const mean = await judge(demo.db, 'the demo catalogue', readGolden('golden-demo.txt'))
    expect(mean).toBeGreaterThanOrEqual(LEAST)
  })

  test('in the large catalogue, where the machine has it', async ({ skip }) => {
    if (!hasLargeCatalogue) skip('the large catalogue is not on this machine')
    await insertLargeCatalogue(large.url)
    await indexAll(large.db)
    const mean = await judge(large.db, 'the large catalogue', readGolden('golden-large.txt', judgeTopic))
    expect(mean).toBeGreaterThanOrEqual(LEAST)
  })
})
