import { expect, test, vi } from 'vitest'
import { readCookie } from './cookie.ts'
import { memoryJar } from './memory-jar.test-support.ts'
import { forget, lastingStore, STORE_COOKIE_SECONDS, visitStore } from './storage.ts'

/** A storage that can be full. */
function memoryStorage() {
  const items = new Map<string, string>()
  const storage = {
    full: false,
    getItem: (name: string) => items.get(name) ?? null,
    setItem(name: string, value: string) {
      if (storage.full) throw new Error('QuotaExceededError')
      items.set(name, value)
    },
    removeItem: (name: string) => void items.delete(name),
  }
  return storage as typeof storage & Storage
}

function forbidden(): Storage {
  throw new Error('SecurityError')
}

test('[VAL-5] values live in the storage and leave no cookie', () => {
  const jar = memoryJar()
  const storage = memoryStorage()
  const store = lastingStore(() => storage, jar)
  expect(store.get('a')).toBeUndefined()
  store.set('a', '1')
  expect(store.get('a')).toBe('1')
  expect(jar.cookie).toBe('')
  forget('a', () => storage, jar)
  expect(store.get('a')).toBeUndefined()
})

test('[VAL-5] without a storage they live in a cookie for 30 days', () => {
  const jar = memoryJar()
  const store = lastingStore(forbidden, jar)
  store.set('a', '花')
  expect(store.get('a')).toBe('花')
  expect(readCookie(jar, 'a')).toBe('花')
  forget('a', forbidden, jar)
  expect(store.get('a')).toBeUndefined()
  expect(STORE_COOKIE_SECONDS).toBe(2_592_000)

  vi.setSystemTime(Date.UTC(2026, 0, 1))
  const written = { cookie: '', URL: 'http://store.example/' }
  lastingStore(forbidden, written).set('a', '1')
  vi.useRealTimers()
  expect(written.cookie).toBe('a=1; path=/; samesite=Lax; expires=Sat, 31 Jan 2026 00:00:00 GMT')
})

test('[SEC-2] over https that cookie is of this host alone, and is found and forgotten again', () => {
  const jar = memoryJar('https://store.example/')
  const store = lastingStore(forbidden, jar)
  store.set('a', '1')
  expect([jar.cookie, store.get('a')]).toEqual(['__Host-a=1', '1'])
  forget('a', forbidden, jar)
  expect([jar.cookie, store.get('a')]).toEqual(['', undefined])
})

test('[VAL-5] a storage that became full does not answer with the older value', () => {
  const jar = memoryJar()
  const storage = memoryStorage()
  const store = lastingStore(() => storage, jar)
  store.set('a', 'old')
  storage.full = true
  store.set('a', 'new')
  expect(store.get('a')).toBe('new')
  storage.full = false
  store.set('a', 'newest')
  expect(store.get('a')).toBe('newest')
  forget('a', () => storage, jar)
  expect(store.get('a')).toBeUndefined()
})

test('[TRK-5] what a page of the visit kept, the next finds', () => {
  const storage = memoryStorage()
  visitStore(() => storage).set('a', '1')
  expect(visitStore(() => storage).get('a')).toBe('1')
  expect(visitStore(() => storage).get('b')).toBeUndefined()
})

test('[TRK-5] where storage is forbidden values of a visit live as long as the page', () => {
  const store = visitStore(forbidden)
  expect(store.get('a')).toBeUndefined()
  store.set('a', '1')
  expect(store.get('a')).toBe('1')
})
