import { expect, test } from 'vitest'
import { readSearchAddress, searchPath } from './address.ts'

test('an address is read as it is written', () => {
  for (const address of [
    { query: '', kind: '', sort: 'match', page: 1, asTyped: false, conditions: [] },
    {
      query: '微信 a&b=c',
      kind: 'office',
      sort: 'downloads',
      page: 10,
      asTyped: true,
      conditions: ['noads', 'offline'],
    },
  ] as const) {
    const { searchParams } = new URL(searchPath(address), 'https://store.example')
    expect(readSearchAddress(Object.fromEntries(searchParams), 10)).toEqual(address)
  }
})

test('defaults are left out, and the rest is in the order of the edge', () => {
  expect(
    searchPath({
      query: 'a',
      page: 2,
      kind: 'soft',
      sort: 'downloads',
      asTyped: true,
      conditions: ['stars', 'noads'],
    }),
  ).toBe('/search?as=typed&page=2&q=a&sort=downloads&type=soft&with=noads.stars')
  expect(searchPath({ query: 'a b' })).toBe('/search?q=a%20b')
})

test.each([
  { page: '0' },
  { page: '11' },
  { page: 'x' },
  { type: 'X&' },
  { sort: 'x' },
  { as: 'x' },
  { with: 'x' },
  { with: 'stars.noads' },
])('%j is no address of ours', query => expect(readSearchAddress(query, 10)).toBeUndefined())

test.each([
  ['  a  b ', 'a b'],
  ['a\u0000\u202eb\n', 'a b'],
  ['x'.repeat(500), 'x'.repeat(60)],
  ['😀'.repeat(100), '😀'.repeat(60)],
  ['\ud800a', '\ufffda'],
  [['a', 'b'], ''],
])('%j is tidied to %j', (q, query) => {
  expect(readSearchAddress({ q }, 10)?.query).toBe(query)
})
