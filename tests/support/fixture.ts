import { commentId } from '../../rules/reports/comment-id.ts'
import { putRows } from './put-rows.ts'
import { readyPictures } from './ready-pictures.ts'
import { hashOf, inDays, upTo } from './values.ts'

/** Two live apps and a delisted one, small enough to be known by heart. */
export async function insertFixture(databaseUrl: string): Promise<void> {
  await putRows(databaseUrl, fixture())
  await readyPictures(databaseUrl, '17774a')
}

export const hostile = `<script>alert(1)</script> <!--island-0--> "'&`
export const talkative = commentId(1, 1)

const fixture = () => ({
  developers: [{ id: 1, name: '青屿软件工作室' }],
  developer_proofs: [
    {
      id: 1,
      developer_id: 1,
      method: 'papers',
      papers: '营业执照',
      added_by: 'a test',
      added_at: inDays(-1),
      expires_at: inDays(400),
    },
  ],
  categories: [
    { id: 1, parent_id: null, resource_type: 0, slug: 'soft' },
    { id: 2, parent_id: 1, resource_type: 0, slug: 'office' },
  ],
  category_texts: [
    { category_id: 1, locale: 'zh-CN', name: '软件' },
    { category_id: 2, locale: 'zh-CN', name: '效率办公' },
    { category_id: 2, locale: 'en', name: 'Productivity' },
  ],
  apps: [
    {
      id: 1,
      package_name: 'app.qingyu.moss',
      resource_type: 0,
      status: 'live',
      developer_id: 1,
      icon_key: 'icon/square',
      filing_number: '演ICP备2099012345号-2A',
      has_ads: false,
      privacy_url: 'https://qingyu.example/privacy',
    },
    { id: 2, package_name: 'example.plain', resource_type: 1, status: 'live', icon_key: 'icon/square' },
    { id: 3, package_name: 'example.gone', resource_type: 0, status: 'delisted', icon_key: 'icon/square' },
  ],
  app_texts: [
    {
      app_id: 1,
      locale: 'zh-CN',
      name: '苔藓手帐',
      summary: '每天一页',
      description: '第一段。\n第二段。\n第三段。',
    },
    { app_id: 1, locale: 'en', name: 'Moss', summary: 'A page a day', description: 'First.' },
    { app_id: 2, locale: 'zh-CN', name: hostile },
    { app_id: 3, locale: 'zh-CN', name: '旧应用' },
  ],
  app_stats: [{ app_id: 1, downloads: 12_864_000, ratings: [1, 0, 0, 0, 3] }],
  app_categories: [
    { app_id: 1, category_id: 2, position: 0 },
    { app_id: 1, category_id: 1, position: 1 },
  ],
  permissions: [
    { id: 1, name: 'android.permission.INTERNET' },
    { id: 2, name: 'android.permission.CAMERA' },
  ],
  versions: upTo(8).map(i => ({
    id: i + 1,
    app_id: 1,
    version_code: 30_001 + i,
    version_name: `3.6.${i + 1}`,
    min_sdk: 26,
    permission_ids: [1, 2],
    released_at: new Date(Date.parse('2026-11-01T00:00:00+08:00') + (i + 1) * 86_400_000).toISOString(),
  })),
  version_texts: [{ version_id: 8, locale: 'zh-CN', whats_new: '新增纸张\n修复问题' }],
  packages: upTo(7).flatMap(i =>
    ['arm64-v8a', 'universal'].map(abi => ({
      version_id: i + 2,
      abi,
      path: `app.qingyu.moss/${30_002 + i}/${abi}.apk`,
      size: 90_387_251,
      // The newest is the one whose file tests keep (tests/integration/suite.ts).
      sha256: hashOf(i === 6 && abi === 'universal' ? '0123456789' : `file ${i} ${abi}`),
      signer_sha256: hashOf('signer'),
    })),
  ),
  screenshots: [
    { app_id: 1, position: 1, image_key: 'shot/second', width: 1920, height: 1080 },
    { app_id: 1, position: 0, image_key: 'shot/first', width: 1080, height: 1920 },
  ],
  notices: [
    { app_id: 1, locale: 'zh-CN', body: '还没开始', position: 0, starts_at: inDays(30) },
    { app_id: 1, locale: 'zh-CN', body: '已经结束', position: 1, ends_at: inDays(-1) },
    { app_id: 1, locale: 'zh-CN', body: '正在进行', position: 2 },
  ],
  comments: [
    {
      app_id: 1,
      id: talkative,
      author: '小麦茶',
      rating: 5,
      body: '很好用',
      created_at: '2026-11-12T21:40:00+08:00',
    },
    {
      app_id: 1,
      id: commentId(1, 2),
      author: '北岸',
      body: hostile,
      created_at: '2026-11-13T08:15:00+08:00',
    },
    {
      app_id: 1,
      id: commentId(1, 3),
      author: '某人',
      rating: 1,
      body: '不该看见的评论',
      hidden: true,
      created_at: '2026-11-14T08:15:00+08:00',
    },
    {
      app_id: 2,
      id: commentId(2, 1),
      author: '别处',
      rating: 3,
      body: '另一个应用的评论',
      created_at: '2026-11-12T08:00:00+08:00',
    },
  ],
  replies: upTo(25).map(n => ({
    app_id: 1,
    comment_id: talkative,
    number: n,
    author: `用户${n}`,
    body: `回复${n}`,
    by_developer: n === 0,
    hidden: n === 1,
  })),
})
