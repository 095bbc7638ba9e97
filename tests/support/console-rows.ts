import { ANTI_FEATURES } from '../../contract/import/anti-features.ts'
import { PLACEMENT_KINDS } from '../../contract/placements.ts'
import { PLACEMENTS } from '../../data/db/queries/placements/kinds.ts'
import { commentId } from '../../rules/reports/comment-id.ts'
import { query } from './query.ts'

const HASH = Buffer.alloc(32)
export const OTHER_HASH = Buffer.alloc(32, 1)
const HEX = `'\\x${HASH.toString('hex')}'`
const LATE = `'2100-01-01'`
const PLACEMENT = 900

/** What the console's statements are run with (statement-values.ts). */
export const consoleValues: Record<string, unknown> = {
  above: 0,
  actors: ['a test'],
  agreed: false,
  beforeCode: null,
  below: Number.MAX_SAFE_INTEGER,
  belowId: Number.MAX_SAFE_INTEGER,
  beyond: '青\u{10ffff}',
  browser: HASH,
  bytes: 1,
  changedBefore: 'infinity',
  command: 'app.edit',
  commands: ['app.edit', 'change.undo', 'developer.put'],
  counter: 2,
  days: 30,
  decidedBy: null,
  email: 'ann@example.org',
  expires: 4e9,
  hash: HASH,
  inCategories: null,
  inState: null,
  input: '{"app": 1}',
  isFresh: true,
  isOwn: false,
  issuer: 'https://id.example',
  key: 'a key',
  label: 'Chrome',
  modified: 1,
  name: 'moss.apk',
  number: null,
  ofApp: null,
  ofKind: null,
  ofRepository: null,
  packageNames: ['app.qingyu.moss'],
  pictures: 1,
  placement: PLACEMENT,
  publicKey: HASH,
  reasonKind: 'mistake',
  secret: 'secret',
  sha256: HASH.toString('hex'),
  sought: '{ "apps": [1] }',
  size: 1000,
  start: '青',
  subject: 'ann',
  token: HASH,
  tokenId: 1,
  transports: ['usb'],
  when: 'all',
  who: 'a test',
  withWarnings: null,
}

/** A person's actions in the console, and their open requests. Returns the values that are known only then. */
export async function insertConsoleRows(url: string, staff: number) {
  const one = async (text: string) => (await query(url, text)).rows[0]
  await query(
    url,
    `update staff set email = 'ann@example.org' where id = ${staff};
    insert into staff_keys (id, staff_id, public_key, counter, label, used_at) values ('a key', ${staff}, ${HEX}, 1, 'Chrome', now());
    insert into staff_codes (hash, staff_id) values (${HEX}, ${staff});
    insert into personal_tokens (hash, staff_id, label, expires_at, used_at, used_by) values (sha256('secret'), ${staff}, 'CI', now() + interval '80 days', now(), 'shell:ann');
    insert into staff_links (hash, staff_id, expires_at) values (${HEX}, ${staff}, ${LATE});
    insert into staff_subjects (issuer, subject, staff_id) values ('https://id.example', 'ann', ${staff});
    insert into staff_uploads (staff_id, name, size, modified) values (${staff}, 'moss.apk', 1000, 1);
    insert into missed_words (word, searches) values ('青团子', 40);
    insert into reports (app_id, comment_id, reason, body) values (1, ${commentId(1, 1)}, 'spam', '广告');
    insert into reports (developer_id, reason, body) values (1, 'spam', '广告');
    insert into reports (about, reason, body) values ('页面', 'spam', '广告');
    update versions set anti_features = '{${ANTI_FEATURES}}';
    update inspections set inspection = inspection
      || '{"findings": [{"id": "debuggable", "level": "note", "about": ""}]}'
      || jsonb_build_object('facts', inspection -> 'facts' || '{"versionName": "1.0"}')`,
  )
  await insertRepositories(url)
  await insertPlacements(url)
  const { id: sessionId } = await one(
    `insert into staff_sessions (hash, staff_id, browser, agent, network) values (${HEX}, ${staff}, ${HEX}, 'Chrome', '192.0.2') returning id`,
  )
  const { id: openRequest } = await one(
    `insert into staff_requests (command, input, staff_id, expires_at) values ('app.edit', '{"app": 1}', ${staff}, ${LATE}) returning id`,
  )
  const { id: decidedRequest } = await one(
    `insert into staff_requests (command, input, reason_kind, app_id, staff_id, expires_at, decided_at, decided_by, agreed, change_id)
     select 'change.undo', jsonb_build_object('change', c.id), 'mistake', 1, ${staff}, ${LATE}, now(), p.id, true, c.id
     from (select max(undoes) as id from changes) c, (select max(id) as id from staff) p returning id`,
  )
  const sent = await one(
    `insert into staff_uploads (staff_id, name, size, modified, sha256)
     select ${staff}, 'moss.apk', file.size, 2, file.sha256 from packages file join versions v on v.id = file.version_id
     where v.app_id = 1 order by v.id limit 1
     returning id, (select version_code::text from versions where app_id = 1 order by id limit 1) as code`,
  )
  const { name: person } = await one(`select name from staff where id = ${staff}`)
  const { id: repository } = await one('select min(id) as id from repositories')
  const { id: importRun } = await one('select max(id) as id from import_runs')
  const late = { upload: sent.id, versionCode: sent.code, person, repository }
  return { openRequest, decidedRequest, importRun, sessionId, ...late }
}

/** Two, which have most apps: of each state some, and one name that both have. The others are the store's own. */
const insertRepositories = (url: string) =>
  query(
    url,
    `${['status = $$delisted$$', 'current_version_id = null', 'status = $$delisted$$, taken_down = true']
      .map(
        set => `update apps set ${set} where id in (
          select max(id) from apps where status = 'live' and current_version_id is not null group by id % 5 = 0);`,
      )
      .join('\n')}
    insert into repositories (address, name, fingerprint, ran_at)
      select 'https://r' || n || '.example/repo', 'R' || n, ${HEX}, now() from generate_series(1, 2) n;
    insert into repository_apps (repository_id, package_name, app_id, state)
      select (select min(id) + (a.id = 2)::int from repositories), package_name, id, 'offered' from apps a where id % 5 > 0 and id <> 1;
    insert into repository_apps (repository_id, package_name, state)
      select (select min(id) from repositories), package_name, 'waiting' from apps where id = 2;
    insert into import_runs (repository_id, ended_at, outcome, reason, notes)
      select min(id), now(), 'refused', 'slow', '[{"id": "slow", "place": "", "about": ""}]' from repositories;
    insert into repositories (address, name) values ('a test', 'R');
    insert into import_runs (repository_id, ended_at, outcome, first_change, last_change, changes)
      select id, now(), 'index', 1, (select max(change_id) from sightings), 9 from repositories where address = 'a test'`,
  )

/** Of each kind two that want the same place at the same time. */
const insertPlacements = (url: string) =>
  query(
    url,
    PLACEMENT_KINDS.map(kind => PLACEMENTS[kind].table)
      .flatMap(table =>
        [0, 1].map(
          more => `insert into ${table}
            select (jsonb_populate_record(t, '{"id": ${PLACEMENT + 1 - more}, "app_id": ${1 + (table === 'download_configs' ? more : 0)}, "page_type": 2,
              "position": ${2 - more}, "starts_at": "2026-01-01", "ends_at": "2100-01-01"}')).* from ${table} t order by id limit 1;`,
        ),
      )
      .concat(`insert into collection_apps (collection_id, app_id) values (${PLACEMENT}, 1)`)
      .join('\n'),
  )

/** Some edits of an app become what else is done with apps, and one change has all that a change can have. */
export const rewriteChanges = (url: string, change: number | null, edits: (number | null)[]) =>
  query(
    url,
    `alter table changes disable trigger changes_stay;
    update changes set approved_by = 'another', reason_kind = 'mistake', undoes = ${edits[0]}, apps = '{1}', role = 'repository' where id = ${change};
    update changes set command = 'app.takedown', reason_kind = 'malware' where id = ${edits[0]};
    update changes set command = 'version.withdraw', rows = '[{"table": "versions", "before": {"id": 1}, "after": {"id": 1}}]' where id = ${edits[1]};
    update changes set command = 'comment.hide', input = '{"comment": ${commentId(1, 2)}}' where id = ${edits[2]};
    alter table changes enable trigger changes_stay;
    update comments set hidden = true where app_id = 1 and id = ${commentId(1, 2)};
    update outbox set sent_at = now(), done_at = now() where change_id in (${change}, ${edits[0]});
    insert into sightings (change_id, edge, variant, ms, seen) select id, 'https://edge.example', 'pc', 100, true from changes`,
  )
