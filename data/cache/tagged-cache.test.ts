import { expect, test, vi } from 'vitest'
import { TaggedCache } from './tagged-cache.ts'

function clocked(options: { maxEntries?: number; ttlMs?: number } = {}) {
  const clock = { now: 0 }
  return { clock, cache: new TaggedCache({ maxEntries: 3, ttlMs: 1000, ...options, now: () => clock.now }) }
}

test('an answer is loaded once while it is fresh', async () => {
  const { cache, clock } = clocked()
  const load = vi.fn(async () => 'a')
  expect(await cache.get('k', ['t'], load)).toBe('a')
  clock.now = 999
  expect(await cache.get('k', ['t'], load)).toBe('a')
  expect(load).toHaveBeenCalledTimes(1)
  clock.now = 1000
  await cache.get('k', ['t'], load)
  expect(load).toHaveBeenCalledTimes(2)
})

test('those who ask while it is loading wait together', async () => {
  const { cache } = clocked()
  const load = vi.fn(async () => 'a')
  expect(await Promise.all([1, 2, 3].map(() => cache.get('k', [], load)))).toEqual(['a', 'a', 'a'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed load rejects all who waited, is cached by none, and tried again', async () => {
  const { cache } = clocked()
  const fail = async () => {
    throw new Error('away')
  }
  await expect(cache.get('k', [], fail)).rejects.toThrow('away')
  expect(cache.size).toBe(0)
  expect(await cache.get('k', [], async () => 'back')).toBe('back')
})

test('an expired answer is used when a new one cannot be loaded', async () => {
  const { cache, clock } = clocked()
  await cache.get('k', ['t'], async () => 'old')
  clock.now = 5000
  const fail = async () => Promise.reject(new Error('away'))
  expect(await cache.get('k', ['t'], fail)).toBe('old')
  cache.purge(['t'], false)
  expect(await cache.get('k', ['t'], fail)).toBe('old')
  cache.purge(['t'], true)
  await expect(cache.get('k', ['t'], fail)).rejects.toThrow('away')
})

test('a purge by one of its tags reloads an answer, and leaves the others', async () => {
  const { cache } = clocked()
  await cache.get('a', ['ads', 'app-1'], async () => 'old')
  await cache.get('b', ['ads', 'app-2'], async () => 'kept')
  cache.purge(['app-1'], false)
  expect(await cache.get('a', ['ads', 'app-1'], async () => 'new')).toBe('new')
  expect(await cache.get('b', ['ads', 'app-2'], async () => 'never')).toBe('kept')
})

test('an answer that was loading during a purge is given, but not kept', async () => {
  const { cache } = clocked()
  let finish: (value: string) => void = () => {}
  const slow = cache.get('k', ['t'], () => new Promise<string>(done => (finish = done)))
  cache.purge(['t'], false)
  finish('before')
  expect(await slow).toBe('before')
  expect(await cache.get('k', ['t'], async () => 'after')).toBe('after')
})

test('it holds no more than it may, and drops what was not asked for longest', async () => {
  const { cache } = clocked({ maxEntries: 2 })
  const load = async () => 'x'
  await cache.get('a', [], load)
  await cache.get('b', [], load)
  await cache.get('a', [], load)
  await cache.get('c', [], load)
  expect(cache.size).toBe(2)
  const again = vi.fn(load)
  await cache.get('a', [], again)
  expect(again).not.toHaveBeenCalled()
  await cache.get('b', [], again)
  expect(again).toHaveBeenCalledTimes(1)
})

test('tags may be known only with the answer', async () => {
  const { cache } = clocked()
  const load = vi.fn(async () => ({ id: 7 }))
  const get = () => cache.get('k', ({ id }) => [`t-${id}`], load)
  await get()
  cache.purge(['t-8'], true)
  await get()
  expect(load).toHaveBeenCalledTimes(1)
  cache.purge(['t-7'], true)
  await get()
  expect(load).toHaveBeenCalledTimes(2)
})
