import { expect, test } from 'vitest'
import type { AppListRow } from '../../data/db/queries/app-rows.ts'
import { APP_SORTS } from '../../rules/apps/app-sorts.ts'
import { presentRanked } from './present-ranked.server.ts'

const now = Date.parse('2026-11-15T12:00:00+08:00')
const row: AppListRow = {
  app: {
    id: 7,
    packageName: 'a.b',
    name: '甲',
    lang: null,
    summary: '',
    summaryLang: null,
    iconKey: 'icon/a',
    resourceType: 0,
    createdAt: Date.parse('2026-11-13T00:00:00+08:00'),
    size: null,
    categoryId: null,
  },
  downloads: 12_864_210,
  week: 123_456,
  lastWeek: 29_394,
  ratings: [0, 0, 0, 200, 800],
  category: null,
  developer: null,
}
const shown = (sort: (typeof APP_SORTS)[number], change: Partial<AppListRow> = {}) => {
  const { figure, fresh } = presentRanked({ ...row, ...change }, sort, null, now)
  return [figure?.value, figure?.label, fresh]
}

test('each order says what it is sorted by', () => {
  expect(APP_SORTS.map(sort => shown(sort))).toEqual([
    ['+12.3万', '本周下载', undefined],
    ['↑ 320%', '比上周', undefined],
    ['1286.4万', '总下载', undefined],
    ['4.8', '1000 人评分', undefined],
    ['11-13', '上架', true],
  ])
})

test('what is not known is not said', () => {
  expect(shown('hot', { week: 0 })[0]).toBeUndefined()
  expect(shown('rise', { lastWeek: 99 })[0]).toBeUndefined()
  expect(shown('rating', { ratings: [0, 0, 0, 0, 0] })[0]).toBeUndefined()
})

test('a fall is a fall, and another year is named', () => {
  expect(shown('rise', { week: 100, lastWeek: 400 })[0]).toBe('↓ 75%')
  const old = Date.parse('2025-11-13T00:00:00+08:00')
  expect(shown('new', { app: { ...row.app, createdAt: old } })).toEqual(['2025-11-13', '上架', undefined])
})

test('a move is the one against yesterday, where there was one', () => {
  const move = (moves: Record<string, number | null> | null, sort = APP_SORTS[0] as 'hot' | 'new') =>
    presentRanked(row, sort, moves, now).move
  expect([move({ 7: 3 }), move({ 7: 0 }), move({ 7: -12 }), move({ 7: null })]).toEqual([3, 0, -12, 'new'])
  expect([move(null), move({}), move({ 7: 3 }, 'new')]).toEqual([undefined, undefined, undefined])
})
