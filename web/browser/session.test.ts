import { expect, test } from 'vitest'
import { isSessionId } from '../../rules/tracking/session-id.ts'
import { isSessionUniqueId } from '../../rules/tracking/session-unique-id.ts'
import { ctoken } from '../features/comments/ctoken.ts'
import { readCookie } from './cookie.ts'
import { memoryJar } from './memory-jar.test-support.ts'
import { random32 } from './random.ts'
import { session } from './session.ts'
import { lastingStore, type Store } from './storage.ts'

function memoryStore(): Store {
  return lastingStore(() => {
    throw new Error('no storage')
  }, memoryJar())
}

test('[TRK-5] [TRK-6] a visitor gets a session key, an id and a unique id, and keeps them', () => {
  const [kept, visit] = [memoryStore(), memoryStore()]
  const first = session(kept, visit, random32, Date.now())
  expect(isSessionId(first.key)).toBe(true)
  expect(isSessionId(first.id)).toBe(true)
  expect(isSessionUniqueId(first.uniqueId)).toBe(true)
  expect(session(kept, visit, random32, Date.now() + 1)).toEqual(first)
})

test('[TRK-5] a new visit has a new id and the old key', () => {
  const kept = memoryStore()
  const first = session(kept, memoryStore(), random32, 1)
  const second = session(kept, memoryStore(), random32, 2)
  expect(second.key).toBe(first.key)
  expect(second.id).not.toBe(first.id)
})

test('[TRK-6] a damaged unique id is replaced', () => {
  const visit = memoryStore()
  visit.set('session_uid', '30907000170000000000012345678904')
  const { uniqueId } = session(memoryStore(), visit, count => new Uint32Array(count), 1_700_000_000_000)
  expect(uniqueId).toMatch(/170000000000000000000003$/)
  expect(visit.get('session_uid')).toBe(uniqueId)
})

test('[COM-3] the ctoken is made once and kept in its cookie', () => {
  const jar = memoryJar()
  const made = ctoken(jar, random32)
  expect(isSessionId(made)).toBe(true)
  expect(readCookie(jar, 'ctoken')).toBe(made)
  expect(ctoken(jar, random32)).toBe(made)
})

test('[COM-3] a ctoken that could not be ours is replaced', () => {
  const jar = memoryJar()
  jar.cookie = 'ctoken=short'
  expect(isSessionId(ctoken(jar, random32))).toBe(true)
})
