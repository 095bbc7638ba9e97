import { expect, test } from 'vitest'
import { indexApp } from '../../../contract/import/index.schema.ts'
import { within } from '../../../tests/support/within.ts'
import { appOf } from './app-of.ts'
import { categoriesOf } from './categories.ts'
import { drawnIcon } from './drawn-icon.ts'
import { newestVersion } from './newest-version.ts'
import { byOurLocale, ourLocale } from './our-locale.ts'
import { picturesOf } from './pictures-of.ts'
import { cut, plainText } from './plain-text.ts'
import { newsOf, textsOf } from './texts-of.ts'

const NOW = Date.UTC(2026, 9, 1)
const sum = (digit: string | number) => String(digit).repeat(64).slice(0, 64)

test.each([
  ['en-US', 'en'],
  ['en', 'en'],
  ['en-GB', 'en-GB'],
  ['zh-CN', 'zh-CN'],
  ['zh-rCN', 'zh-CN'],
  ['zh_CN', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['zh-rTW', 'zh-TW'],
  ['pt-rBR', 'pt-BR'],
  ['iw-IL', 'he-IL'],
  ['sr_Latn', 'sr-Latn'],
  ['EN-us', 'en'],
  ['en-a', undefined],
  ['b+zh', undefined],
])('the language %s is %s here', (theirs, ours) => {
  expect(ourLocale(theirs)).toBe(ours)
})

test('of two languages that are one here, the one with our name is taken', () => {
  expect([...byOurLocale({ 'en-US': 'a', en: 'b', 'zh-rCN': 'c' })]).toEqual([
    ['en', 'b'],
    ['zh-CN', 'c'],
  ])
  expect(byOurLocale({ en: 'b', 'en-US': 'a' }).get('en')).toBe('b')
})

test.each([
  ['One line\nand the next', 'One line\nand the next'],
  ['<p>One.</p>\n<p>Two &amp; more.</p>', 'One.\n\nTwo & more.'],
  ['Has:<ul>\n<li>this</li>\n<li><b>that</b></li></ul>Done', 'Has:\n• this\n• that\n\nDone'],
  ['a<br>b<br/>c', 'a\nb\nc'],
  ['<a href="javascript:x">go</a> <https://f-droid.org/x>', 'go https://f-droid.org/x'],
  ['1 < 2 and <3', '1 < 2 and <3'],
  ['x<script>alert(1)</script>y<!-- no -->z', 'xyz'],
  ['x<style>p > b { color: red }</style>y<STYLE media="print">b{}</Style >z', 'xyz'],
  ['&lt;b&gt; &#65;&#x42;&hellip; &unknown;', '<b> AB… &unknown;'],
  ['a&#8238;b&#0;c&#55357;d', 'abcd'],
  ['a\n\n\n\n\tb', 'a\n\nb'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('the longest text takes no longer than it has letters', () => {
  const began = performance.now()
  for (const part of ['<', '<script>', '<!--', '<li> ', '&#', '\n ', '<p'])
    plainText(part.repeat(100_000 / part.length))
  expect(performance.now() - began).toBeLessThan(within(2000))
})

test('a text is cut between words, and never within a character', () => {
  expect(cut('short', 5)).toBe('short')
  expect(cut('several words here', 17)).toBe('several words…')
  expect(cut('字'.repeat(20), 10)).toBe(`${'字'.repeat(9)}…`)
  expect(cut('😀😀😀', 4)).toBe('😀…')
})

test('an app is called in each language, and has texts where there are some', () => {
  const name = { 'en-US': 'Orbot', 'zh-CN': ' ' }
  const summary = { 'zh-rCN': '<b>代理</b>\n软件', de: '' }
  expect(textsOf('org.orbot', { name, summary, description: { fr: '<p>Un</p><p>Deux</p>' } })).toEqual({
    en: { name: 'Orbot', summary: '', description: '' },
    fr: { name: 'Orbot', summary: '', description: 'Un\n\nDeux' },
    'zh-CN': { name: 'Orbot', summary: '代理 软件', description: '' },
  })
  expect(textsOf('org.orbot', { name: {}, summary: {}, description: {} })).toEqual({
    en: { name: 'org.orbot', summary: '', description: '' },
  })
  expect(
    textsOf('x.y', { name: { en: 'a'.repeat(900) }, summary: {}, description: {} }).en?.name,
  ).toHaveLength(200)
  expect(newsOf({ 'en-US': '* a<br>* b', de: ' ', fr: ' - ' })).toEqual({ en: '* a\n* b' })
})

test('categories stand where the store has them', () => {
  const slugs = (...said: string[]) => categoriesOf(said).map(({ slug }) => slug)
  expect(slugs('Guardian Project', 'Security', 'Internet')).toEqual(['safety', 'tools'])
  expect(slugs('Internet', 'System')).toEqual(['tools'])
  expect(slugs('System', 'Puzzle Game')).toEqual(['puzzle'])
  expect(slugs('Guardian Project')).toEqual(['others'])
  expect(slugs()).toEqual(['others'])
  const [casual] = categoriesOf(['Games'])
  expect(categoriesOf(['Guardian Project'], new Map(casual ? [['Guardian Project', casual]] : []))).toEqual([
    casual,
  ])
})

type Says = {
  code: number
  abis?: string[]
  channels?: string[]
  signer?: string
  name?: string
  added?: number
}

const versionsOf = (...all: Says[]) =>
  Object.fromEntries(
    all.map(({ code, abis = [], channels = [], signer = 'a', name, added = code }, i) => {
      const sha256 = sum(i + 1)
      const file = { name: name ?? `/x_${i}.apk`, sha256, size: 10 + i }
      const usesSdk = { minSdkVersion: 21 + i, targetSdkVersion: 34 }
      const manifest = {
        versionName: `${code}.0`,
        versionCode: code,
        usesSdk,
        nativecode: abis,
        signer: { sha256: [sum(signer)] },
      }
      return [sha256, { added, file, manifest, releaseChannels: channels }]
    }),
  )

const newest = (metadata: object, ...all: Says[]) =>
  newestVersion(
    indexApp.parse({ metadata: { added: 1, lastUpdated: 2, ...metadata }, versions: versionsOf(...all) }),
    NOW,
  )

test('visitors get the highest version that is stable, a package, and signed as preferred', () => {
  expect(newest({}, { code: 1 }, { code: 3, channels: ['Beta'] }, { code: 2 })?.versionCode).toBe('2')
  expect(newest({}, { code: 1 }, { code: 2, name: '/ota.zip' })?.versionCode).toBe('1')
  expect(newest({ preferredSigner: sum('b') }, { code: 2 }, { code: 1, signer: 'b' })?.versionCode).toBe('1')
  expect(newest({}, { code: 0 })).toBeUndefined()
})

test('of numbers for each processor the one is taken that usual phones have', () => {
  const abis = ['x86_64', 'x86', 'arm64-v8a', 'armeabi-v7a']
  const all = abis.map((abi, i) => ({ code: 98 - 2 * i, abis: [abi] }))
  expect(newest({}, ...all)).toMatchObject({ versionCode: '94', files: [{ abi: 'arm64-v8a' }] })
  expect(newest({}, { code: 5, abis: ['x86'] })?.versionCode).toBe('5')
})

test('files of one number are one version, one for each processor', () => {
  const version = newest(
    {},
    { code: 7, abis: ['arm64-v8a'] },
    { code: 7, abis: ['x86', 'x86/darwin'] },
    { code: 7, abis: ['x86', 'x86_64'] },
    { code: 7, abis: ['x86'], added: 1 },
    { code: 6 },
  )
  expect(version?.files.map(({ abi, name }) => [abi, name]).sort()).toEqual([
    ['arm64-v8a', '/x_0.apk'],
    ['universal', '/x_2.apk'],
    ['x86', '/x_3.apk'],
  ])
  expect(version).toMatchObject({ minSdk: 21, targetSdk: 34 })
})

test('permissions, warnings and news come along', () => {
  const [[sha256 = '', version] = []] = Object.entries(versionsOf({ code: 7 }))
  const app = indexApp.parse({
    metadata: { added: 1, lastUpdated: 2 },
    versions: {
      [sha256]: {
        ...version,
        added: NOW + 1000,
        antiFeatures: { Tracking: {}, Ads: {}, 'not one': {} },
        whatsNew: { 'en-US': 'New' },
        manifest: {
          ...version?.manifest,
          versionName: '',
          usesPermission: [
            { name: 'a.B' },
            { name: 'a.B' },
            { name: 'a.C', maxSdkVersion: 22 },
            { name: 'a b' },
          ],
          usesPermissionSdk23: [{ name: 'a.D' }],
        },
      },
    },
  })
  expect(newestVersion(app, NOW)).toMatchObject({
    versionName: '7',
    antiFeatures: ['Ads', 'Tracking'],
    texts: { en: 'New' },
    releasedAt: '2026-10-01T00:00:00.000Z',
    permissions: [
      { name: 'a.B', maxSdk: null },
      { name: 'a.C', maxSdk: 22 },
      { name: 'a.D', maxSdk: null },
    ],
  })
})

test('an icon is called by what is drawn', () => {
  const icon = drawnIcon('org.example', '《诗》')
  expect(icon.svg).toContain('>诗</text>')
  expect(icon.key).toMatch(/^imported\/[0-9a-f]{32}$/)
  expect(drawnIcon('org.example', '诗集')).toEqual(icon)
  expect(drawnIcon('org.example', '<&>').svg).toContain('>O</text>')
})

test('an app is summed up: the same is the same, and anything else is not', () => {
  const read = (metadata: object) =>
    appOf(
      'org.example',
      indexApp.parse({ metadata: { added: 1, lastUpdated: 2, ...metadata }, versions: {} }),
      {
        now: NOW,
      },
    )
  const app = read({ authorName: 'Ann', authorWebSite: 'http://ann.example', categories: ['Games'] })
  expect(app).toMatchObject({ resourceType: 1, developer: { name: 'Ann', website: null } })
  expect(read({ authorName: 'Ann', categories: ['Games'], license: 'MIT' }).sum).toBe(app.sum)
  expect(read({ authorName: 'Ben', categories: ['Games'] }).sum).not.toBe(app.sum)
  expect(read({ authorWebSite: 'https://ann.example' }).developer).toBeUndefined()
})

test('only addresses that may stand on a page are taken over, and those for donations when a person says so', () => {
  const metadata = {
    added: 1,
    lastUpdated: 1,
    name: { en: 'A' },
    donate: ['https://ann.example/give'],
    webSite: 'http://ann.example',
    sourceCode: 'https://code.example/a',
    issueTracker: 'javascript:x()',
    changelog: 'https://me:secret@code.example/',
    translation: '/apps/1',
  }
  const app = indexApp.parse({ metadata, versions: {} })
  const none = { website: null, issues: null, changelog: null, translation: null, donate: null }
  const { links } = appOf('org.a', app, { now: NOW })
  expect(links).toEqual({ ...none, source: 'https://code.example/a' })
  const shown = appOf('org.a', app, { now: NOW, donations: 'show' })
  expect(shown.links.donate).toBe('https://ann.example/give')
  expect(shown.sum).not.toBe(appOf('org.a', app, { now: NOW }).sum)
})

test('pictures are taken in the languages of the site, in another one only if there are none, and only summed ones', () => {
  const picture = (digit: number) => ({ name: `/${digit}.png`, sha256: sum(digit), size: digit })
  const read = (phone: object, icon: object = {}) => {
    const metadata = { added: 1, lastUpdated: 1, icon, screenshots: { phone } }
    return picturesOf(indexApp.parse({ metadata, versions: {} }).metadata)
  }
  const shots = (phone: object) => read(phone).shots.map(({ locale, name }) => `${locale} ${name}`)
  expect(shots({ fr: [picture(1)], 'zh-TW': [picture(2)], 'en-US': [picture(3), picture(3)] })).toEqual([
    'en /3.png',
    'zh-TW /2.png',
  ])
  expect(shots({ fr: [picture(1)], de: [picture(2)] })).toEqual(['de /2.png'])
  expect(shots({ en: Array.from({ length: 9 }, (_, i) => picture(i + 1)) })).toHaveLength(8)
  expect(read({ en: [{ name: '/x.png' }, picture(1)] }, { fr: { name: '/i.png', size: 1 } })).toEqual({
    icon: null,
    unsummed: 2,
    shots: [{ ...picture(1), locale: 'en' }],
  })
  expect(read({}, { fr: picture(4), de: picture(5) }).icon).toEqual(picture(5))
})
