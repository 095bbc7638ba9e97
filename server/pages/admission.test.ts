import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { admission, Shed } from './admission.ts'

const here = { destroyed: false }

/** Work that ends when it is told to, and in which order it began. */
function plant(limits: Partial<Parameters<typeof admission>[0]> = {}) {
  const admit = admission({ inWork: 2, waiting: 2, waitMs: 1000, ...limits })
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

test('so many are made at one time; then the newest comes first', async () => {
  const { begun, come, end } = plant()
  const all = ['a', 'b', 'c', 'd'].map(name => come(name))
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  await end('d')
  expect(begun).toEqual(['a', 'b', 'd', 'c'])
  await end('b')
  await end('c')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('where too many wait, whoever waits longest is told at once', async () => {
  const { begun, come, end } = plant()
  const all = ['a', 'b', 'c', 'd', 'e'].map(name => come(name))
  await expect(all[2]).rejects.toBeInstanceOf(Shed)
  for (const name of ['a', 'b', 'e', 'd']) await end(name)
  expect(begun).toEqual(['a', 'b', 'e', 'd'])
})

test('nobody waits longer than is of use', async () => {
  const { come, end, admit } = plant({ inWork: 1, waitMs: 20 })
  const first = come('a')
  await expect(come('b')).rejects.toBeInstanceOf(Shed)
  expect(admit.waiting()).toBe(0)
  await end('a')
  expect(await first).toBe('a')
})

test('nothing is made for who has left, and what fails gives its place back', async () => {
  const { begun, come, end, admit } = plant({ inWork: 1 })
  const gone = { destroyed: false }
  const first = come('a')
  const [left, stays] = [come('b'), come('c', gone)]
  gone.destroyed = true
  const told = expect(stays).rejects.toBeInstanceOf(Shed)
  await end('a')
  await told
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(await Promise.all([first, left])).toEqual(['a', 'b'])
  await expect(admit.run(here, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await admit.run(here, async () => 'next')).toBe('next')
})
