import { expect, test } from 'vitest'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import { readFields } from './read-fields.ts'

function read(command: string, form: Record<string, string | string[]>) {
  const contract = COMMANDS.get(command)
  if (!contract) throw new Error(command)
  return JSON.parse(JSON.stringify(readFields(contract, form)))
}

test('a field is what its command takes', () => {
  expect(
    read('app.edit', {
      app: '42',
      revision: '7',
      hasAds: 'true',
      hasPurchases: '',
      directPackage: 'false',
      minAge: '',
      websiteUrl: 'https://a.example',
      privacyUrl: '',
      resourceType: '1',
      categories: ['3', '', '1'],
    }),
  ).toEqual({
    app: 42,
    revision: 7,
    hasAds: true,
    hasPurchases: null,
    directPackage: false,
    minAge: null,
    websiteUrl: 'https://a.example',
    privacyUrl: null,
    resourceType: 1,
    categories: [3, 1],
  })
})

test('nested fields have a dot in their name', () => {
  expect(
    read('app.edit', {
      'texts.zh-CN.name': '苔藓',
      'texts.zh-CN.summary': '',
      'texts.en.description': 'a\r\n\r\nb',
      'screenshots.0.imageKey': 'shot/a',
      'screenshots.0.width': '1080',
      'screenshots.1.imageKey': 'shot/b',
    }),
  ).toEqual({
    texts: { 'zh-CN': { name: '苔藓', summary: '' }, en: { description: 'a\n\nb' } },
    screenshots: [{ imageKey: 'shot/a', width: 1080 }, { imageKey: 'shot/b' }],
  })
})

test('a thing of several parts in a list is JSON, and an empty list is said by nothing', () => {
  const shot = { imageKey: 'shot/a', width: 1080, height: 1920 }
  expect(read('app.edit', { screenshots: ['', JSON.stringify(shot)] })).toEqual({ screenshots: [shot] })
  expect(read('app.edit', { screenshots: '' })).toEqual({ screenshots: [] })
  expect(read('app.edit', { screenshots: ['{'] })).toEqual({ screenshots: ['{'] })
})

test('a language that is removed goes with what was written in it', () => {
  expect(read('app.edit', { 'texts.de.name': 'Moos', 'texts.de': '', 'texts.en.name': 'Moss' })).toEqual({
    texts: { de: null, en: { name: 'Moss' } },
  })
})

test('of a box and the hidden field before it the last one counts, and the console’s own fields are left out', () => {
  expect(read('app.edit', { directPackage: ['false', 'true'], _token: 'x', _reason: 'y' })).toEqual({
    directPackage: true,
  })
})

test('a time without a zone is the store’s', () => {
  expect(read('ad.place', { startsAt: '2026-11-17T09:00', endsAt: '', adLocationType: '0' })).toEqual({
    startsAt: '2026-11-17T09:00:00+08:00',
    endsAt: null,
    adLocationType: 0,
  })
  expect(read('ad.place', { startsAt: '2026-11-17T09:00:00Z' })).toEqual({ startsAt: '2026-11-17T09:00:00Z' })
})

test('a large number stays text, and what is wrong stays as it was written', () => {
  expect(read('version.withdraw', { app: 'x', versionCode: '9000000000000000001' })).toEqual({
    app: 'x',
    versionCode: '9000000000000000001',
  })
})

test('names from outside harm nothing', () => {
  const made = read('app.edit', {
    '__proto__.polluted': '1',
    'texts.__proto__.name': 'x',
    'constructor.a': '1',
    nothing: 'y',
  })
  expect(({} as Record<string, unknown>).polluted).toBe(undefined)
  expect(made.nothing).toBe('y')
  expect(read('app.edit', { 'screenshots.999.imageKey': 'a' }).screenshots ?? []).toEqual([])
})

test('a field that may be blank is then not said, and a list has no gaps', () => {
  expect(
    read('collection.put', {
      'translations.en.title?': '',
      'translations.en.lead?': 'b',
      'apps.0.app': '',
      'apps.1.app': '7',
      'apps.1.note?': '',
      'apps.4.app': '9',
      'apps.4.note?': 'c',
    }),
  ).toEqual({ translations: { en: { lead: 'b' } }, apps: [{ app: 7 }, { app: 9, note: 'c' }] })
})
