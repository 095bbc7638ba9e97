import { expect, test } from 'vitest'
import { buildResources, type Layout, type ResourceValue } from '../../../tests/support/build-resources.ts'
import { buildZip, type ZipPart } from '../../../tests/support/build-zip.ts'
import { bytesOf } from '../bytes.ts'
import { buildXml, type XmlAttribute, type XmlElement } from '../make/build-xml.ts'
import { openZip } from '../zip/open-zip.ts'
import { ATTRIBUTE, type AttributeName } from './attributes.ts'
import { readFacts } from './read-facts.ts'

const android = (name: AttributeName, value: number | string | Partial<XmlAttribute>): XmlAttribute => ({
  id: ATTRIBUTE[name],
  name,
  ...(typeof value === 'number' ? { data: value } : typeof value === 'string' ? { text: value } : value),
})
const reference = (data: number) => ({ type: 1, data })
const packageName: XmlAttribute = { name: 'package', text: 'app.example' }

interface Invented {
  attributes?: XmlAttribute[]
  application?: XmlAttribute[]
  inner?: XmlElement[]
  resources?: ResourceValue[]
  layout?: Layout
  files?: ZipPart[]
}

function facts({
  attributes = [packageName],
  application,
  inner = [],
  resources,
  layout,
  files = [],
}: Invented) {
  const root = {
    name: 'manifest',
    attributes,
    inner: application ? [...inner, { name: 'application', attributes: application }] : inner,
  }
  const parts: ZipPart[] = [{ name: 'AndroidManifest.xml', data: buildXml(root) }, ...files]
  if (resources) parts.push({ name: 'resources.arsc', data: buildResources(resources, layout), stored: true })
  return readFacts(openZip(bytesOf(buildZip(parts))))
}

test('a manifest that says only its name', () => {
  expect(facts({})).toEqual({
    packageName: 'app.example',
    versionCode: '0',
    versionName: null,
    minSdk: 1,
    targetSdk: 1,
    maxSdk: null,
    permissions: [],
    features: [],
    abis: [],
    split: null,
    configForSplit: null,
    isFeatureSplit: false,
    debuggable: false,
    testOnly: false,
    targetSandboxVersion: 1,
    labels: new Map(),
    icon: null,
    faults: [],
  })
})

test('all that is kept of one', () => {
  const read = facts({
    attributes: [
      packageName,
      { name: 'split', text: 'config.zh' },
      { name: 'configForSplit', text: 'levels' },
      android('isFeatureSplit', { type: 0x12, data: 0xffffffff }),
      android('versionCode', 7),
      android('versionName', '1.2'),
      android('targetSandboxVersion', 2),
    ],
    application: [
      android('debuggable', { type: 0x12, data: 0xffffffff }),
      android('testOnly', { type: 0x12, data: 1 }),
      android('label', '苔藓'),
    ],
    inner: [
      {
        name: 'uses-sdk',
        attributes: [
          android('minSdkVersion', 21),
          android('targetSdkVersion', 34),
          android('maxSdkVersion', 35),
        ],
      },
      { name: 'uses-permission', attributes: [android('name', 'a.READ'), android('maxSdkVersion', 28)] },
      { name: 'uses-permission', attributes: [android('name', 'a.READ'), android('maxSdkVersion', 30)] },
      { name: 'uses-permission-sdk-23', attributes: [android('name', 'a.CALL')] },
      {
        name: 'uses-feature',
        attributes: [android('name', 'camera'), android('required', { type: 0x12, data: 0 })],
      },
      { name: 'uses-feature', attributes: [android('name', 'nfc')] },
    ],
    files: [
      { name: 'lib/x86/a.so' },
      { name: 'lib/arm64-v8a/a.so' },
      { name: 'lib/other/a.so' },
      { name: 'lib/mips/a.txt' },
    ],
  })
  expect(read).toMatchObject({
    split: 'config.zh',
    configForSplit: 'levels',
    isFeatureSplit: true,
    versionCode: '7',
    versionName: '1.2',
    targetSandboxVersion: 2,
    debuggable: true,
    testOnly: true,
    minSdk: 21,
    targetSdk: 34,
    maxSdk: 35,
    permissions: [
      { name: 'a.READ', maxSdk: 30, sinceSdk23: false },
      { name: 'a.CALL', maxSdk: null, sinceSdk23: true },
    ],
    features: [
      { name: 'camera', required: false },
      { name: 'nfc', required: true },
    ],
    abis: ['arm64-v8a', 'x86'],
    faults: [],
  })
  expect(read.labels).toEqual(new Map([['', '苔藓']]))
})

test.each([
  [1, 0xffffffff, '8589934591'],
  [0x7fffffff, 0xffffffff, '9223372036854775807'],
  [0, 0x80000000, '2147483648'],
])('a version code of two halves, %i and %i, is one of 64 bits', (upper, lower, code) => {
  const attributes = [packageName, android('versionCode', lower), android('versionCodeMajor', upper)]
  expect(facts({ attributes }).versionCode).toBe(code)
})

test('an attribute is what its number says, and a wrong name is a fault', () => {
  const renamed = facts({ attributes: [packageName, { ...android('versionCode', 7), name: 'versionName' }] })
  expect(renamed).toMatchObject({ versionCode: '7', versionName: null, faults: ['manifest-names-differ'] })
  const numbered = facts({ attributes: [packageName, { ...android('versionCode', 7), id: 0x01019999 }] })
  expect(numbered).toMatchObject({ versionCode: '0', faults: ['manifest-names-differ'] })
})

test('a text that occurs twice and differs is a fault', () => {
  const read = facts({ attributes: [{ ...packageName, raw: 'app.other' }] })
  expect(read).toMatchObject({ packageName: 'app.example', faults: ['manifest-value-twofold'] })
})

test('two applications and two kinds of platforms are faults', () => {
  const sdk = (min: number) => ({ name: 'uses-sdk', attributes: [android('minSdkVersion', min)] })
  const inner = [sdk(5), sdk(9), { name: 'application', attributes: [android('label', 'first')] }]
  const read = facts({ inner, application: [android('label', 'second')] })
  expect(read.faults).toEqual(['manifest-several-sdks', 'manifest-several-applications'])
  expect(read.labels.get('')).toBe('first')
})

const label = 0x7f020001
test.each<Layout>(['plain', 'sparse', 'short', 'compact'])(
  'names by language are read from a %s table',
  layout => {
    const { labels } = facts({
      application: [android('label', reference(label))],
      resources: [
        { id: label, text: 'Moss' },
        { id: label, locale: 'zh-CN', sdk: 26, text: '新苔藓' },
        { id: label, locale: 'zh-CN', text: '苔藓' },
        { id: label, locale: 'iw', text: 'אזוב' },
        { id: label + 1, locale: 'fr', text: 'Mousse' },
      ],
      layout,
    })
    expect(labels).toEqual(new Map(Object.entries({ '': 'Moss', 'zh-CN': '苔藓', he: 'אזוב' })))
  },
)

test('references are followed, and those in a circle come to nothing', () => {
  const application = [android('label', reference(label))]
  const on = { id: label, type: 1, data: label + 1 }
  const read = facts({ application, resources: [on, { id: label + 1, locale: 'de', text: 'Moos' }] })
  expect(read.labels).toEqual(new Map([['de', 'Moos']]))
  const circle = facts({ application, resources: [on, { id: label + 1, type: 1, data: label }] })
  expect(circle.labels.size).toBe(0)
})

test('what is so on some devices is so, and a number that varies is a fault', () => {
  const { debuggable, minSdk, faults } = facts({
    application: [android('debuggable', reference(label))],
    inner: [{ name: 'uses-sdk', attributes: [android('minSdkVersion', reference(label + 1))] }],
    resources: [
      { id: label, type: 0x12, data: 0 },
      { id: label, type: 0x12, data: 1, sdk: 26 },
      { id: label + 1, data: 21 },
      { id: label + 1, data: 30, locale: 'de' },
    ],
  })
  expect({ debuggable, minSdk, faults }).toEqual({
    debuggable: true,
    minSdk: 21,
    faults: ['manifest-value-varies'],
  })
})

test('the icon is the largest that is a bitmap', () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1')
  const files = [
    { name: 'res/a', data: png },
    { name: 'res/b', data: png },
    { name: 'res/c', data: 'xml' },
    { name: 'res/d', data: png },
  ]
  const icons = [
    { id: label, density: 160, text: 'res/a' },
    { id: label, density: 320, text: 'res/b' },
    { id: label, density: 640, text: 'res/c' },
    { id: label, density: 480, text: 'res/absent' },
    { id: label, density: 0xfffe, text: 'res/d' },
  ]
  const application = [android('icon', reference(label))]
  expect(facts({ application, resources: icons, files }).icon).toBe('res/b')
  expect(facts({ application, resources: icons.slice(2, 4), files }).icon).toBeNull()
})

const application = [android('label', reference(label))]
test.each<[string, Invented]>([
  ['manifest-package', { attributes: [] }],
  ['manifest-package', { attributes: [{ name: 'package', text: '../../etc' }] }],
  ['manifest-package', { attributes: [{ name: 'package', text: 'single' }] }],
  ['manifest-package', { attributes: [{ name: 'package', text: `a.${'b'.repeat(300)}` }] }],
  ['manifest-attribute-twice', { attributes: [packageName, packageName] }],
  [
    'manifest-attribute-twice',
    { attributes: [packageName, android('versionCode', 1), android('versionCode', 2)] },
  ],
  ['manifest-sdk', { inner: [{ name: 'uses-sdk', attributes: [android('minSdkVersion', 'Q')] }] }],
  ['xml-too-deep', { inner: [nested(200)] }],
  [
    'resources-tangled',
    { application, resources: Array.from({ length: 5000 }, () => ({ id: label, text: 'x' })) },
  ],
  [
    'resources-tangled',
    { application, resources: Array.from({ length: 1500 }, () => ({ id: label, type: 1, data: label })) },
  ],
  [
    'manifest-too-many',
    {
      inner: Array.from({ length: 10_001 }, (_, at) => ({
        name: 'uses-permission',
        attributes: [{ name: 'name', id: ATTRIBUTE.name, text: `p${at}` }],
      })),
    },
  ],
])('%s is refused', (id, invented) => {
  expect(() => facts(invented)).toThrow(expect.objectContaining({ name: 'Malformed', id }))
})

test('another root, or no manifest, is refused', () => {
  const read = (name: string, data: Buffer) => () => readFacts(openZip(bytesOf(buildZip([{ name, data }]))))
  expect(read('AndroidManifest.xml', buildXml({ name: 'overlay' }))).toThrow(
    expect.objectContaining({ id: 'manifest-root' }),
  )
  expect(read('other', buildXml({ name: 'manifest' }))).toThrow(
    expect.objectContaining({ id: 'manifest-absent' }),
  )
  expect(read('AndroidManifest.xml', Buffer.from('<manifest/>'))).toThrow(
    expect.objectContaining({ id: 'xml-broken' }),
  )
})

function nested(depth: number): XmlElement {
  return depth === 0 ? { name: 'x' } : { name: 'x', inner: [nested(depth - 1)] }
}
