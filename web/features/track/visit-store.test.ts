import { expect, test } from 'vitest'
import { memoryStorage, noStorage } from './memory-box.test-support.ts'
import { visitStore } from './visit-store.ts'

test('[TRK-5] what a page of the visit kept, the next finds', () => {
  const storage = memoryStorage()
  visitStore(() => storage).set('a', '1')
  expect(visitStore(() => storage).get('a')).toBe('1')
  visitStore(() => storage).remove('a')
  expect(visitStore(() => storage).get('a')).toBe(undefined)
})

test('[TRK-5] where storage is forbidden values live as long as the page', () => {
  const store = visitStore(noStorage)
  store.set('a', '1')
  expect(store.get('a')).toBe('1')
  store.remove('a')
  expect(store.get('a')).toBe(undefined)
})
