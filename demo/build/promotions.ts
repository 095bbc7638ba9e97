import { widePicture } from '../../rules/pictures/sent-picture.ts'
import { banner } from '../art/banner.ts'
import { keyOf } from '../art/svg.ts'
import { daysAgo } from '../core/clock.ts'
import type { App, Row } from '../model.ts'

type Made = { ads: Row[]; banners: Row[]; configs: Row[]; features: Row[]; masters: [string, string][] }

/** Slug of the app advertised, page type (null: every one), place on the page, page it is on (null: every one). */
const ads: [string, number | null, number, string | null][] = [
  ['xiaoman', 0, 1, 'moss'],
  ['qingge', 1, 1, null],
  ['maitian', null, 2, null],
  ['dengta', 0, 0, 'whale'],
  ['yuyin', 2, 2, null],
  ['shanlu', 1, 2, 'whale'],
  ['xiaoman', null, 0, 'huli'],
  ['qingge', null, 1, 'huli'],
  ['maitian', null, 2, 'huli'],
]

const bannerSlugs: [string, string | null][] = [
  ['qingge', 'moss'],
  ['huli', 'whale'],
  ['banye', null],
  ['guoyuan', null],
]

type Said = [kicker: string, title: string, body: string]

/** On top of the home page: slug; line above, title and line below (empty: the app's own), and the same in English; whether it is paid for. */
const featured: [string, Said, Said, boolean][] = [
  ['whale', ['本周新游', '', ''], ['New this week', '', ''], false],
  [
    'moss',
    ['编辑在用', '不催你的手帐', '断更几天也没关系，苔藓只是睡着了'],
    ['What we use', 'A journal that never nags', 'Skip a few days if you like: the moss is only asleep'],
    false,
  ],
  ['huli', ['慢慢玩', '', ''], ['Take your time', '', ''], false],
  ['luying', ['周末出门', '', ''], ['Out for the weekend', '', ''], false],
  ['maitian', ['', '', ''], ['', '', ''], true],
]

export function promotions(apps: App[]): Made {
  const find = (slug: string) => {
    const app = apps.find(one => one.slug === slug)
    if (!app) throw new Error(`no app ${slug}`)
    return app
  }
  const masters: [string, string][] = []
  const draw = (folder: string, app: App) => {
    const picture =
      folder === 'feature' ? banner(app, '', '') : banner(app, app.name, app.summary, folder === 'ad')
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
        img_url: widePicture(draw('ad', app)),
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
        locale: 'zh-CN',
        translations: { en: { title: app.en.name, body: app.en.summary } },
        image_key: draw('banner', app),
        url: `/apps/${app.id}`,
        ...during,
      }
    }),
    features: featured.map(([slug, [kicker, title, body], [kickerEn, titleEn, bodyEn], ad], position) => {
      const app = find(slug)
      return {
        id: position + 1,
        locale: 'zh-CN',
        app_id: app.id,
        kicker,
        title: title || app.name,
        body: body || app.summary,
        translations: {
          en: { kicker: kickerEn, title: titleEn || app.en.name, body: bodyEn || app.en.summary },
        },
        image_key: draw('feature', app),
        url: `/apps/${app.id}`,
        ad,
        position,
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
      {
        id: 3,
        app_id: find('jiqi').id,
        page_type: null,
        display: '高速下载',
        ch: 'pergola_demo_fast',
        download_type: 0,
        download_url: '',
      },
      {
        id: 4,
        app_id: find('beiji').id,
        page_type: null,
        display: '去官网下载',
        ch: 'pergola_demo_custom',
        download_type: 2,
        download_url: `https://${find('beiji').developerDomain}/download`,
      },
    ],
  }
}
