/** @module-tag full: judges some hundred queries on three catalogues; search.test.ts has the cases. */

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../../data/db/database.ts'
import { searchApps } from '../../../data/search/search-apps.ts'
import { indexAll } from '../../../data/search/write-index.ts'
import type { Locale } from '../../../rules/text/locales.ts'
import { hasLargeCatalogue, insertLargeCatalogue, judgeTopic } from '../../support/large-catalogue.ts'
import { suiteDatabase } from '../suite.ts'
import { judgeDemoTopic } from './demo-topic.ts'
import { type Golden, ndcg, readGolden } from './golden.ts'

const MIN = 0.85
const TIME_OUT = 60_000
const USUAL = { kind: '', byDownloads: false, page: 1, asTyped: false }

interface Score {
  query: string
  kind: string
  score: number
}

const mean = (list: Score[]) => list.reduce((sum, { score }) => sum + score, 0) / list.length

/** Prints what all of the queries together reach, and returns it with each one's own. */
async function judge(
  db: Database,
  title: string,
  golden: Golden[],
  locale: Locale = 'zh-CN',
): Promise<{ total: number; scores: Score[] }> {
  const scores: Score[] = []
  for (const one of golden) {
    const { apps } = await searchApps(db, one.query, USUAL, locale)
    const found = await packagesOf(
      db,
      apps.map(({ app }) => app.id),
    )
    scores.push({ ...one, score: ndcg(one, found) })
  }
  const total = mean(scores)
  console.log(`nDCG@10 of ${title}: ${total.toFixed(3)} over ${scores.length} queries`)
  return { total, scores }
}

/** What each kind of query reaches, and what was worst. */
function printKinds(scores: Score[]): void {
  for (const [kind, list] of Map.groupBy(scores, ({ kind }) => kind)) {
    const poor = list
      .filter(({ score }) => score < 0.7)
      .map(({ query, score }) => `${query} ${score.toFixed(2)}`)
    console.log(`  ${kind.padEnd(10)} ${mean(list).toFixed(3)} (${list.length})  ${poor.join(', ')}`)
  }
}

/** How visitors typed who found nothing once: the name and more, another script, a sound, a slip, a word too many. */
const SHAPES = [
  'tail',
  'traditional',
  'midpinyin',
  'catpinyin',
  'near',
  'onemissing',
  'prefix',
  'english',
  'category',
]

/** Prints the first of what each of these finds; returns those that find nothing. */
async function printShapes(db: Database, golden: Golden[]): Promise<{ looked: number; empty: string[] }> {
  const shapes = golden.filter(({ kind }) => SHAPES.includes(kind))
  const empty: string[] = []
  const lines: string[] = []
  for (const { kind, query } of shapes) {
    const { apps, fewer, near } = await searchApps(db, query, USUAL, 'zh-CN')
    if (apps.length === 0) empty.push(query)
    const how = near ? ' (meant)' : fewer ? ` (for ${fewer})` : ''
    const names = apps.slice(0, 3).map(({ app }) => app.name.slice(0, 12))
    lines.push(`  ${kind.padEnd(11)} ${query}${how}: ${names.join(', ')}`)
  }
  console.log(['the first that each finds', ...lines].join('\n'))
  return { looked: shapes.length, empty }
}

async function packagesOf(db: Database, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number; package_name: string }>`
    select id, package_name from apps where id = any(${ids})`.execute(db)
  const names = new Map(rows.map(row => [row.id, row.package_name]))
  return ids.map(id => names.get(id) ?? '')
}

describe('what is found for the golden queries', () => {
  const demo = suiteDatabase('search_demo', 'demo')
  const large = suiteDatabase('search_large')
  const english = suiteDatabase('search_english')

  test(
    'in the demo catalogue',
    async () => {
      const tuned = await judge(demo.db, 'the demo catalogue', readGolden('golden-demo.txt', judgeDemoTopic))
      printKinds(tuned.scores)
      // Of these the mean alone: single ones would tempt to tune the search for them.
      const heldOut = await judge(
        demo.db,
        'the queries held out',
        readGolden('golden-held-out.txt', judgeDemoTopic),
      )
      const { looked, empty } = await printShapes(demo.db, readGolden('golden-demo.txt', judgeDemoTopic))
      expect.soft(looked).toBeGreaterThan(60)
      expect.soft(empty).toEqual([])
      expect.soft(tuned.total).toBeGreaterThanOrEqual(0.94)
      expect.soft(heldOut.total).toBeGreaterThanOrEqual(0.95)
    },
    TIME_OUT,
  )

  test('in the large catalogue, where the machine has it', { tags: 'full', timeout: TIME_OUT }, async ({
    skip,
  }) => {
    if (!hasLargeCatalogue) skip('the large catalogue is not on this machine')
    await insertLargeCatalogue(large.url)
    await indexAll(large.db)
    const { total, scores } = await judge(
      large.db,
      'the large catalogue',
      readGolden('golden-large.txt', judgeTopic),
    )
    printKinds(scores)
    expect(total).toBeGreaterThanOrEqual(MIN)
  })

  test('in English in the large catalogue, where the machine has it', {
    tags: 'full',
    timeout: TIME_OUT,
  }, async ({ skip }) => {
    if (!hasLargeCatalogue) skip('the large catalogue is not on this machine')
    await insertLargeCatalogue(english.url, 'with its categories')
    await indexAll(english.db)
    const tuned = await judge(
      english.db,
      'English queries',
      readGolden('golden-english.txt', judgeTopic),
      'en',
    )
    printKinds(tuned.scores)
    const heldOut = await judge(
      english.db,
      'English queries held out',
      readGolden('golden-english-held-out.txt', judgeTopic),
      'en',
    )
    expect.soft(tuned.total).toBeGreaterThanOrEqual(0.88)
    expect.soft(heldOut.total).toBeGreaterThanOrEqual(MIN)
  })
})
