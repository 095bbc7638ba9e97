import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ICON_SIZES } from '../../rules/icon.ts'
import { suiteApp } from './suite.ts'

const { app, mediaDir } = suiteApp('files')
const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers })
const apk = '/packages/app.qingyu.moss/30008/universal.apk'

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

  test.each(['icon/none_130x130.png', 'icon/square_131x131.png', '..%2f..%2fetc%2fpasswd_130x130.png'])(
    '%s is 404',
    async path => {
      const answer = await get(`/img/${path}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    },
  )
})

describe('package files', () => {
  test('come whole, as an attachment with a name', async () => {
    const answer = await get(apk)
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.android.package-archive',
      'content-disposition': 'attachment; filename="app.qingyu.moss-30008.apk"',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
  })

  test('come in parts, so that a broken download goes on', async () => {
    const part = await get(apk, { range: 'bytes=4-' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '456789',
      'bytes 4-9/10',
    ])
    const etag = String(part.headers.etag)
    expect((await get(apk, { range: 'bytes=4-', 'if-range': etag })).statusCode).toBe(206)
    expect((await get(apk, { range: 'bytes=4-', 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await get(apk, { range: 'bytes=10-' })).statusCode).toBe(416)
  })

  test.each([
    '/packages/../images/icon/square.svg',
    '/packages/..%2fimages%2ficon%2fsquare.svg',
    '/packages/%2e%2e/images/icon/square.svg',
    '/packages/',
  ])('%s leaves nothing of the folder', async url => {
    const answer = await get(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain('<svg xmlns="http://www.w3.org/2000/svg" width="512"')
  })
})
