import { expect, test } from 'vitest'
import type { ChangedRow } from '../../../data/db/queries/changes/change.ts'
import { differencesOf } from './differences.ts'
import { namesFrom } from './names.ts'
import { type SaidChange, sentenceOf } from './sentence.ts'

const names = namesFrom([
  { of: 'actors', id: 'https://guardian.example/repo', name: 'Guardian' },
  { of: 'developers', id: '7', name: '青屿' },
  { of: 'staff', id: '3', name: 'Ben' },
  { of: 'versions', id: '9', name: '3.6.2' },
])
const change = (command: string, rows: ChangedRow[], more: Partial<SaidChange> = {}): SaidChange => ({
  actor: 'Ada',
  command,
  app: '苔藓手帐',
  apps: 1,
  rows,
  undone: null,
  ...more,
})
const said = (...given: Parameters<typeof change>) => sentenceOf(change(...given), names)
const text = (locale: string, before: object, after: object): ChangedRow => ({
  table: 'app_texts',
  before: { app_id: 1, locale, ...before },
  after: { app_id: 1, locale, ...after },
})
const SUMMARY = text('en', { summary: 'A diary' }, { summary: 'A journal' })

test('an edit names its fields and their languages, and counts more than two', () => {
  expect(said('app.edit', [SUMMARY])).toBe('Ada 修改了「苔藓手帐」的英语简介')
  const icon = { table: 'apps', before: { id: 1, icon_key: 'a' }, after: { id: 1, icon_key: 'b' } }
  expect(said('app.edit', [SUMMARY, icon])).toBe('Ada 修改了「苔藓手帐」的英语简介和图标')
  const name = text('zh-CN', { name: '苔藓' }, { name: '苔藓手帐' })
  expect(said('app.edit', [SUMMARY, icon, name])).toBe('Ada 修改了「苔藓手帐」的 3 项资料')
})

test('a change of something else names that, by a lookup where the row has no name', () => {
  const put = { table: 'developers', before: { id: 7, address: '' }, after: { id: 7, address: '海边' } }
  expect(said('developer.put', [put], { app: null, apps: 0 })).toBe('Ada 修改了开发者「青屿」的地址')
  const end = { table: 'staff', before: { id: 3, ended: false }, after: { id: 3, ended: true } }
  expect(said('person.end', [end], { app: null, apps: 0 })).toBe('Ada 停用了同事「Ben」')
  const added = { table: 'staff', before: null, after: { id: 4, name: 'Cat', role: 'editor' } }
  expect(said('person.put', [added], { app: null, apps: 0 })).toBe('Ada 添加了同事「Cat」')
})

test('a version has its name, a repository its own, and several apps are counted', () => {
  const published = {
    table: 'versions',
    before: { id: 9, state: 'draft' },
    after: { id: 9, state: 'published' },
  }
  expect(said('version.publish', [published])).toBe('Ada 发布了「苔藓手帐」 3.6.2')
  const actor = 'https://guardian.example/repo'
  expect(said('version.put', [], { actor, apps: 500, rows: null })).toBe(
    'Guardian 修改了「苔藓手帐」等 500 个应用的资料',
  )
})

test('an undo says what it undid, and a command of another release is named', () => {
  const undone = { actor: 'Ben', command: 'app.edit', rows: [SUMMARY] }
  expect(said('change.undo', [SUMMARY], { undone })).toBe('Ada 撤销了：Ben 修改了「苔藓手帐」的英语简介')
  expect(said('app.levitate', [])).toBe('Ada: app.levitate')
})

test('what staff have no name for is left to the technical rows', () => {
  const own = {
    table: 'app_texts',
    before: { app_id: 1, locale: 'en', own: [] },
    after: { app_id: 1, locale: 'en', own: ['name'] },
  }
  expect(differencesOf([own, SUMMARY], names, false)).toMatchObject([
    {
      field: { name: 'summary', language: '英语' },
      before: [{ value: 'A diary' }],
      after: [{ value: 'A journal' }],
    },
  ])
})

test('rows of one list are one difference, and a row that came has no values before', () => {
  const category = (id: number, isNew: boolean): ChangedRow => {
    const row = { app_id: 1, category_id: id, position: 0 }
    return { table: 'app_categories', before: isNew ? null : row, after: isNew ? row : null }
  }
  const [categories, ...others] = differencesOf(
    [category(10, false), category(11, true), category(12, true)],
    names,
    false,
  )
  expect(others).toEqual([])
  expect(categories?.before.map(({ value }) => value)).toEqual([10])
  expect(categories?.after.map(({ value }) => value)).toEqual([11, 12])
})
