import { rm } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { folderStore } from '../../../data/files/folder-store.ts'
import { hashOf } from '../../support/values.ts'
import { app, cache, catalogue, get, mediaDir, signed } from './shared.ts'

describe('a file', () => {
  test('comes whole, as an attachment with a plain name and its real one', async () => {
    const answer = await get(signed())
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.android.package-archive',
      'content-disposition': `attachment; filename="app.qingyu.moss-30008.apk"; filename*=UTF-8''${encodeURIComponent('苔藓手帐-3.6.8.apk')}`,
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    // The same on every machine.
    expect(answer.headers.etag).toBe(`"${hashOf('0123456789').slice(2)}"`)
  })

  test('says the same of itself to HEAD, without a body, whatever part is asked for', async () => {
    const { headers } = await get(signed())
    const head = await app().inject({ method: 'HEAD', url: signed(), headers: { range: 'bytes=4-' } })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['content-length', 'content-type', 'content-disposition', 'etag', 'accept-ranges'])
      expect(head.headers[name], name).toBe(headers[name])
  })

  test('comes in parts, so that a broken download goes on', async () => {
    const part = await get(signed(), { range: 'bytes=4-' })
    expect([part.statusCode, part.body]).toEqual([206, '456789'])
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 4-9/10', 'content-length': '6' })
    const etag = String(part.headers.etag)
    for (const condition of ['if-range', 'if-match']) {
      const more = await get(signed(), { range: 'bytes=4-5', [condition]: etag })
      expect([more.statusCode, more.body]).toEqual([206, '45'])
    }
    const last = await get(signed(), { range: 'bytes=-1' })
    expect([last.statusCode, last.body]).toEqual([206, '9'])
  })

  test('comes whole when what the visitor has is of another file', async () => {
    for (const tag of ['"other"', `W/${(await get(signed())).headers.etag}`]) {
      const answer = await get(signed(), { range: 'bytes=4-', 'if-range': tag })
      expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
      expect(answer.headers['content-range']).toBeUndefined()
    }
    expect((await get(signed(), { 'if-match': '"other"' })).statusCode).toBe(412)
  })

  test('has no part beyond its end', async () => {
    const answer = await get(signed(), { range: 'bytes=10-' })
    expect([answer.statusCode, answer.body]).toEqual([416, ''])
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes */10', 'cache-control': 'no-store' })
  })

  test('is not sent again to a browser that has it', async () => {
    const etag = String((await get(signed())).headers.etag)
    const again = await get(signed(), { 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  })

  test('that was replaced has another tag, also when it is as long', async () => {
    const path = await catalogue('app.replaced/1/universal.apk', 'first')
    const { etag } = (await get(signed({ path }))).headers
    await catalogue(path, 'after')
    cache().purge(['app-1'], true)
    const answer = await get(signed({ path }), { range: 'bytes=2-', 'if-range': String(etag) })
    expect([answer.statusCode, answer.body]).toEqual([200, 'after'])
    await rm(folderStore(mediaDir).pathOf(hashOf('after').slice(2)))
    expect((await get(signed({ path }))).statusCode).toBe(404)
  })
})
