import { mix } from '../data/random.ts'
import { type Table, table } from '../data/table.ts'

const DAY = 86_400_000
const LOCALE = 'zh-CN'

const inDays = (days: number) => new Date(Date.now() + Math.floor(days * DAY)).toISOString()

/** A beginning and an end: of ten, eight are over, one is on, one is to come. */
function times(seed: number, n: number): [string, string] {
  const since = [5, 15][mix(seed, n) % 10] ?? -40 - (mix(seed, n) % 900)
  const from = since === 5 ? -10 : since
  return [inDays(from), inDays(from + 30)]
}

/** What people place, in a store of this many apps; notices stand in the catalogue. */
export function placements(apps: number): Table[] {
  const some = (share: number) => Math.max(20, Math.ceil(apps * share))
  const app = (seed: number, n: number) => (n % 50 === 0 ? null : 1 + (mix(seed, n) % apps))
  return [
    table(
      'gift_cards',
      'app_id,locale,title,content,remaining,total,valid_until,source_url',
      some(0.05),
      n => [
        1 + (mix(231, n) % apps),
        LOCALE,
        `礼包${n}`,
        '金币一百',
        n % 100,
        100,
        times(232, n)[1],
        'https://gifts.example.com/',
      ],
    ),
    table(
      'ad_locations',
      'app_id,page_type,ad_location_type,ad_url,img_url,starts_at,ends_at',
      some(0.02),
      n => [
        app(233, n),
        n % 4 === 3 ? null : n % 4,
        n % 3,
        `https://ads.example.com/${n}`,
        `https://ads.example.com/${n}.png`,
        ...times(234, n),
      ],
    ),
    table('download_configs', 'app_id,page_type,display', some(0.02), n => [n, n % 3, '下载']),
    table('brand_banners', 'app_id,title,image_key,url,starts_at,ends_at', some(0.005), n => [
      app(235, n),
      `品牌${n}`,
      `banners/${n}`,
      'https://brand.example.com/',
      ...times(236, n),
    ]),
    table('features', 'app_id,locale,title,image_key,url,position,starts_at,ends_at', some(0.001), n => [
      app(237, n),
      LOCALE,
      `推荐${n}`,
      `features/${n}`,
      `/apps/${n}`,
      n % 20,
      ...times(238, n),
    ]),
    table('collections', 'id,locale,title,position,starts_at,ends_at', some(0.001), n => [
      n,
      LOCALE,
      `合集${n}`,
      n % 20,
      ...times(239, n),
    ]),
    table('collection_apps', 'collection_id,app_id,position', some(0.001) * 20, n => [
      Math.ceil(n / 20),
      1 + (((n - 1) * 7919) % apps),
      n % 20,
    ]),
  ]
}
