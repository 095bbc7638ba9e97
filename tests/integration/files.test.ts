import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ICON_SIZES } from '../../rules/pictures/icon.ts'
import { plainPng } from '../support/hostile-pictures.ts'
import { suiteApp } from './suite.ts'

const { app, mediaDir } = suiteApp('files')
const get = (url: string) => app().inject(url)

describe('pictures', () => {
  test.each(ICON_SIZES)('[VAL-3] an icon is drawn at %s px, as PNG and WebP', async side => {
    for (const format of ['png', 'webp']) {
      const answer = await get(`/img/icon/square_${side}x${side}.${format}`)
      expect(answer.headers['content-type']).toBe(`image/${format}`)
      expect(answer.headers['cache-control']).toBe('public, max-age=86400')
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: side, height: side, format })
    }
  })

  test('many who ask at once get the same picture, which is kept', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/img/icon/square_1200x675.webp')))
    expect(new Set(answers.map(answer => answer.rawPayload.toString('base64'))).size).toBe(1)
    expect(existsSync(join(mediaDir, 'cache/icon/square_1200x675.webp'))).toBe(true)
  })

  test('[VAL-11] a picture comes as JPEG too, for browsers without WebP', async () => {
    const answer = await get('/img/icon/square_314x558.jpg')
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 314,
      height: 558,
      format: 'jpeg',
    })
  })

  test.each([64, 131, 7, 9999])(
    '[VAL-3] [VAL-11] an icon of %d px is answered with the one of 130',
    async side => {
      const answer = await get(`/img/icon/square_${side}x${side}.png`)
      expect(answer.statusCode).toBe(200)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 130, height: 130 })
    },
  )

  test('half a picture is 404, and one by the name of a picture that is a drawing', async () => {
    await mkdir(join(mediaDir, 'images'), { recursive: true })
    const png = plainPng(512, 512)
    const drawing = await readFile(join(mediaDir, 'drawn/icon/square.svg'))
    for (const [name, content] of Object.entries({ half: png.subarray(0, 60), drawing, whole: png })) {
      await writeFile(join(mediaDir, `images/${name}.png`), content)
      expect((await get(`/img/${name}_130x130.webp`)).statusCode, name).toBe(name === 'whole' ? 200 : 404)
    }
  })

  test.each(['icon/none_130x130.png', 'icon/square_131x65.png', '..%2f..%2fetc%2fpasswd_130x130.png'])(
    '%s is 404',
    async path => {
      const answer = await get(`/img/${path}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    },
  )
})
