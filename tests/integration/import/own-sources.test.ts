import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ImportOptions, takeRepository } from '../../../catalogue/repositories/import/take-repository.ts'
import { manifestOf } from '../../../demo/build/manifest.ts'
import { signedPackage } from '../../../demo/build/signed-package.ts'
import { ann } from '../../support/packages/small-packages.ts'
import { appOf, makeRepository } from '../../support/repositories/make-repository.ts'
import { importingStore, pinned, THEN } from './importing-store.ts'

const signedApp = appOf('org.example.signed', 1)
const first = { packageName: 'org.example.first', label: '第一个' }
const second = { packageName: 'org.example.second', label: 'The second' }

/** A real package, signed as Android wants it. */
function aPackage({ packageName, label }: typeof first, versionCode = 1): Buffer {
  const manifest = manifestOf({
    packageName,
    label,
    versionCode,
    versionName: `${versionCode}.0`,
    minSdk: 26,
    targetSdk: 35,
    permissions: [{ name: 'android.permission.CAMERA', maxSdk: null }],
  })
  const { head, tail } = signedPackage([['AndroidManifest.xml', manifest]], 4096, ann)
  return Buffer.concat([head, Buffer.alloc(4096), tail])
}

const textsOf = ({ packageName }: typeof first) =>
  `select locale, t.name from app_texts t join apps on apps.id = app_id where package_name = '${packageName}' order by locale`

/** A store that asks no repository, and a local folder. */
function store(name: string) {
  const { parts, rows, page } = importingStore(name, () => {
    throw new Error('no request is expected')
  })
  let dir = ''
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'pergola-own-'))
  })
  afterAll(() => rmSync(dir, { recursive: true }))
  return {
    rows,
    page,
    dir: () => dir,
    take: (address: string, options: Partial<ImportOptions> = {}) =>
      takeRepository(parts(), { address, ...options }),
    status: async (packageName: string) =>
      (await rows(`select status from apps where package_name = '${packageName}'`))[0]?.status,
  }
}

describe('a folder of packages', { timeout: 60_000 }, () => {
  const { dir, take, page, rows, status } = store('own_folder')

  test('becomes apps that can be downloaded, by nothing but what the packages say', async () => {
    mkdirSync(join(dir(), 'more'))
    writeFileSync(join(dir(), 'first.apk'), aPackage(first))
    writeFileSync(join(dir(), 'first-2.apk'), aPackage(first, 2))
    writeFileSync(join(dir(), 'more', 'second.APK'), aPackage(second))
    writeFileSync(join(dir(), 'broken.apk'), 'no package')
    writeFileSync(join(dir(), 'readme.txt'), 'no package either')
    expect(await take(dir(), { dryRun: true })).toMatchObject({ outcome: 'index', added: 2 })
    const run = await take(dir())
    expect(run).toMatchObject({ outcome: 'index', added: 2, packages: 2, leftOut: 1 })
    expect(run.notes).toEqual([{ id: 'file-refused', place: 'broken.apk', about: expect.any(String) }])
    const { statusCode, body } = await page(first.packageName)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/\/packages\/|newurl/)
    for (const text of ['第一个', '2.0', '相机']) expect(body).toContain(text)
    expect(await rows(textsOf(second))).toEqual([{ locale: 'en', name: 'The second' }])
    expect(await rows('select fingerprint from repositories')).toEqual([{ fingerprint: null }])
  })

  test('that is as it was changes nothing, and one that is gone from it is delisted', async () => {
    rmSync(join(dir(), 'broken.apk'))
    expect(await take(dir())).toMatchObject({ outcome: 'unchanged', added: 0, changed: 0, packages: 0 })
    rmSync(join(dir(), 'more'), { recursive: true })
    expect(await take(dir())).toMatchObject({ outcome: 'index', delisted: 1 })
    expect([await status(first.packageName), await status(second.packageName)]).toEqual(['live', 'delisted'])
  })
})

describe('a repository of which a key was confirmed', () => {
  const { dir, take, rows } = store('own_signed')

  test('is not taken for a folder of packages when it has lost its entry', async () => {
    writeFileSync(join(dir(), 'first.apk'), aPackage(first))
    expect(await take(dir(), { pinned })).toMatchObject({ outcome: 'unreached', added: 0 })
    const signed = makeRepository({ timestamp: THEN, packages: { 'org.example.signed': signedApp } })
    for (const [path, bytes] of signed) writeFileSync(join(dir(), path), bytes)
    expect(await take(dir(), { pinned, now: THEN + 1000 })).toMatchObject({ outcome: 'index', added: 1 })
    rmSync(join(dir(), 'entry.jar'))
    expect(await take(dir())).toMatchObject({ outcome: 'unreached', added: 0, delisted: 0 })
    expect(await rows(`select from apps where package_name = '${first.packageName}'`)).toEqual([])
  })
})

describe('a catalogue in our own form', { timeout: 60_000 }, () => {
  const { dir, take, page, rows, status } = store('own_form')
  const file = () => join(dir(), 'catalogue.json')
  const write = (form: unknown) => writeFileSync(file(), JSON.stringify(form))
  const app = (more: object = {}) => ({
    packageName: first.packageName,
    texts: {
      'zh-CN': { name: '自家应用', summary: '一句话', description: '第一段\n\n第二段' },
      en: { name: 'Our own' },
    },
    categories: ['tools'],
    developer: { name: 'Ann & Co', website: 'https://ann.example' },
    addedAt: '2020-02-03T04:05:06Z',
    versions: [{ file: 'files/one.apk', releasedAt: '2024-05-06T07:08:09+08:00', news: { en: 'Quicker' } }],
    ...more,
  })

  test('says what no package says, in each language', async () => {
    mkdirSync(join(dir(), 'files'))
    writeFileSync(join(dir(), 'files/one.apk'), aPackage(first))
    write({ name: 'Our store', apps: [app()] })
    expect(await take(file())).toMatchObject({ outcome: 'index', added: 1, packages: 1, notes: [] })
    const chinese = await page(first.packageName)
    for (const text of ['自家应用', '一句话', '第二段', 'Ann &amp; Co', '系统工具'])
      expect(chinese.body).toContain(text)
    expect(await rows(textsOf(first))).toEqual([
      { locale: 'en', name: 'Our own' },
      { locale: 'zh-CN', name: '自家应用' },
    ])
    const [{ released_at }] = await rows(
      `select released_at from versions join apps on apps.id = app_id where package_name = '${first.packageName}'`,
    )
    expect(released_at).toEqual(new Date('2024-05-05T23:08:09Z'))
  })

  test('of which a package is missing or another’s leaves its app as it was, and says so', async () => {
    const other = { file: 'files/other.apk' }
    write({ name: 'Our store', apps: [app({ versions: [other] })] })
    const note = (id: string, about: string) => ({ id, place: first.packageName, about })
    expect((await take(file())).notes).toEqual([note('file-missing', 'files/other.apk')])
    writeFileSync(join(dir(), other.file), aPackage(second))
    expect((await take(file())).notes).toEqual([
      note('file-of-other', `files/other.apk: ${second.packageName}`),
    ])
    expect(await status(first.packageName)).toBe('live')
  })

  test.each([
    ['something else than JSON', 'apps', 'json-broken', /./],
    ['a name that nobody knows', { name: 'x', apps: [{ ...app(), text: {} }] }, 'form-broken', /text/],
    [
      'a path that leads out',
      { name: 'x', apps: [app({ versions: [{ file: '../x.apk' }] })] },
      'form-broken',
      /file/,
    ],
    ['no language', { name: 'x', apps: [app({ texts: {} })] }, 'form-broken', /texts/],
    ['an app twice', { name: 'x', apps: [app(), app()] }, 'form-twice', new RegExp(first.packageName)],
  ])('with %s is refused as a whole', async (_, form, reason, about) => {
    const before = await rows('select max(id) as id from changes')
    if (typeof form === 'string') writeFileSync(file(), form)
    else write(form)
    expect(await take(file())).toMatchObject({
      outcome: 'refused',
      reason,
      notes: [{ id: reason, place: file(), about: expect.stringMatching(about) }],
    })
    expect(await rows('select max(id) as id from changes')).toEqual(before)
  })
})
