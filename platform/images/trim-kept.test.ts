import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trimKept } from './trim-kept.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pergola-trim-'))
  await mkdir(join(dir, 'icon'))
  for (let age = 0; age < 10; age++) {
    const file = join(dir, age % 2 ? 'icon' : '', `${age}.png`)
    await writeFile(file, Buffer.alloc(100))
    await utimes(file, 1000 - age, 1000 - age)
  }
})
afterAll(() => rm(dir, { recursive: true }))

const kept = async () =>
  (await readdir(dir, { recursive: true })).flatMap(name => /\d/.exec(name)?.[0] ?? []).sort()

test('a folder that holds less than it may is left as it is', async () => {
  await trimKept(dir, 1000)
  expect(await kept()).toHaveLength(10)
})

test('the oldest go when it holds more, so that there is room for a while', async () => {
  await trimKept(dir, 700)
  expect(await kept()).toEqual(['0', '1', '2', '3', '4', '5'])
})
