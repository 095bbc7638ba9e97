import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appOver, suiteDatabase } from './suite.ts'

const { webUrl: url, webDb, mediaDir } = suiteDatabase('leaving')
const domains = 'a.example b.example c.example d.example e.example'
let app: Awaited<ReturnType<typeof appOver>>

beforeAll(async () => {
  app = await appOver(webDb, { databaseUrl: url, mediaDir, domains })
})
afterAll(() => app.close())

const go = (to?: string) =>
  app.inject({ url: to === undefined ? '/go' : `/go?to=${encodeURIComponent(to)}`, method: 'GET' })

describe('leaving the site', () => {
  test.each([
    ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
    ['http://shop.b.example/', 'http://shop.b.example/'],
    ['https://deep.shop.e.example', 'https://deep.shop.e.example/'],
    ['/apps/1?x=1', '/apps/1?x=1'],
    ['', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/.//evil.example', '/'],
  ])('[VAL-2] [VAL-10] %j leads to %s', async (to, target) => {
    const answer = await go(to)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(target)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('[VAL-2] without a target it leads home', async () => {
    expect((await go()).headers.location).toBe('/')
  })

  test.each([
    'https://evil.example/',
    'https://evila.example/',
    'https://a.example.evil/',
    'https://a.example@evil.example/',
    'https://a.example:8443/',
    'javascript:alert(1)',
    'intent://a.example#Intent;end',
    'data:text/html,<script>alert(1)</script>',
    'ftp://a.example/',
    'https:\\\\a.example',
    'https://a.example/\n',
    'HTTPS:a.example',
    'apps/1',
  ])('[VAL-2] [VAL-10] %j leads home', async to => {
    const answer = await go(to)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('/')
  })

  test('[VAL-2] a target given twice leads home', async () => {
    const answer = await app.inject('/go?to=/apps/1&to=https://evil.example')
    expect(answer.headers.location).toBe('/')
  })

  test('[VAL-10] a sixth domain is one too many', async () => {
    const at = { databaseUrl: url, mediaDir, domains: `${domains} f.example` }
    await expect(appOver(webDb, at)).rejects.toThrow()
  })
})
