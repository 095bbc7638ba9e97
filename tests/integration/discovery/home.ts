import { describe, expect, test } from 'vitest'
import { refreshRanks } from '../../../data/db/queries/refresh-ranks.ts'
import { putRows, type Row } from '../../support/put-rows.ts'
import { inDays } from '../../support/values.ts'
import { canonical, db, get, listed, phone, range, tagsOf } from './catalogue.ts'

describe('the home page', () => {
  test.each(['curl/8.0', phone])(
    'shows what is hot, new, rising and worth a game (user agent %s)',
    async userAgent => {
      await refreshRanks(db)
      const { body, headers } = await get('/', userAgent)
      expect(listed(body, 'home-hot')).toEqual([1])
      expect(listed(body, 'home-games')).toHaveLength(4)
      const charts = [...listed(body, 'home-top-game'), ...listed(body, 'home-rising')]
      expect(charts.slice(0, 5)).toEqual([139, ...range(100, 103)])
      // An app in a chart makes room in the rest of the page, where there is enough else.
      const rest = ['home-games', 'home-fresh'].flatMap(module => listed(body, module))
      expect(listed(body, 'home-fresh').slice(0, 2)).toEqual([2, 136])
      expect(rest.filter(id => charts.includes(id))).toEqual([])
      expect(body).toContain('href="/category/3"')
      const tags = tagsOf(headers)
      for (const tag of ['layout', 'home', 'ranks', 'gifts', 'app-1', 'app-139']) expect(tags).toContain(tag)
      expect(new Set(tags).size).toBe(tags.length)
      expect(canonical(body)).toBe('https://store.example/')
    },
  )

  test('shows what its people put on top, in its time, and leads nowhere unsafe', async () => {
    const feature = (title: string, image: string, url: string, more: Row = {}) => ({
      locale: 'zh-CN',
      title,
      image_key: `feature/${image}`,
      url,
      ...more,
    })
    await putRows(db, {
      features: [
        feature('五个小工具', 'a', '/category/2', { kicker: '专题' }),
        feature('广告位', 'b', 'https://ads.example/', { app_id: 2, ad: true, position: 1 }),
        feature('过期的', 'c', '/', { ends_at: inDays(-1) }),
        feature('不安全的', 'd', 'javascript:alert(1)', { position: 2 }),
        feature('下架的', 'e', '/apps/3', { app_id: 3 }),
      ],
    })
    const { body } = await get('/')
    expect(
      [...body.matchAll(/data-card="feature-\d+".*?<b dir="auto">([^<]*)/gs)].map(match => match[1]),
    ).toEqual(['五个小工具', '广告位'])
    expect(body).toContain('rel="nofollow noopener sponsored"')
    expect(body).not.toContain('javascript:')
  })
})
