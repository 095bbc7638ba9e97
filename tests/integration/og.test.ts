import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { sizeFile } from '../../data/files/picture-file.ts'
import { putRow, putRows } from '../support/put-rows.ts'
import { readPage } from '../support/read-page.ts'
import { suiteApp } from './suite.ts'

const { app, url, mediaDir } = suiteApp('og')
const get = (path: string) => app().inject(path)
const pathOf = async (page: string) =>
  readPage((await get(page)).body)
    .property('og:image')
    ?.replace('https://store.example', '') ?? ''

const icon = sizeFile(mediaDir, 'icon/square', '260x260.png')
const drawIcon = () =>
  sharp({ create: { width: 260, height: 260, channels: 3, background: '#17774a' } }).toFile(icon)
beforeAll(drawIcon)

test('every app has a picture of 1200 × 630, drawn once and kept', async () => {
  const path = await pathOf('/apps/1')
  const answers = await Promise.all(Array.from({ length: 10 }, () => get(path)))
  for (const { statusCode, headers, rawPayload } of answers) {
    expect([statusCode, headers['content-type'], headers.xkey]).toEqual([200, 'image/png', 'app-1'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
    expect(rawPayload.equals(answers[0]?.rawPayload ?? Buffer.of())).toBe(true)
  }
  expect(readdirSync(join(mediaDir, 'cache/og'))).toHaveLength(1)
})

test('it shows the icon and the words: the colour of one, the dark of the others', async () => {
  const { rawPayload } = await get(await pathOf('/apps/1'))
  const darkest = async (left: number, top: number, width: number, height: number) => {
    const part = await sharp(rawPayload).extract({ left, top, width, height }).toBuffer()
    return (await sharp(part).stats()).channels.slice(0, 3).map(({ min }) => min)
  }
  expect(await darkest(240, 300, 20, 20)).toEqual([23, 119, 74])
  const [red = 255] = await darkest(476, 200, 400, 100)
  expect(red).toBeLessThan(60)
})

test('a name that means something to SVG is only a name, and one without an icon is drawn all the same', async () => {
  expect((await get('/og/2.png')).statusCode).toBe(200)
  await putRows(url, {
    apps: [{ id: 2, icon_key: 'icon/none' }],
    app_texts: [{ app_id: 2, locale: 'zh-CN', name: `a\u000b</text><image href="file:///etc/passwd"/>` }],
  })
  expect((await get('/og/2.png')).statusCode).toBe(200)
})

test('its address changes with what it shows, and with nothing else', async () => {
  const before = await pathOf('/apps/1')
  await putRow(url, 'app_stats', { app_id: 1, downloads: 12_864_001 })
  expect(await pathOf('/apps/1')).toBe(before)
  await putRow(url, 'app_stats', { app_id: 1, ratings: [9, 0, 0, 0, 3] })
  expect(await pathOf('/apps/1')).not.toBe(before)
})

test('the picture of an app that is gone is gone too', async () => {
  expect((await get('/og/3.png')).statusCode).toBe(410)
})

test.each(['999', '01', '1%00', 'x', '9999999999'])('/og/%s.png is 404, and nothing is kept', async id => {
  expect((await get(`/og/${id}.png`)).statusCode).toBe(404)
  expect(existsSync(join(mediaDir, `cache/og/${id}.png`))).toBe(false)
})

test('one that is drawn before the icon is ready is drawn again with it', async () => {
  const path = await pathOf('/apps/1')
  const { rawPayload: complete } = await get(path)
  rmSync(icon)
  const { rawPayload: without } = await get(path)
  await drawIcon()
  expect(without.equals(complete)).toBe(false)
  expect((await get(path)).rawPayload.equals(complete)).toBe(true)
})
