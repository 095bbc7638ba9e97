import { expect, test } from 'vitest'
import { nativeUrl } from './native-url.ts'

const hosts = ['store.example', 'cdn.example']
const origin = 'https://store.example'

test.each([
  ['https://store.example/apps/1', 'https://store.example/apps/1'],
  ['https://img.cdn.example/a.png?x=1#y', 'https://img.cdn.example/a.png?x=1#y'],
  ['https://STORE.example', 'https://store.example/'],
  ['https://store.example/a b', 'https://store.example/a%20b'],
])('[BR-2] native gets %j as %j', (text, url) => {
  expect(nativeUrl(text, hosts, origin)).toBe(url)
})

test.each([
  '',
  '/apps/1',
  '//store.example/',
  'http://store.example/',
  'javascript:alert(1)//https://store.example/',
  'file:///etc/passwd',
  'intent://store.example/#Intent;end',
  'https://evil.example/',
  'https://evilstore.example/',
  'https://store.example.evil.example/',
  'https://user@store.example/',
  'https://store.example:8443/',
  'https://evil.example\\@store.example/',
  'https://store.example/\n',
  'https://',
])('[BR-2] native never gets %j', text => {
  expect(nativeUrl(text, hosts, origin)).toBeUndefined()
})

test.each(['http://127.0.0.1:8080', 'http://localhost', 'http://localhost:3000'])(
  '[BR-2] a page at %s may hand over its own addresses, and no others over http',
  own => {
    expect(nativeUrl(`${own}/apps/1`, hosts, own)).toBe(`${own}/apps/1`)
    expect(nativeUrl('https://store.example/a', hosts, own)).toBe('https://store.example/a')
    expect(nativeUrl(`${own}0/apps/1`, hosts, own)).toBeUndefined()
    expect(nativeUrl(`${own}@evil.example/`, hosts, own)).toBeUndefined()
    expect(nativeUrl('http://store.example/', hosts, own)).toBeUndefined()
  },
)

test.each([
  'http://127.0.0.1.evil.example',
  'http://store.example',
  'xhttp://localhost',
  'http://localhost:80x',
])('[BR-2] %s is not this machine', own => {
  expect(nativeUrl(`${own}/apps/1`, hosts, own)).toBeUndefined()
})
