import { describe, expect, test } from 'vitest'
import { MAX_URL_LENGTH } from '../../../platform/security/long-address.ts'
import { longTexts } from '../../support/long-texts.ts'
import { ask, get, raw, strictly } from './ask.ts'
import { temp } from './booted.ts'

describe('the form of a request', () => {
  test.each([
    ['another host', { host: 'evil.example' }],
    ['another port', { host: '127.0.0.1:1' }],
    ['a longer name', { host: 'x127.0.0.1' }],
  ])('[SEC-2] %s is no key of the cache', async (_what, headers) => {
    const { status, headers: answered } = await get('/apps/1', { headers })
    expect(status).toBe(421)
    expect(answered['cache-control']).toBe('no-store')
  })

  test('[SEC-2] nor is no host at all; the usual port may stand there, in capitals too', async () => {
    expect(await raw(temp.settings.ports.edge, 'GET /apps/1 HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 421 /)
    for (const name of ['store.example:443', 'STORE.example'])
      expect(
        (await strictly('/healthz', { headers: { host: name }, localAddress: '127.1.0.1' })).status,
      ).toBe(200)
    expect((await strictly('/healthz', { headers: { host: 'store.example:80' } })).status).toBe(421)
  })

  test('[SEC-2] a header of the edge’s own that a visitor sends is no key of the cache', async () => {
    const headers = { 'x-reply-key': '/wdjweb/api/comment/reply/more?commentId=1&offset=0' }
    const canonical = async (path: string) =>
      /<link rel="canonical" href="[^"]*(\/apps\/\d+)"/.exec((await get(path, { headers })).body)?.[1]
    expect(await canonical('/apps/1')).toBe('/apps/1')
    expect(await canonical('/apps/2')).toBe('/apps/2')
  })

  test('[SEC-2] no character that needs no escape is another way to write an address', async () => {
    const plain = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~']
    for (const escaped of plain.map(one => `%${one.charCodeAt(0).toString(16)}`))
      for (const path of [`/w${escaped}x`, `/apps/${escaped.toUpperCase()}`])
        expect((await get(path)).status, path).toBe(400)
  })

  test('[SEC-2] what must be escaped may be, also in a search', async () => {
    for (const path of ['/search?q=%E8%8B%94%20%61', '/apps/%E8%8B%94', '/apps/1?x=%61'])
      expect((await get(path)).status, path).toBeLessThan(410)
  })

  test('[SEC-2] an address of more than 2 kB is refused, and none of 2 kB takes long or breaks anything', async () => {
    expect((await get('/'.padEnd(MAX_URL_LENGTH + 1, 'x'))).status).toBe(414)
    expect((await get('/search?q=a'.padEnd(4500, '+').concat('b'))).status).toBe(414)
    const starts = [
      '/',
      '/search?q=a',
      '/apps/1?',
      '/gifts?page=',
      '/search/suggest?q=',
      '/qr/1.svg?',
      '/wdjweb/api/',
    ]
    const bad: unknown[] = []
    for (const start of starts)
      for (const text of longTexts(MAX_URL_LENGTH - start.length)) {
        // What HTTP itself does not let through is nothing for a rule to see.
        if (/[^\x21-\x7e]/.test(text) || text.startsWith('/') || text.startsWith('M')) continue
        const started = performance.now()
        const { status } = await get(start + text)
        const ms = performance.now() - started
        if (status >= 500 || ms > 1500) bad.push([start, text.slice(0, 30), status, Math.round(ms)])
      }
    expect(bad).toEqual([])
  }, 120_000)

  test('[SEC-2] nor does a user agent', async () => {
    const bad: unknown[] = []
    for (const text of longTexts(6000)) {
      if (/[^\x20-\x7e]/.test(text)) continue
      const { status } = await get('/apps/1', { headers: { 'user-agent': text, cookie: text } })
      if (status !== 200) bad.push([text.slice(0, 30), status])
    }
    expect(bad).toEqual([])
  }, 60_000)

  test.each([
    'bytes=0-0,2-3',
    'bytes=5-1',
    'items=1',
    'bytes=',
    'bytes=-',
    'bytes=99999999999999999999-',
    'x',
  ])('[SEC-2] Range: %s is the sender’s fault', async range => {
    const headers = { range }
    for (const path of [
      '/apps/1',
      '/collect',
      '/healthz',
      '/apps/1/newurl',
      '/wdjweb/api/x',
      '/img/icon/square_130x130.png',
    ])
      expect((await get(path, { headers })).status, path).toBeLessThan(500)
    const post = await ask(
      temp.settings.ports.edge,
      '/wdjweb/api/getAdConfig',
      { method: 'POST', headers },
      'x',
    )
    expect(post.status).toBeLessThan(500)
    for (const path of ['/videos/long.webm', '/packages/x'])
      for (const method of ['POST', 'OPTIONS'])
        expect((await get(path, { headers, method })).status, `${method} ${path}`).toBeLessThan(500)
    const video = await get('/videos/long.webm', { headers, method: 'HEAD' })
    expect(video.status).toBeLessThan(500)
  })

  test('[SEC-2] a page is sent complete, and a part of a video where one is asked for', async () => {
    expect((await get('/apps/1', { headers: { range: 'bytes=0-9' } })).status).toBe(200)
    const { status, body } = await get('/videos/long.webm', { headers: { range: 'bytes=10-19' } })
    expect([status, body.length]).toEqual([206, 10])
  })
})
