import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ICON_SIZES } from '../../rules/icon.ts'
import { suiteApp } from './suite.ts'

const { app, mediaDir } = suiteApp('files')
const get = (url: string) => app().inject(url)

describe('pictures', () => {
  test.each(ICON_SIZES)('[VAL-3] an icon is drawn at %s px, as PNG and WebP', async side => {
    for (const format of ['png', 'webp']) {
      const answer = await get(`/img/icon/square_${side}x${side}.${format}`)
      expect(answer.headers['content-type']).toBe(`image/${format}`)
      expect(answer.headers['cache-control']).toContain('immutable')
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

  test.each(['icon/none_130x130.png', 'icon/square_131x65.png', '..%2f..%2fetc%2fpasswd_130x130.png'])(
    '%s is 404',
    async path => {
      const answer = await get(`/img/${path}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    },
  )
})
