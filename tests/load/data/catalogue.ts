import { fraction, mix, pick } from './random.ts'
import { commentsOf, type Shape, VERSIONS_PER_APP } from './shape.ts'
import { type Table, table, time } from './table.ts'
import { descriptions, hash, names, notes } from './text.ts'

const LOCALE = 'zh-CN'
const CATEGORIES = 42
const PERMISSIONS = 60

export const developersOf = (apps: number): number => Math.ceil(apps / 20)

export const developerName = (id: number): string => `${pick(names, mix(3, id))}工作室${id}`

export const packageOf = (id: number): string => `com.${mix(4, id).toString(36)}.app${id}`

/** The tables in the order that a store fills them: all first versions stand before all second ones. */
export function catalogue(shape: Shape): Table[] {
  const { apps } = shape
  const developers = developersOf(apps)
  const versions = apps * VERSIONS_PER_APP
  const appOf = (versionId: number) => ((versionId - 1) % apps) + 1
  const ageOf = (versionId: number) => Math.floor((versionId - 1) / apps)

  return [
    table('developers', 'id,name,website,verified', developers, id => [
      id,
      developerName(id),
      `https://d${id}.example.com/`,
      id % 3 === 0,
    ]),
    table('categories', 'id,parent_id,resource_type,slug,position', CATEGORIES, id => [
      id,
      id <= 2 ? null : (id % 2) + 1,
      id % 2,
      `category-${id}`,
      id,
    ]),
    table('category_texts', 'category_id,locale,name', CATEGORIES, id => [id, LOCALE, `分类${id}`]),
    table('permissions', 'id,name', PERMISSIONS, id => [id, `android.permission.P${id}`]),
    table(
      'apps',
      'id,package_name,resource_type,status,developer_id,current_version_id,icon_key,filing_number,' +
        'privacy_url,has_ads,has_purchases,created_at,updated_at',
      apps,
      id => [
        id,
        packageOf(id),
        id % 2,
        mix(5, id) % 100 === 0 ? 'delisted' : 'live',
        (mix(6, id) % developers) + 1,
        (VERSIONS_PER_APP - 1) * apps + id,
        `icons/${mix(7, id).toString(16)}`,
        id % 4 === 0 ? null : `粤ICP备${mix(8, id) % 90_000_000}号-${id % 9}A`,
        `https://d${id}.example.com/privacy`,
        id % 5 === 0 ? null : id % 2 === 0,
        id % 5 === 0 ? null : id % 3 === 0,
        time(0),
        time(fraction(9, id)),
      ],
    ),
    table('app_texts', 'app_id,locale,name,summary,description', apps, id => [
      id,
      LOCALE,
      `${pick(names, mix(10, id))}的花园${id}`,
      '一个小而安静的应用，打开就能用，没有广告',
      pick(descriptions, mix(11, id)),
    ]),
    table('app_stats', 'app_id,downloads,week_downloads,comments,ratings', apps, id => {
      const rated = mix(12, id) % 5000
      const downloads = mix(13, id) % 90_000_000
      return [
        id,
        downloads,
        Math.floor(downloads * 0.02 * fraction(24, id)),
        commentsOf(shape, id),
        `{${rated >> 5},9,${rated >> 4},${rated >> 1},${rated}}`,
      ]
    }),
    // Two rows for a third of the apps.
    table('app_categories', 'app_id,category_id,position', apps + Math.floor(apps / 3), n => {
      const id = n <= apps ? n : (n - apps) * 3
      const first = 3 + (mix(14, id) % 40)
      return n <= apps ? [id, first, 0] : [id, 3 + ((first - 3 + 1 + (id % 39)) % 40), 1]
    }),
    table(
      'versions',
      'id,app_id,version_code,version_name,min_sdk,target_sdk,permission_ids,released_at',
      versions,
      id => {
        const [appId, age] = [appOf(id), ageOf(id)]
        const lowest = 1 + (mix(15, appId) % 30)
        const permissions = Array.from({ length: 4 + (appId % 9) }, (_, n) => lowest + n * 2)
        const at = time((age + fraction(16, appId)) / VERSIONS_PER_APP)
        return [
          id,
          appId,
          100 + age * 7,
          `${age + 1}.${appId % 10}.0`,
          21 + (appId % 8),
          35,
          `{${permissions}}`,
          at,
        ]
      },
    ),
    table('version_texts', 'version_id,locale,whats_new', versions, id => [
      id,
      LOCALE,
      pick(notes, mix(17, id)),
    ]),
    table('packages', 'version_id,path,size,sha256,signer_sha256', versions, id => [
      id,
      `packages/${appOf(id)}/${id}-${mix(18, id).toString(16)}.apk`,
      1_000_000 + (mix(19, id) % 900_000_000),
      hash(20, id),
      hash(21, appOf(id)),
    ]),
    table('screenshots', 'app_id,position,image_key,width,height,caption', apps * 4, n => {
      const [id, position] = [Math.ceil(n / 4), (n - 1) % 4]
      const size = id % 2 ? [1080, 1920] : [1920, 1080]
      return [id, position, `screenshots/${mix(22, n).toString(16)}`, ...size, '主界面']
    }),
    table('notices', 'id,app_id,locale,body,url', Math.floor(apps / 10), n => [
      n,
      n * 10 - (mix(23, n) % 10),
      LOCALE,
      '本周末维护，期间可能无法登录，给您带来不便，敬请谅解',
      null,
    ]),
  ]
}
