import { describe, expect, test } from 'vitest'
import { canonical, get, listed, range, tagsOf } from './catalogue.ts'

describe('a developer', () => {
  test('has the apps that are live, the last changed first, by pages', async () => {
    const first = await get('/developers/6')
    expect(listed(first.body, 'developer-apps')).toEqual(range(100, 129))
    expect(listed((await get('/developers/6?page=2')).body, 'developer-apps')).toEqual(range(130, 139))
    expect(first.body).toMatch(/data-card="app-100"[^>]*data-position="0"/)
    expect((await get('/developers/6?page=2')).body).toMatch(/data-card="app-130"[^>]*data-position="30"/)
    expect(canonical(first.body)).toBe('https://store.example/developers/6')
    expect(tagsOf(first.headers)).toEqual(['layout', 'developer-6', ...range(100, 129).map(n => `app-${n}`)])
    expect((await get('/developers/6?page=3')).statusCode).toBe(404)
    expect((await get('/developers/6?page=1')).headers.location).toBe('/developers/6')
  })

  test('is named, said to be known or not, and linked to where it is safe', async () => {
    const many = await get('/developers/6')
    expect(many.body).toContain('href="https://many.example/a" rel="nofollow noopener"')
    expect(many.body).toContain('身份已由花架核实')
    const bad = await get('/developers/5')
    expect(bad.body).not.toContain('javascript:')
    expect(bad.body).not.toContain('<script>alert')
    expect(bad.body).toContain('身份未经核实')
  })

  test('without apps stays out of search engines; an unknown one is 404', async () => {
    const { body, statusCode } = await get('/developers/7')
    expect([statusCode, body.includes('<meta name="robots" content="noindex"/>')]).toEqual([200, true])
    for (const url of ['/developers/99', '/developers/0', '/developers/x', '/developers/6?page=x'])
      expect((await get(url)).statusCode).toBe(404)
  })
})
