import { banner } from '../art/banner.ts'
import { keyOf } from '../art/svg.ts'
import { daysAgo } from '../core/clock.ts'
import type { App, Row } from '../model.ts'

type Made = { ads: Row[]; banners: Row[]; configs: Row[]; masters: [string, string][] }

/** Slug of the app advertised, page type (null: every one), place on the page, page it stands on (null: every one). */
const ads: [string, number | null, number, string | null][] = [
  ['xiaoman', 0, 1, 'moss'],
  ['qingge', 1, 1, null],
  ['maitian', null, 2, null],
  ['dengta', 0, 0, 'whale'],
  ['yuyin', 2, 2, null],
  ['shanlu', 1, 2, 'whale'],
]

const bannerSlugs: [string, string | null][] = [
  ['qingge', 'moss'],
  ['huli', 'whale'],
  ['banye', null],
  ['guoyuan', null],
]

export function promotions(apps: App[]): Made {
  const find = (slug: string) => {
    const app = apps.find(one => one.slug === slug)
    if (!app) throw new Error(`no app ${slug}`)
    return app
  }
  const masters: [string, string][] = []
  const draw = (folder: string, app: App) => {
    const picture = banner(app, app.name, app.summary, folder === 'ad')
    const key = keyOf(`${folder}/${app.slug}`, picture)
    masters.push([key, picture])
    return key
  }
  const during = { starts_at: daysAgo(10), ends_at: daysAgo(-80) }
  return {
    masters,
    ads: ads.map(([slug, page_type, ad_location_type, on], index) => {
      const app = find(slug)
      return {
        id: index + 1,
        app_id: on ? find(on).id : null,
        page_type,
        ad_location_type,
        ad_url: `/apps/${app.id}`,
        img_url: `/img/${draw('ad', app)}_1200x675.webp`,
        ...during,
      }
    }),
    banners: bannerSlugs.map(([slug, on], index) => {
      const app = find(slug)
      return {
        id: index + 1,
        app_id: on ? find(on).id : null,
        title: app.name,
        body: app.summary,
        image_key: draw('banner', app),
        url: `/apps/${app.id}`,
        ...during,
      }
    }),
    configs: [
      {
        id: 1,
        app_id: null,
        page_type: null,
        display: '下载',
        ch: 'pergola_demo',
        download_type: 1,
        download_url: '',
      },
      {
        id: 2,
        app_id: find('dengta').id,
        page_type: 1,
        display: '高速下载',
        ch: 'pergola_demo_fast',
        download_type: 0,
        download_url: '',
      },
    ],
  }
}
