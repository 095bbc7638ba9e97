import { beforeAll, describe, expect, test, vi } from 'vitest'
import { tellHiddenAds } from '../../server/ads/tell-hidden-ads.ts'
import { putRow, removeAll } from '../support/put-rows.ts'
import { uncheckedLinks } from '../support/unchecked-links.ts'
import { suiteDatabase } from './suite.ts'

const { url, db } = suiteDatabase('hidden_ads')

const put = (img: string, ends = 'infinity') =>
  putRow(url, 'ad_locations', { app_id: 1, ad_location_type: 0, ad_url: '/', img_url: img, ends_at: ends })

describe('ads that no page shows', () => {
  beforeAll(async () => {
    await uncheckedLinks(url)
    await put('/img/own.jpg')
    await put('https://ads.example/seen.png')
    await put('https://elsewhere.example/over.png', '2020-01-01')
  })

  test('[AD-4] they are logged at the start, and again only when they are others', async () => {
    const warn = vi.fn()
    const told = () => warn.mock.calls.map(([what]) => what.ads?.map((ad: { imgUrl: string }) => ad.imgUrl))
    await put('https://elsewhere.example/a.png')
    const watch = tellHiddenAds(db, ['ads.example'], { warn }, 30)
    try {
      await vi.waitFor(() => expect(told()).toEqual([['https://elsewhere.example/a.png']]))
      await put('//ads.example/b.png')
      await vi.waitFor(() =>
        expect(told()[1]).toEqual(['https://elsewhere.example/a.png', '//ads.example/b.png']),
      )
      await new Promise(done => setTimeout(done, 120))
      expect(warn).toHaveBeenCalledTimes(2)
      expect(warn.mock.calls[0]?.[1]).toContain('AD_PICTURE_HOSTS')
    } finally {
      watch.stop()
    }
  })

  test.each([
    'http://ads.example/a.png',
    'https://ads.example.evil/a.png',
    'https://evil@ads.example/a.png',
    'https://ads.example:8443/a.png',
    'data:image/png;base64,x',
  ])('[AD-4] a picture at %s is on no list', async img => {
    const warn = vi.fn()
    await removeAll(url, 'ad_locations')
    await put(img)
    const watch = tellHiddenAds(db, ['ads.example'], { warn })
    await vi.waitFor(() => expect(warn).toHaveBeenCalled())
    watch.stop()
  })
})
