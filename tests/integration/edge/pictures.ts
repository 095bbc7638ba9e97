import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sizeFile } from '../../../data/files/picture-file.ts'
import { get } from './ask.ts'
import { temp } from './booted.ts'

const path = (size: string) => `/img/icon/square_${size}.webp`
const save = { headers: { 'save-data': 'on' } }

beforeAll(() => {
  for (const size of ['260x260', '130x130', '65x65']) {
    const file = sizeFile(temp.store.mediaDir, 'icon/square', `${size}.webp`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, size)
  }
})

test('visitors who save data get the smaller picture, which is kept once, and others do not', async () => {
  const saving = await get(path('260x260'), save)
  expect([saving.body, saving.headers.vary]).toEqual(['130x130', 'Save-Data'])
  expect(await get(path('130x130'))).toMatchObject({ body: '130x130', headers: { 'x-cache': 'hit' } })
  expect(await get(path('260x260'))).toMatchObject({ body: '260x260', headers: { 'x-cache': 'miss' } })
  expect((await get(path('65x65'), save)).body).toBe('65x65')
  expect((await get(path('260x260'), { headers: { 'save-data': 'off' } })).body).toBe('260x260')
})
