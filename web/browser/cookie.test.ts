// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CookieJar, deleteCookie, hostPrefix, readCookie, writeCookie } from './cookie.ts'
import { memoryJar } from './memory-jar.test-support.ts'

const now = Date.UTC(2026, 0, 1)

/** Keeps what it is given as it is given. */
function written(write: (jar: CookieJar) => void, URL = 'http://store.example/'): string {
  const jar = { cookie: '', URL }
  write(jar)
  return jar.cookie
}

test('[VAL-5] lifetime, path and domain are optional', () => {
  expect(written(jar => writeCookie(jar, 'a', '1'))).toBe('a=1; path=/; samesite=Lax')
  expect(written(jar => writeCookie(jar, 'a', '1', { seconds: 60 }, now))).toBe(
    'a=1; path=/; samesite=Lax; expires=Thu, 01 Jan 2026 00:01:00 GMT',
  )
  expect(written(jar => writeCookie(jar, 'a', '1', { path: '/apps', domain: '.example.com' }))).toBe(
    'a=1; path=/apps; samesite=Lax; domain=.example.com',
  )
  expect(written(jar => writeCookie(jar, 'a', '1', { secure: true }))).toBe(
    'a=1; path=/; samesite=Lax; secure',
  )
})

test('[SEC-2] over https every cookie is for https alone, and one of the site bears the name of its host alone', () => {
  const [plain, tls] = ['http://store.example/https:', 'https://store.example/']
  const write = (jar: CookieJar) => writeCookie(jar, `${hostPrefix(jar)}a b`, '1')
  expect(written(write, plain)).toBe('a%20b=1; path=/; samesite=Lax')
  expect(written(write, tls)).toBe('__Host-a%20b=1; path=/; samesite=Lax; secure')
  // Otherwise a browser would not take it away.
  expect(written(jar => deleteCookie(jar, '__Host-a', {}, now), tls)).toMatch(/^__Host-a=; .*; secure$/)
})

test('[VAL-5] name and value are URL-encoded on write and decoded on read', () => {
  expect(written(jar => writeCookie(jar, 'a b', '花; path=/x'))).toBe(
    'a%20b=%E8%8A%B1%3B%20path%3D%2Fx; path=/; samesite=Lax',
  )
  expect(readCookie({ cookie: 'x=1; a%20b=%E8%8A%B1%3B; y=2', URL: '' }, 'a b')).toBe('花;')
})

test('[VAL-5] deleting sets an expiry just past', () => {
  expect(written(jar => deleteCookie(jar, 'a', {}, now))).toBe(
    'a=; path=/; samesite=Lax; expires=Wed, 31 Dec 2025 23:59:59 GMT',
  )
  expect(written(jar => deleteCookie(jar, 'a', { path: '/x', domain: 'e.com' }, now))).toBe(
    'a=; path=/x; samesite=Lax; expires=Wed, 31 Dec 2025 23:59:59 GMT; domain=e.com',
  )
})

test('[VAL-5] a cookie is found by its whole name', () => {
  const jar = { cookie: 'ba=1; a=2; ab=3; empty=; with=a=b', URL: '' }
  expect(readCookie(jar, 'a')).toBe('2')
  expect(readCookie(jar, 'empty')).toBe('')
  expect(readCookie(jar, 'with')).toBe('a=b')
  expect(readCookie(jar, 'b')).toBeUndefined()
  expect(readCookie({ cookie: '', URL: '' }, 'a')).toBeUndefined()
})

test('[VAL-5] a value of others that is not encoded is read as it is', () => {
  expect(readCookie({ cookie: 'a=100%', URL: '' }, 'a')).toBe('100%')
})

test('[VAL-5] what is written is read back, whatever it is', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 })
  const jar = memoryJar()
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }),
      text,
      text,
      (name, value, other) => {
        writeCookie(jar, `${name}x`, other)
        writeCookie(jar, name, value)
        expect(readCookie(jar, name)).toBe(value)
        expect(readCookie(jar, `${name}x`)).toBe(other)
        deleteCookie(jar, name)
        expect(readCookie(jar, name)).toBeUndefined()
        deleteCookie(jar, `${name}x`)
      },
    ),
    { numRuns: 500 },
  )
})

test('[VAL-5] half of a character is replaced, not an error', () => {
  const jar = memoryJar()
  writeCookie(jar, 'a', 'x\ud800y')
  expect(readCookie(jar, 'a')).toBe('x\ufffdy')
})

test('[VAL-5] a document takes, gives and forgets cookies the same way', () => {
  writeCookie(document, 'store', '花 架', { seconds: 60 })
  expect(readCookie(document, 'store')).toBe('花 架')
  deleteCookie(document, 'store')
  expect(readCookie(document, 'store')).toBeUndefined()
})
