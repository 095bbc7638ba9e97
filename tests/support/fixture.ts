import { commentId } from '../../rules/comment-id.ts'
import { query } from './query.ts'

/** Two live apps and a delisted one, small enough to be known by heart. */
export async function insertFixture(databaseUrl: string): Promise<void> {
  await query(databaseUrl, fixture)
}

export const hostile = `<script>alert(1)</script> <!--island-0--> "'&`
export const talkative = commentId(1, 1)

const fixture = `
insert into developers (id, name, verified) values (1, '青屿软件工作室', true);
insert into categories (id, parent_id, resource_type, slug) values (1, null, 0, 'soft'), (2, 1, 0, 'office');
insert into category_texts values (1, 'zh-CN', '软件'), (2, 'zh-CN', '效率办公'), (2, 'en', 'Productivity');
insert into apps (id, package_name, resource_type, status, developer_id, icon_key, filing_number, privacy_url, has_ads) values
  (1, 'app.qingyu.moss', 0, 'live', 1, 'icon/square', '演ICP备2099012345号-2A', 'https://qingyu.example/privacy', false),
  (2, 'example.plain', 1, 'live', null, 'icon/square', null, null, null),
  (3, 'example.gone', 0, 'delisted', null, 'icon/square', null, null, null);
insert into app_texts values
  (1, 'zh-CN', '苔藓手帐', '每天一页', E'第一段。\\n第二段。\\n第三段。'),
  (1, 'en', 'Moss', 'A page a day', 'First.'),
  (2, 'zh-CN', '${hostile.replaceAll("'", "''")}', '', ''),
  (3, 'zh-CN', '旧应用', '', '');
insert into app_stats values (1, 12864000, 3, '{1,0,0,0,3}');
insert into app_categories values (1, 2, 0), (1, 1, 1);
insert into permissions (id, name) values (1, 'android.permission.INTERNET'), (2, 'android.permission.CAMERA');
insert into versions (id, app_id, version_code, version_name, min_sdk, permission_ids, released_at)
  select n, 1, 30000 + n, '3.6.' || n, 26, '{1,2}', timestamptz '2026-11-01 00:00+08' + n * interval '1 day'
  from generate_series(1, 8) n;
insert into version_texts values (8, 'zh-CN', E'新增纸张\\n修复问题');
insert into packages
  select n, abi, 'app.qingyu.moss/' || 30000 + n || '/' || abi || '.apk', 90387251, sha256('file'), sha256('signer')
  from generate_series(2, 8) n, unnest(array['arm64-v8a', 'universal']) abi;
update apps set current_version_id = 8 where id = 1;
insert into screenshots (app_id, position, image_key, width, height) values
  (1, 1, 'shot/second', 1920, 1080), (1, 0, 'shot/first', 1080, 1920);
insert into notices (app_id, locale, body, position, starts_at, ends_at) values
  (1, 'zh-CN', '还没开始', 0, now() + interval '1 hour', null),
  (1, 'zh-CN', '已经结束', 1, null, now() - interval '1 hour'),
  (1, 'zh-CN', '正在进行', 2, null, null);
insert into comments (app_id, id, author, rating, body, reply_count, hidden, created_at) values
  (1, ${talkative}, '小麦茶', 5, '很好用', 25, false, '2026-11-12 21:40+08'),
  (1, ${commentId(1, 2)}, '北岸', null, '${hostile.replaceAll("'", "''")}', 0, false, '2026-11-13 08:15+08'),
  (1, ${commentId(1, 3)}, '某人', 1, '不该看见的评论', 0, true, '2026-11-14 08:15+08'),
  (2, ${commentId(2, 1)}, '别处', 3, '另一个应用的评论', 0, false, '2026-11-12 08:00+08');
insert into replies (app_id, comment_id, number, author, by_developer, body, hidden)
  select 1, ${talkative}, n, '用户' || n, n = 0, '回复' || n, n = 1 from generate_series(0, 24) n;
`
