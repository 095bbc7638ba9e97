import { expect, test } from 'vitest'
import { hostileStrings } from '../../tests/support/hostile-strings.ts'
import {
  attackedPlace,
  honestDiff,
  LATER,
  newFiles,
  THEN,
  tellReading,
  wholeFiles,
} from '../../tests/support/repositories/attack.ts'
import { appOf } from '../../tests/support/repositories/make-repository.ts'
import { readAll } from '../../tests/support/repositories/read-all.ts'

const { attack, read, place } = attackedPlace()

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const inApp = (text: string) => (index: string) => index.replace('"categories": ["Games"]', text)

const TEXTS: [outcome: string, title: string, alter: (text: string) => string | Buffer, limits?: object][] = [
  ['refused json-deep', 'nested a hundred thousand times', text => text.replace('["Games"]', deep(100_000))],
  ['refused json-deep', 'nested once too often', text => text.replace('["Games"]', deep(20))],
  ['refused json-many', 'more values than are allowed', text => text, { jsonValues: 50 }],
  ['refused json-text-long', 'a text without an end', text => text.replace('Games', 'G'.repeat(600 << 10))],
  [
    'refused json-text-long',
    'a name without an end',
    text => text.replace('"categories"', `"${'c'.repeat(5000)}"`),
  ],
  ['refused json-key-twice', 'the same app twice', text => text.replace('"app.two"', '"app.one"')],
  [
    'refused json-key-twice',
    'the same name, written otherwise',
    inApp('"license": "A", "\\u006cicense": "B"'),
  ],
  [
    'refused json-key-twice',
    'the same part twice',
    text => text.replace('{"repo"', '{"packages": {}, "repo"'),
  ],
  ['refused json-key-forbidden', 'a name that all objects have', inApp('"__proto__": {"isAdmin": true}')],
  ['refused json-key-forbidden', 'the same, hidden', inApp('"__pr\\u006fto__": {"isAdmin": true}')],
  ['refused json-key-forbidden', 'what made it', inApp('"constructor": {"prototype": {}}')],
  [
    'refused json-not-utf8',
    'bytes that are no text',
    text => Buffer.from(text.replace('Games', '\u00ff'), 'latin1'),
  ],
  ['refused json-broken', 'half of it', text => text.slice(0, -20)],
  ['refused json-broken', 'more behind it', text => `${text}{}`],
  ['refused json-broken', 'a comma too many', text => text.replace('["Games"]', '["Games",]')],
  ['refused json-broken', 'a number that is none', text => text.replace('"added": 1', '"added": 01')],
  ['refused json-broken', 'a control character', text => text.replace('Games', 'G\n')],
  ['refused index-miscounted', 'no apps', text => text.replace('"packages"', '"apps"')],
  ['refused index-broken', 'a list of apps', text => text.replace(/"packages": \{.*/, '"packages": []}')],
  ['refused index-broken', 'nothing but text', () => '"text"'],
  ['refused index-miscounted', 'an app less than is signed', text => text.replace(/, "app.two".*$/, '}}')],
  ['refused index-many', 'more apps than are allowed', text => text, { packages: 2 }],
  ['refused index-broken', 'a repository without an address', text => text.replace('"address"', '"at"')],
]

test.each(TEXTS)('%s: %s', async (outcome, _, alterIndex, limits = {}) => {
  const files = wholeFiles({ alterIndex })
  place().serve(files)
  expect(tellReading(await read({ limits }))).toBe(outcome)
  await attack(files)
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

const away = { packages: { 'app.one': null, 'app.three': null } }
const DIFFS: [note: string, title: string, diff: object | string | Buffer, said?: object][] = [
  [
    'diff-elsewhere',
    'changes that are not all',
    { ...honestDiff, packages: { 'app.three': honestDiff.packages['app.three'] } },
  ],
  ['diff-elsewhere', 'changes that take apps away', away],
  ['diff-elsewhere', 'no changes', {}],
  [
    'diff-elsewhere',
    'of another repository',
    { repo: { name: { en: 'Other' } }, packages: { 'org.other': appOf('org.other', 1) } },
  ],
  ['diff-elsewhere', 'what is there is taken away as a whole', { packages: null }, { numPackages: 0 }],
  ['diff-miscounted', 'not as many as is signed', honestDiff, { numPackages: 9 }],
  ['diff-miscounted', 'a list', '[]'],
  ['hash-wrong', 'other changes than are signed', honestDiff, { sha256: '0'.repeat(64) }],
  ['size-wrong', 'more changes than are signed', honestDiff, { size: 3 }],
  ['json-deep', 'nested without an end', `{"packages": ${deep(100)}}`],
  ['json-key-forbidden', 'a name that all objects have', '{"packages": {"__proto__": {"x": 1}}}'],
  ['json-broken', 'no JSON', '<html>'],
]

test.each(DIFFS)('%s: %s: the whole index is taken instead', async (note, _, diff, said) => {
  const diffs = [[THEN, diff, said]] as [number, string, Record<string, unknown>][]
  const reading = await attack(newFiles({ diffs }))
  expect(tellReading(reading)).toBe(`index (${note})`)
  expect(reading).toMatchObject({ timestamp: LATER })
  expect('index' in reading && [...reading.index.packages.keys()]).toEqual([
    'app.one',
    'app.three',
    'app.two',
  ])
})

test('changes that are larger than the index are not asked for', async () => {
  const large = { ...honestDiff, more: 'x'.repeat(10_000) }
  place().serve(newFiles({ diffs: [[THEN, large]] }))
  expect(tellReading(await read())).toBe('index')
  expect(place().asked).toEqual(['/entry.jar', '/index-v2.json'])
})

test('what is held and no longer what it was leads nowhere', async () => {
  place().serve(newFiles())
  expect(tellReading(await read({ heldText: async () => Buffer.from('{}') }))).toBe('index (held-lost)')
  expect(tellReading(await read({ heldText: async () => undefined }))).toBe('index (held-lost)')
})

const withApp = (name: string, app: unknown) =>
  wholeFiles({ packages: { 'app.one': appOf('app.one', 3, 1), [name]: app } })
const changed = (change: (app: ReturnType<typeof appOf>) => void) => {
  const app = structuredClone(appOf('app.bad', 1))
  change(app)
  return app
}
type Version = { file: { name: string; sha256: string }; manifest: { versionCode: unknown } }
const versionOf = (app: ReturnType<typeof appOf>) =>
  Object.values(app.versions as Record<string, Version>)[0] as Version

const APPS: [id: string, title: string, name: string, app: unknown][] = [
  ['app-name', 'a name that leads up', '../../etc/passwd', appOf('app.bad', 1)],
  ['app-name', 'a name with a tag', '<script>', appOf('app.bad', 1)],
  ['app-name', 'a name without an end', 'a'.repeat(300), appOf('app.bad', 1)],
  ['app-broken', 'nothing', 'app.bad', null],
  ['app-broken', 'a text', 'app.bad', 'text'],
  ['app-broken', 'no versions', 'app.bad', { metadata: {} }],
  [
    'app-broken',
    'a file that leads up',
    'app.bad',
    changed(app => Object.assign(versionOf(app).file, { name: '/../x.apk' })),
  ],
  [
    'app-broken',
    'a file elsewhere',
    'app.bad',
    changed(app => Object.assign(versionOf(app).file, { name: 'https://evil.example/x.apk' })),
  ],
  [
    'app-broken',
    'a hash that is none',
    'app.bad',
    changed(app => Object.assign(versionOf(app).file, { sha256: 'none' })),
  ],
  [
    'app-broken',
    'a version that no number holds',
    'app.bad',
    changed(app => Object.assign(versionOf(app).manifest, { versionCode: 2 ** 60 })),
  ],
  [
    'app-file-other',
    'two files for one version',
    'app.bad',
    changed(app => Object.assign(versionOf(app).file, { sha256: '0'.repeat(64) })),
  ],
  [
    'app-many',
    'versions without an end',
    'app.bad',
    appOf('app.bad', ...Array.from({ length: 5001 }, (_, at) => at + 1)),
  ],
]

test.each(APPS)('%s: %s: one app is left out, the others are taken', async (id, _, name, app) => {
  const reading = await attack(withApp(name, app))
  expect(reading.outcome).toBe('index')
  const { apps, leftOut } = await readAll(reading)
  expect(leftOut).toMatchObject([{ id, name: name.slice(0, 255) }])
  expect([...apps.keys()]).toEqual(['app.one'])
})

test('hostile texts are kept as texts, without what can not be seen', async () => {
  const metadata = {
    added: 1,
    lastUpdated: 1,
    categories: ['Games'],
    webSite: 'javascript:alert(1)',
    sourceCode: 'https://code.example/a',
    donate: ['data:text/html,x', 'https://give.example/'],
    name: { 'en-US': 'Bank\u202egpj.exe\u0000\u0007\u2066  two\nlines', '../x': 'no language' },
    description: {
      'en-US': '<script>alert(1)</script>\r\n\tplain \ud800 \u{1f468}\u200d\u{1f469}',
      fa: 'می\u200cخواهم',
    },
  }
  const { apps } = await readAll(await attack(withApp('app.bad', { metadata, versions: {} })))
  expect(apps.get('app.bad')?.metadata).toMatchObject({
    name: { 'en-US': 'Bankgpj.exe two lines' },
    description: {
      'en-US': '<script>alert(1)</script>\n\tplain \ufffd \u{1f468}\u200d\u{1f469}',
      fa: 'می\u200cخواهم',
    },
    webSite: undefined,
    sourceCode: 'https://code.example/a',
    donate: ['https://give.example/'],
  })
  expect(Object.keys(apps.get('app.bad')?.metadata.name ?? {})).toEqual(['en-US'])
})

test('no text does harm to what is read', async () => {
  const summary = (text: string) => ({ en: text.slice(0, 900) })
  const apps = hostileStrings.map((text, i) => [
    `app.bad${i}`,
    { metadata: { added: 1, lastUpdated: 1, summary: summary(text) }, versions: {} },
  ])
  place().serve(wholeFiles({ packages: Object.fromEntries(apps) }))
  const reading = await read()
  expect(tellReading(reading)).toBe('index')
  expect((await readAll(reading)).apps.size).toBe(hostileStrings.length)
})
