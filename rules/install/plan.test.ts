import fc from 'fast-check'
import { expect, test } from 'vitest'
import { APP_STATUS } from '../../contract/bridge.ts'
import { appButton } from '../apps/app-status.ts'
import type { Known } from './known.ts'
import { CLIENT_SCHEME, HELPER_SCHEME } from './links.ts'
import { getsApp, type Plan, planFor, ROWS, rowFor } from './plan.ts'

const url = '/packages/app.qingyu.moss/30602/universal.apk?e=1&s=x'
const phone: Known = {
  pageType: 'Mobile',
  browser: 'other',
  blocked: false,
  elsewhere: false,
  wants: 'download',
  status: undefined,
  helper: 'none',
  config: undefined,
  hasPackage: true,
  source: 'wap_app_saveback',
  channel: 'c1',
  app: { appId: 42, packageName: 'app.qingyu.moss', downloadUrl: url },
  abi: undefined,
}
const pc: Known = { ...phone, pageType: 'PC' }
const config = (downloadType: 0 | 1 | 2, downloadUrl = '') => ({
  display: 'Fetch it',
  ch: 'x',
  downloadType,
  downloadUrl,
})
const fetchIt = { display: 'Fetch it' }
const client = 'pergola://install?channel=c1&pname=app.qingyu.moss&appid=42'
const helper = 'pergola-helper://install?channel=c1&pname=app.qingyu.moss&appid=42'
const open = (says: Plan['says'], url: string, usesClient = false): Plan => ({
  says,
  usesClient,
  does: 'open',
  url,
})
const get = (says: Plan['says'], url: string): Plan => ({ says, usesClient: false, does: 'download', url })
const scheme = (url: string, says: Plan['says'] = 'download'): Plan => ({
  says,
  usesClient: true,
  does: 'scheme',
  url,
  instead: phone.app.downloadUrl,
})

const cases: [id: string, row: string, Known, Plan][] = [
  [
    'DL-10',
    'messaging',
    { ...phone, browser: 'wechat', blocked: true },
    { says: 'download', usesClient: false, does: 'explain' },
  ],
  [
    'DL-10',
    'messaging',
    { ...phone, browser: 'wechat', blocked: true, wants: 'install', config: config(0) },
    { says: fetchIt, usesClient: false, does: 'explain' },
  ],
  ...(['download', 'install', 'helper'] as const).map((wants): [string, string, Known, Plan] => [
    'DL-10',
    'other-device',
    { ...phone, browser: 'wechat', blocked: true, elsewhere: true, wants },
    { says: 'download', usesClient: false, does: 'send' },
  ]),
  ['DL-3', 'this-file', { ...phone, elsewhere: true, wants: 'file' }, get('download', url)],
  ['DL-3', 'this-file', { ...pc, wants: 'file', browser: 'client', config: config(0) }, get(fetchIt, url)],
  [
    'BR-4',
    'client-busy',
    { ...phone, browser: 'client', status: 32 },
    { says: 'installing', usesClient: false, does: 'nothing' },
  ],
  [
    'BR-4',
    'client-bridge',
    { ...phone, browser: 'client', status: 64 },
    { says: 'open', usesClient: false, does: 'bridge', action: 'open', url },
  ],
  [
    'DL-4',
    'client-bridge',
    { ...phone, browser: 'client', status: 128, hasPackage: false, source: 'baidu_spring_download' },
    {
      says: 'update',
      usesClient: false,
      does: 'bridge',
      action: 'download',
      url: '/apps/42/newurl?source=baidu_spring_download',
    },
  ],
  [
    'DL-9',
    'client-frame',
    { ...phone, browser: 'client' },
    { says: 'download', usesClient: true, does: 'frame', url: client, instead: url },
  ],
  [
    'DL-7',
    'helper-answers',
    { ...pc, wants: 'helper', helper: 'new' },
    { says: 'download', usesClient: true, does: 'helper', instead: url },
  ],
  [
    'DL-7',
    'helper-answers',
    { ...pc, wants: 'install', helper: 'old', hasPackage: false },
    {
      says: 'download',
      usesClient: true,
      does: 'helper',
      instead: '/apps/42/newurl?source=wap_app_saveback',
    },
  ],
  ['DL-8', 'helper-scheme', { ...pc, wants: 'helper' }, scheme(helper)],
  ['DL-8', 'helper-scheme', { ...pc, wants: 'install' }, scheme(helper)],
  ['DET-12', 'install-phone', { ...phone, wants: 'install' }, scheme(client)],
  [
    'DL-6',
    'custom',
    { ...phone, config: config(2, 'https://a.example/x') },
    open(fetchIt, 'https://a.example/x'),
  ],
  ['DL-6', 'custom', { ...pc, config: config(2, '/apps/7') }, open(fetchIt, '/apps/7')],
  ['DL-6', 'file', { ...phone, config: config(2, 'javascript:alert(1)') }, get(fetchIt, url)],
  ['DL-6', 'file', { ...phone, config: config(2, 'http://a.example/x') }, get(fetchIt, url)],
  ['DL-6', 'file', { ...phone, config: config(2) }, get(fetchIt, url)],
  [
    'DL-6',
    'high-speed-address',
    { ...phone, config: config(0, 'https://a.example/client.apk') },
    open(fetchIt, 'https://a.example/client.apk', true),
  ],
  ['DL-6', 'high-speed', { ...phone, config: config(0) }, scheme(client, fetchIt)],
  ['DL-6', 'high-speed', { ...pc, config: config(0, '//evil.example') }, scheme(helper, fetchIt)],
  ['DL-6', 'file', { ...phone, config: config(1) }, get(fetchIt, url)],
  ['DL-6', 'file', pc, get('download', url)],
  ['DL-3', 'file', { ...phone, browser: 'uc' }, get('download', url)],
  [
    'DL-3',
    'redirect',
    { ...phone, hasPackage: false, source: 'baidu_spring_download' },
    get('download', '/apps/42/newurl?source=baidu_spring_download'),
  ],
  [
    'DL-5',
    'redirect',
    { ...phone, hasPackage: false, abi: 'arm64-v8a' },
    get('download', '/apps/42/newurl?source=wap_app_saveback&abi=arm64-v8a'),
  ],
]

test.each(cases)('[%s] row %s of the table', (_, name, known, plan) => {
  expect(rowFor(known).name).toBe(name)
  expect(planFor(known)).toEqual(plan)
})

test('[DL-6] the word of the specification is what the page says anyway', () => {
  const plain = { ...config(1), display: '下载' }
  expect(planFor({ ...phone, config: plain }).says).toBe('download')
})

test('every row has a case, and a name of its own', () => {
  const names = ROWS.map(row => row.name)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(cases.map(([, name]) => name))).toEqual(new Set(names))
})

test.each(Object.values(APP_STATUS))(
  '[BR-4] inside the client with status %d the button is the client’s',
  status => {
    const { says, action } = appButton(status)
    const plan = planFor({ ...phone, browser: 'client', status })
    expect(plan).toMatchObject({
      says,
      does: action ? 'bridge' : 'nothing',
      ...(action ? { action } : {}),
    })
  },
)

test('[BR-4] inside the client a press for the app downloads or updates it, and never does more', () => {
  const inside = (status: Known['status']) => planFor({ ...phone, browser: 'client', status })
  const gets = Object.values(APP_STATUS).filter(status => getsApp(inside(status)))
  expect(gets).toEqual([0, 2, 128, 256])
  expect([inside(undefined), planFor(phone), planFor(pc)].map(getsApp)).toEqual([true, true, true])
})

const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.constantFrom('&x=1', '#', '"><', '\r\n', '\ud800'),
)
const known: fc.Arbitrary<Known> = fc.record({
  pageType: fc.constantFrom('PC', 'Mobile'),
  browser: fc.constantFrom('client', 'wechat', 'qq', 'uc', 'other'),
  blocked: fc.boolean(),
  elsewhere: fc.boolean(),
  wants: fc.constantFrom('download', 'install', 'helper', 'file'),
  status: fc.option(fc.constantFrom(...Object.values(APP_STATUS)), { nil: undefined }),
  helper: fc.constantFrom('new', 'old', 'none'),
  config: fc.option(
    fc.record({
      display: hostile,
      ch: hostile,
      downloadType: fc.constantFrom(0, 1, 2),
      downloadUrl: fc.oneof(
        hostile,
        fc.constantFrom('javascript:alert(1)', 'https://a.example/', 'intent://x', ' https://a', '/\\evil'),
      ),
    }),
    { nil: undefined },
  ),
  hasPackage: fc.boolean(),
  source: hostile,
  channel: hostile,
  app: fc.record({ appId: fc.nat(), packageName: hostile, downloadUrl: fc.constant(url) }),
  abi: fc.constantFrom(undefined, 'x86_64'),
})

test('[DL-3] [DL-8] [DL-9] every link that leads out is https or an allowed scheme, and encodes its values', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(known, one => {
      const plan = planFor(one)
      seen.add(plan.does)
      for (const link of [plan, { url: 'instead' in plan ? plan.instead : undefined }]) {
        if (!('url' in link) || link.url === undefined) continue
        const { protocol, host, searchParams, hash } = new URL(link.url, 'https://store.invalid/apps/1')
        expect(['https:', `${HELPER_SCHEME}:`, `${CLIENT_SCHEME}:`]).toContain(protocol)
        if (protocol !== 'https:') {
          expect(host).toBe('install')
          expect(hash).toBe('')
          expect([...searchParams.keys()]).toEqual(['channel', 'pname', 'appid'])
          expect(searchParams.get('channel')).toBe(one.channel.toWellFormed())
          expect(searchParams.get('pname')).toBe(one.app.packageName.toWellFormed())
        } else if (host === 'store.invalid' && link.url.includes('newurl')) {
          const source = ['source', one.source.toWellFormed()]
          expect([...searchParams.entries()]).toEqual(one.abi ? [source, ['abi', one.abi]] : [source])
        }
      }
    }),
    { numRuns: 5000 },
  )
  expect(seen).toEqual(
    new Set(['download', 'open', 'scheme', 'frame', 'helper', 'bridge', 'explain', 'send', 'nothing']),
  )
})
