import { expect, test } from 'vitest'
import { storeFolder } from '../tests/support/store-folder.ts'
import { readConfig } from './config.ts'

const needed = {
  DATABASE_URL: 'postgres://127.0.0.1/store',
  NATS_URL: 'nats://127.0.0.1:4222',
  MEDIA_DIR: '/media',
  IMAGE_CACHE_DIR: '/cache',
}
const read = (env: Record<string, string>) => readConfig({ ...needed, ...env })
const [key, other] = ['k'.repeat(32), 'o'.repeat(40)]

test('a store over https needs a key for its packages; one that is tried out makes its own', () => {
  for (const none of [{}, { PACKAGE_KEY: '' }, { PACKAGE_KEY: ' ' }]) {
    expect(() => read({ PUBLIC_ORIGIN: 'https://store.example', ...none })).toThrow('PACKAGE_KEY')
    const [made, again] = [read(none), read(none)].map(({ packages }) => packages.keys[0])
    expect(made).toMatch(/^[\w-]{43}$/)
    expect(again).not.toBe(made)
  }
})

test('keys of packages are separated by commas, and all are long', () => {
  const keys = (text: string) =>
    read({ PUBLIC_ORIGIN: 'https://store.example', PACKAGE_KEY: text }).packages.keys
  expect(keys(key)).toEqual([key])
  expect(keys(`${other}, ${key}`)).toEqual([other, key])
  for (const bad of [key.slice(1), `${key},short`, `${key},`, `,${key}`])
    expect(() => keys(bad)).toThrow('PACKAGE_KEY')
})

test('packages are in a folder, or in an object store that is named as a whole', () => {
  expect(read({ S3_URL: 'http://s3.example' }).files).toEqual({ mediaDir: '/media' })
  const s3 = { FILES: 's3', S3_URL: 'http://s3.example', S3_BUCKET: 'b', S3_KEY: 'k', S3_SECRET: 's' }
  expect(read(s3).files.s3).toEqual({ url: s3.S3_URL, bucket: 'b', key: 'k', secret: 's' })
  for (const name of ['S3_URL', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'])
    expect(() => read({ ...s3, [name]: '' })).toThrow(name)
  const site = { PUBLIC_ORIGIN: 'https://store.example', PACKAGE_KEY: key }
  expect(() => read({ ...s3, ...site })).toThrow('S3_URL must be https')
})

test('the order of languages is a list of tags, and nothing else gets into the connection', () => {
  const order = (text: string) => read({ LOCALE_ORDER: text }).database.locales
  expect(read({}).database.locales).toEqual(['zh-CN', 'en'])
  expect(order('pt-BR, en')).toEqual(['pt-BR', 'en'])
  for (const bad of ['', 'zh-CN,', 'english', 'en_US', 'en -c role=postgres'])
    expect(() => order(bad)).toThrow('LOCALE_ORDER')
})

test('purges need a long key, or there are none', () => {
  expect(read({}).edges).toEqual([])
  for (const none of [{}, { PURGE_KEY: key.slice(1) }])
    expect(() => read({ EDGE_URLS: 'http://edge:8081', ...none })).toThrow('PURGE_KEY')
  expect(read({ EDGE_URLS: 'http://a:1  http://b:2', PURGE_KEY: key }).edges).toEqual([
    { url: 'http://a:1', key },
    { url: 'http://b:2', key },
  ])
})

test('a CDN is purged like an edge, over TLS alone', () => {
  const cdn = { CDN: 'fastly', CDN_PURGE_URL: 'https://api.example/service/1', CDN_PURGE_KEY: 'token' }
  expect(read(cdn).edges).toEqual([{ cdn: 'fastly', url: 'https://api.example/service/1', key: 'token' }])
  for (const bad of [{ CDN_PURGE_KEY: '' }, { CDN_PURGE_URL: 'http://api.example' }, { CDN: 'other' }])
    expect(() => read({ ...cdn, ...bad })).toThrow('CDN')
})

test.each([
  ['', ''],
  ['https://dl.example', 'https://dl.example'],
  ['https://dl.example:8443/path?x', 'https://dl.example:8443'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('packages may come from %j', (address, origin) => {
  expect(read({ PACKAGE_ORIGIN: address }).packages.origin).toBe(origin)
})

test.each([
  'http://dl.example',
  'http://127.0.0.1.evil.example',
  'ftp://dl.example',
  'dl.example',
  '/packages',
])('packages never come from %j', address => {
  expect(() => read({ PACKAGE_ORIGIN: address })).toThrow('PACKAGE_ORIGIN')
})

test('[TRK-1] pages report to this site unless the operator names another place, or none', () => {
  expect(read({}).track).toEqual({
    url: '/collect',
    signals: 'honour',
    shows: 1,
    identify: false,
    fingerprint: false,
  })
  expect(read({ COLLECT_URL: 'https://events.example/in' }).track?.url).toBe('https://events.example/in')
  expect(read({ COLLECT_URL: '' }).track).toBe(undefined)
  for (const bad of ['collect', '//events', 'javascript:0', 'ftp://events.example/'])
    expect(() => read({ COLLECT_URL: bad })).toThrow('COLLECT_URL')
})

test('[TRK-7] what identifies visitors is off until it is turned on', () => {
  const { track } = read({
    TRACK_IDENTIFY: 'on',
    FINGERPRINT: 'on',
    TRACK_PRIVACY_SIGNALS: 'ignore',
    TRACK_SHOWS: '0.1',
  })
  expect(track).toMatchObject({ identify: true, fingerprint: true, signals: 'ignore', shows: 0.1 })
  expect(() => read({ FINGERPRINT: 'yes' })).toThrow('FINGERPRINT')
})

test('there are mip pages unless the operator wants none, and filing numbers only where there are some', () => {
  const site = { PUBLIC_ORIGIN: 'http://store.example:8080/x' }
  const mip = (more: Record<string, string>) => read({ ...site, ...more }).mip
  expect([mip({}), mip({ MIP: 'on' }), mip({ MIP: 'off' })]).toEqual([
    'http://store.example:8080',
    'http://store.example:8080',
    undefined,
  ])
  expect(mip({ MIP_ORIGIN: 'https://mip.store.example/x' })).toBe('https://mip.store.example')
  expect(mip({ MIP: 'off', MIP_ORIGIN: 'https://mip.store.example' })).toBeUndefined()
  expect(() => read({ MIP: 'maybe' })).toThrow('MIP')
})

test('who runs the store is what its folder says; the demo of the repository’s own has an invented one', () => {
  expect(read({}).brand).toMatchObject({ filings: [], contact: undefined })
  expect(read({}).brand.texts['zh-CN'].operator).toBeUndefined()
  const { filings, contact, texts } = read({ DEMO: 'on' }).brand
  expect([...filings, texts['zh-CN'].operator].every(text => text?.includes('演'))).toBe(true)
  expect(texts.en.operator).toContain('Demo')
  expect(contact).toMatch(/^mailto:.*\.example$/)
  const real = storeFolder({ contact: 'https://real.example/help' })
  expect(read({ DEMO: 'on', STORE_DIR: real }).brand).toMatchObject({
    filings: [],
    contact: 'https://real.example/help',
  })
})

test('a setting that has moved into the folder is reported, not ignored', () => {
  expect(() => read({ SITE_FILING: '京ICP备1号', CLIENT_URL: '/x' })).toThrow(
    /SITE_FILING is "filings".*\n.*CLIENT_URL is "client" of store.json now/,
  )
  expect(() => read({ SITE_FILING: '' })).not.toThrow()
})

test.each(['RISK_SCRIPT', 'COLLECT_URL', 'MIP_ORIGIN'])('%s of a site over https is https too', name => {
  const over = (site: string, address: string) =>
    read({ PUBLIC_ORIGIN: site, PACKAGE_KEY: key, [name]: address })
  expect(() => over('https://store.example', 'http://else.example/x')).toThrow(`${name} must be https`)
  expect(() => over('https://store.example', 'https://else.example/x')).not.toThrow()
  expect(() => over('http://127.0.0.1:8080', 'http://else.example/x')).not.toThrow()
})
