import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type SearchAs, searchApps } from '../../../data/search/search-apps.ts'
import { giver } from '../commands/giving.ts'
import { suiteDatabase } from '../suite.ts'

const USUAL: SearchAs = { kind: '', byDownloads: false, page: 1, asTyped: false }
const { db } = suiteDatabase('search_sentences', 'demo')
const give = giver(db)
const search = (query: string, options: Partial<SearchAs> = {}, locale = 'zh-CN') =>
  searchApps(db, query, { ...USUAL, ...options }, locale)
const firstOf = async (query: string, n = 3) =>
  (await search(query)).apps.slice(0, n).map(({ app }) => app.name)

test.each([
  ['睡不着怎么办', '棉睡'],
  ['适合老人用的大字软件', '爸妈血压本'],
  ['查公交', '末班车'],
  ['how to take notes', '书页便签'],
])('%s finds %s among the first three', async (query, name) => {
  expect(await firstOf(query)).toContain(name)
})

test('what no app has is not answered by a character, a particle or a name far from it', async () => {
  for (const query of ['的', '怎么办呢', '魑魅魍魉']) expect((await search(query)).near).toBe(false)
  expect((await search('股票')).apps[0]?.app.name).not.toBe('轨道清洁工')
})

test('a rare word of a sentence counts more than a common one', async () => {
  expect(await firstOf('提醒我每天记录血压', 1)).toEqual(['爸妈血压本'])
})

test('a mistyped word is put right, and said so', async () => {
  expect(await search('wether', {}, 'en')).toMatchObject({ near: false, corrected: 'weather' })
  expect((await search('wether', { asTyped: true }, 'en')).corrected).toBeUndefined()
})

test('a condition in a query is one, and every app fulfils it', async () => {
  const { asked, apps, all } = await search('没有广告的天气软件')
  expect(asked).toEqual(expect.objectContaining({ conditions: ['noads'], rest: '天气软件' }))
  const fulfil = await search('天气软件', { conditions: ['noads'] })
  expect(apps.map(({ app }) => app.id)).toEqual(fulfil.apps.map(({ app }) => app.id))
  expect(all).toBeLessThan((await search('天气软件')).all)
})

test('counts say what each condition leaves, also on top of another', async () => {
  const { counts } = await search('游戏')
  const without = await search('游戏', { conditions: ['noads'] })
  expect(without.all).toBe(counts.noads)
  expect((await search('游戏', { conditions: ['noads', 'offline'] })).all).toBe(without.counts.offline)
})

test('a name is no condition', async () => {
  await give('app.edit', { app: 1, texts: { 'zh-CN': { name: '离线手帐' } } })
  const { asked, apps } = await search('离线手帐')
  expect(asked.conditions).toEqual([])
  expect(apps[0]?.app.name).toBe('离线手帐')
})

test('a brand that is not here is said to be absent, until staff say otherwise', async () => {
  const { absent, apps } = await search('支付宝')
  expect(absent).toMatchObject({ word: '支付宝' })
  expect(apps.length).toBeGreaterThan(0)
})

test('words that staff add count from the next search on, until that is undone', async () => {
  const query = '嗑瓜子'
  expect((await search(query)).terms).toEqual([])
  const { change } = await give('search-words.put', {
    typed: ['嗑瓜子, Sunflower  Seeds'],
    meant: ['天气'],
  })
  expect((await search(query)).all).toBeGreaterThan(3)
  expect((await search('sunflower seeds')).all).toBeGreaterThan(3)
  await give('change.undo', { change })
  expect((await search(query)).terms).toEqual([])
})

interface Judged {
  q: string
  lang: 'zh' | 'en'
  kind: string
  good: Record<string, number>
  absent: boolean
}

const judged = join(import.meta.dirname, '../../../../shared/data/search-sentences/open.json')

test('nine in ten judged sentences have a fitting app among the first three', {
  tags: 'full',
  timeout: 60_000,
}, async ({ skip }) => {
  if (!existsSync(judged)) skip('the judged sentences are not on this machine')
  const all: Judged[] = JSON.parse(readFileSync(judged, 'utf8'))
  const missed: string[] = []
  for (const { q, lang, good } of all.filter(({ absent }) => !absent)) {
    const { apps } = await search(q, {}, lang === 'zh' ? 'zh-CN' : 'en')
    if (!apps.slice(0, 3).some(({ app }) => (good[app.id] ?? 0) >= 2)) missed.push(q)
  }
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(all.length / 10)
  for (const { q } of all.filter(({ absent }) => absent)) expect((await search(q)).absent, q).toBeDefined()
})
