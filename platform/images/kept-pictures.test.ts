import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptPictures } from './kept-pictures.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pergola-kept-'))
})
afterAll(() => rm(dir, { recursive: true }))

const told: unknown[] = []
const picture = Buffer.from('picture')
let made = 0
const make = async () => {
  made += 1
  return picture
}

test('a picture that can’t be kept is shown, said to be so, and leaves nothing behind', async () => {
  // Where the file would stand is a folder, which no file can be renamed to; the part before it is written.
  await mkdir(join(dir, 'one.png/in-the-way'), { recursive: true })
  const pictures = keptPictures(dir, error => told.push(error))
  expect(await pictures.get('one.png', make)).toEqual(picture)
  expect(told).toEqual([expect.objectContaining({ syscall: 'rename' })])
  expect(await readdir(dir)).toEqual(['one.png'])
})

test('an empty file, as power that failed may leave behind, is a picture that is missing', async () => {
  await writeFile(join(dir, 'two.png'), '')
  made = 0
  const pictures = keptPictures(dir, error => told.push(error))
  expect(await pictures.get('two.png', make)).toEqual(picture)
  expect(await pictures.get('two.png', make)).toEqual(picture)
  expect(made).toBe(1)
})
