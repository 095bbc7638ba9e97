import { describe, expect, test } from 'vitest'
import { hostile } from '../../support/fixture.ts'
import { putRows } from '../../support/put-rows.ts'
import { canonical, db, get, listed, range, tagsOf } from './catalogue.ts'

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
    expect(many.body).toContain('身份已核实，看依据')
    const bad = await get('/developers/5')
    expect(bad.body).not.toContain('javascript:')
    expect(bad.body).not.toContain('<script>alert')
    expect(bad.body).toContain('身份未经核实')
  })

  test('has the most wanted apps first where that is asked for, each with the number it is sorted by', async () => {
    const { body } = await get('/developers/6?sort=downloads')
    expect(listed(body, 'developer-apps')).toEqual(range(139, 110))
    expect(body).toContain('<b>13.9万</b><small>总下载</small>')
    expect(canonical(body)).toBeUndefined()
    expect((await get('/developers/6')).body).toMatch(/<b>(2026-)?01-\d\d<\/b><small>更新<\/small>/)
    expect(listed((await get('/developers/6?page=2&sort=downloads')).body, 'developer-apps')).toEqual(
      range(109, 100),
    )
    const { headers } = await get('/developers/6?page=1&sort=downloads')
    expect(headers.location).toBe('/developers/6?sort=downloads')
    for (const sort of ['updated', 'rating', ''])
      expect((await get(`/developers/6?sort=${sort}`)).statusCode).toBe(404)
  })

  test('says who they are and how to reach them, as far as that is known', async () => {
    const bare = (await get('/developers/6')).body
    for (const word of ['mailto:', '资质', '入驻']) expect(bare).not.toContain(word)
    const known = { email: 'hi@many.example', legal_name: '多产有限公司', filing_number: '演ICP备1号' }
    await putRows(db, {
      developers: [{ id: 6, ...known, joined_at: '2021-05-05' }],
      developer_texts: [{ developer_id: 6, locale: 'zh-CN', description: `做了很多 ${hostile}` }],
    })
    const { body } = await get('/developers/6')
    for (const word of [
      'href="mailto:hi@many.example"',
      '多产有限公司',
      '演ICP备1号',
      '2021 年入驻',
      '做了很多',
    ])
      expect(body).toContain(word)
    expect(body).not.toContain('地址')
    expect(body).not.toContain('<script>alert')
    // All their apps together: 100 … 139 thousand downloads.
    expect(body).toMatch(/<dt>次下载<\/dt><dd>478\.0万/)
  })

  test('with few apps has room for those of others', async () => {
    const { body } = await get('/developers/1')
    expect(listed(body, 'developer-apps')).toEqual([1])
    expect(body).not.toContain('排序')
    expect((await get('/developers/6')).body).not.toContain('developer-others')
  })

  test('without apps stays out of search engines; an unknown one is 404', async () => {
    const { body, statusCode } = await get('/developers/7')
    expect([statusCode, body.includes('<meta name="robots" content="noindex"/>')]).toEqual([200, true])
    for (const url of ['/developers/99', '/developers/0', '/developers/x', '/developers/6?page=x'])
      expect((await get(url)).statusCode).toBe(404)
  })
})
