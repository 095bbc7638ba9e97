import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

const KEY = '43238d512c1e5eb2d6569f4a3afbf5523418b82e0a3ed1552770abb9a9c9ccab'
const colons = KEY.toUpperCase().match(/../g)?.join(':')

test.each([
  ['https://f-droid.org/repo', undefined],
  ['https://f-droid.org/repo/', undefined],
  [` https://f-droid.org/repo?fingerprint=${KEY}\n`, KEY],
  [`https://f-droid.org/repo/?fingerprint=${KEY.toUpperCase()}`, KEY],
  [`fdroidrepos://f-droid.org/repo?fingerprint=${colons}`, KEY],
  [`FDROIDREPOS://f-droid.org/repo?FINGERPRINT=${KEY}`, KEY],
  ['https://f-droid.org/repo?fingerprint=short', undefined],
])('%s', (pasted, fingerprint) => {
  expect(readAddress(pasted)).toEqual({ address: 'https://f-droid.org/repo', fingerprint })
})

test('a folder stays one', () => {
  expect(readAddress('/srv/repo/')).toEqual({ address: '/srv/repo', fingerprint: undefined })
  expect(readAddress('fdroidrepo://apps.example/r')).toEqual({
    address: 'http://apps.example/r',
    fingerprint: undefined,
  })
})
