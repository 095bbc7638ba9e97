import { expect, test } from 'vitest'
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
