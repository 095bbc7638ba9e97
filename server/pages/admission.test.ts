import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { admission, Shed } from './admission.ts'

const here = { destroyed: false }

/** Work that the test ends, and the order in which it began. */
function plant(limits: Partial<Parameters<typeof admission>[0]> = {}) {
  const admit = admission({ inWork: 2, waiting: 2, waitMs: 1000, longestMs: 2000, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const come = (name: string, request = here) =>
    admit.run(request, () => {
      begun.push(name)
      return new Promise<string>(done => ends.set(name, () => done(name)))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await wait(0)
  }
  return { begun, come, end, admit }
}

test('so many are made at one time; the others wait for their turn', async () => {
  const { begun, come, end } = plant()
  const all = ['a', 'b', 'c', 'd'].map(name => come(name))
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  await end('c')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await end('a')
  await end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('when too many wait, a request is rejected immediately', async () => {
  const { begun, come, end } = plant()
  const all = ['a', 'b', 'c', 'd', 'e'].map(name => come(name))
  await expect(all[4]).rejects.toBeInstanceOf(Shed)
  for (const name of ['a', 'b', 'c', 'd']) await end(name)
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

describe('behind a page that hangs', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('a visitor waits for twice the time allowed, and then hears that there is too much to do', async () => {
    const onShed = vi.fn()
    const admit = admission({ inWork: 1, waiting: 2, waitMs: 300, longestMs: 600 }, onShed)
    const hanging = Promise.withResolvers<string>()
    const heard: unknown[] = []
    const first = admit.run(here, () => hanging.promise)
    admit.run(here, async () => 'never made').catch(error => heard.push(error))
    await vi.advanceTimersByTimeAsync(599)
    expect([heard.length, admit.waiting(), onShed.mock.calls.length]).toEqual([0, 1, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect(heard).toEqual([expect.any(Shed)])
    expect([admit.waiting(), onShed.mock.calls.length]).toEqual([0, 1])
    hanging.resolve('made')
    expect(await first).toBe('made')
  })
})

test('where pages take long, fewer may wait for them', async () => {
  const { come, end } = plant({ inWork: 1, waiting: 100, waitMs: 100 })
  let last = come('0')
  // Each takes 20 ms: when that is known, some five or six pages can be made in time, and not fifty.
  for (let n = 1; n < 30; n++) {
    const next = come(`${n}`)
    await wait(20)
    await end(`${n - 1}`)
    await last
    last = next
  }
  let refused = 0
  for (let n = 0; n < 50; n++) {
    come(`late ${n}`).catch(() => {
      refused += 1
    })
  }
  await wait(0)
  expect(refused).toBeGreaterThan(40)
})

test('nothing is made for who has left, and what fails gives its place back', async () => {
  const { begun, come, end, admit } = plant({ inWork: 1 })
  const gone = { destroyed: false }
  const first = come('a')
  const [left, stays] = [come('b', gone), come('c')]
  gone.destroyed = true
  const told = expect(left).rejects.toBeInstanceOf(Shed)
  await end('a')
  await told
  expect(begun).toEqual(['a', 'c'])
  await end('c')
  expect(await Promise.all([first, stays])).toEqual(['a', 'c'])
  await expect(admit.run(here, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await admit.run(here, async () => 'next')).toBe('next')
})
