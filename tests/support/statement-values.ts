import { runCommand } from '../../catalogue/commands/run-commands.ts'
import { APP_LINKS } from '../../contract/app-links.ts'
import { openDatabase } from '../../data/db/database.ts'
import { KINDS } from '../../data/db/queries/documents/document-texts.ts'
import { writeDocuments } from '../../data/db/queries/documents/write-documents.ts'
import { soughtBy } from '../../data/db/queries/search.ts'
import { asksOf } from '../../data/search/query-levels.ts'
import { termAsks } from '../../data/search/term-asks.ts'
import { commentId } from '../../rules/reports/comment-id.ts'
import { approve } from './approve.ts'
import { catalogueValues, insertImported } from './catalogue-values.ts'
import { consoleValues, insertConsoleRows, OTHER_HASH, rewriteChanges } from './console-rows.ts'
import { putAll, putRows } from './put-rows.ts'
import { query } from './query.ts'
import { inHours } from './values.ts'

/** What each statement is run with in the demo's catalogue, by the names of its parameters. */
const statementValues: Record<string, unknown> = {
  ...consoleValues,
  about: '应用名',
  after: 0,
  agent: 'Chrome',
  ago: 0,
  app: 1,
  apps: [1, 2],
  categories: [20],
  entering: [2],
  event: 'link-created',
  leaving: [3],
  body: '打不开',
  by: 'shell:root',
  category: 11,
  collection: 1,
  comment: commentId(1, 1),
  contact: '',
  counts: [90],
  day: '2026-11-02',
  developer: 1,
  downloads: [1_000_000_000, 3],
  floor: 100,
  fault: 'unreachable',
  from: 0,
  holding: '失眠',
  hosts: ['ads.example'],
  isBrand: false,
  kind: -1,
  list: 'soft',
  // None that the demo has, so that every text says which it is in.
  locale: 'fr',
  locales: ['fr'],
  marks: 0,
  network: '192.0.2',
  newNumber: 'cd'.repeat(16),
  offset: 0,
  ofWorth: 1,
  packageName: 'app.qingyu.moss',
  pageType: 0,
  part: 0,
  path: 'app.qingyu.moss/10000/universal.apk',
  ...soughtBy([...asksOf('手帐'), ...termAsks([{ word: '手帐', meant: ['日记'] }])]),
  phrases: ['失眠'],
  reason: 'malware',
  reportNumber: 'ab'.repeat(16),
  signer: 'ab'.repeat(32),
  related: ['日记'],
  script: 'Hans',
  session: 'x',
  sort: 'hot',
  stars: 5,
  table: 'apps',
  timeZone: 'Asia/Shanghai',
  times: 10,
  typed: '青',
  views: [10, 20],
  within: '',
  word: '手帐',
  words: ['手帐'],
  ...catalogueValues,
}

/** Of one statement whose parameter means something else there, by the statement's name. */
const ownValues: Record<string, Record<string, unknown>> = {
  'changes before days': { from: '2026-01-01', until: '2100-01-01' },
  'imports of repository': { address: 'a test' },
  'absent documents': { kind: 'app', locales: ['none'] },
  'put session': { hash: OTHER_HASH },
  'write documents': { kind: 'store', ids: [0] },
  'put code': { hash: OTHER_HASH },
  'put personal token': { hash: OTHER_HASH },
  'put link': { hash: OTHER_HASH },
  'put key': { key: 'another' },
  'record made picture': { kind: 'icon', width: 1, height: 1, color: null, forms: 'w', next: null },
  'made picture': { key: 'made', kinds: ['icon'] },
  'forget pictures': { keys: ['made'] },
  'release taken pictures': { keys: ['made'] },
  'put subject': { issuer: 'https://other.example' },
}

export const valuesFor = (statement: string): Record<string, unknown> => ({
  ...statementValues,
  ...ownValues[statement],
})

/** What the demo lacks, so that every field has a value somewhere; and nothing that ends while the years pass. */
export async function insertRest(databaseUrl: string): Promise<void> {
  await putRows(databaseUrl, {
    apps: [
      { id: 1, coming_at: inHours(0), ...Object.fromEntries(APP_LINKS.map(kind => [`${kind}_url`, '/'])) },
    ],
    developers: [{ id: 1, logo_key: 'logo/qingyu' }],
    ad_locations: [
      { ad_location_type: 0, ad_url: '/', img_url: 'https://unknown.example/a.png' },
      { app_id: 1, ad_location_type: 0, ad_url: '/', img_url: 'https://unknown.example/a.png' },
    ],
  })
  await putAll(databaseUrl, 'gift_cards', { valid_until: 'infinity' }, 'id % 2 = 1')
  await putAll(databaseUrl, 'gift_cards', { code: 'MOSS' }, 'valid_until > now()')
  for (const table of ['ad_locations', 'brand_banners', 'features', 'notices'] as const)
    await putAll(databaseUrl, table, { ends_at: 'infinity' })
  await putAll(
    databaseUrl,
    'packages',
    { signer_sha256: `\\x${'0'.repeat(64)}` },
    'version_id = (select min(id) from versions where app_id = 1)',
  )
  statementValues.change = await undoneChange(databaseUrl)
  const { rows: people } = await query(
    databaseUrl,
    `insert into account_events (staff_id, kind, by) select min(id), 'link-created', 'shell:root' from staff returning staff_id`,
  )
  const staff = people[0].staff_id
  const { rows: reports } = await query(
    databaseUrl,
    `with report as (
       insert into reports (app_id, reason, body, contact) values (1, 'malware', '打不开', 'ann@example.org') returning id
     )
     insert into contact_views (report_id, staff_id) select id, ${staff} from report returning report_id`,
  )
  const { rows: versions } = await query(
    databaseUrl,
    `with closed as (
       insert into reports (app_id, reason, body, contact, closed_at, outcome, number)
       values (1, 'malware', '打不开', 'ann@example.org', '2026-01-01', 'done', '${statementValues.reportNumber}')
     )
     select min(id) as id from versions where app_id = 1 and state = 'published'`,
  )
  const { rows: icons } = await query(
    databaseUrl,
    `insert into withheld_files (file) select 'img/' || icon_key from apps where id = 1 returning file`,
  )
  Object.assign(statementValues, { file: icons[0].file, files: [icons[0].file] })
  Object.assign(statementValues, { proof: await insertProofs(databaseUrl) })
  Object.assign(statementValues, { staff, report: reports[0].report_id, version: versions[0].id })
  await query(
    databaseUrl,
    `insert into held_jumps (day, app_id, downloads, usual) values ('2026-11-01', 1, 5000, 3);
    insert into searched_words (word, searches, related) values ('青团', 40, '{}');
    update apps set taken_down = true where status = 'delisted';
    insert into withheld_files (file, erased_at) values ('og/1', now() + interval '1 day');
    update inspections set signer = 'CN=Moss', lineage = array[signer_sha256]
      where sha256 in (select sha256 from packages join versions v on v.id = version_id where v.app_id = 1);`,
  )
  const { openRequest, decidedRequest, importRun, ...values } = await insertConsoleRows(
    databaseUrl,
    Number(staff),
  )
  Object.assign(statementValues, values)
  ownValues['decide request'] = { request: openRequest }
  ownValues.request = { request: decidedRequest }
  const { repository } = values
  ownValues['runs of repository'] = { repository }
  ownValues['changes of import'] = { run: importRun }
  ownValues['waiting apps'] = { repository }
  ownValues['waiting request'] = { input: consoleValues.input }
  ownValues['begun upload'] = { name: consoleValues.name }
  const { values: imported, own } = await insertImported(databaseUrl)
  Object.assign(statementValues, imported)
  Object.assign(ownValues, own)
  await insertDocuments(databaseUrl)
  await query(
    databaseUrl,
    `insert into experiments values ('install-guide', 50, now(), null), ('earlier', 10, now(), now())`,
  )
}

/** A proof of each kind at a domain, as the worker found it. Returns the id of one. */
async function insertProofs(databaseUrl: string): Promise<number> {
  const { rows } = await query(
    databaseUrl,
    `insert into developer_proofs (developer_id, method, domain, token, app_id, added_by)
     values (1, 'dns', 'a.example', '${'ab'.repeat(16)}', null, 'ann'), (1, 'assetlinks', 'a.example', null, 1, 'ann')
     returning id::int`,
  )
  await query(
    databaseUrl,
    `update proof_checks set since = now(), seen_at = now(), checked_at = now(), fault = 'unreachable', signer = '${'ab'.repeat(32)}'`,
  )
  return rows[0]?.id
}

/** The number of a change that was taken back; and the first one is not as it was written. */
async function undoneChange(databaseUrl: string): Promise<number | null> {
  const db = openDatabase({ url: databaseUrl, pool: 1, statementTimeoutMs: 60_000 })
  const give = async (command: string, input: unknown) =>
    (await runCommand(db, { actor: 'a test', role: 'owner', command, input })).change
  try {
    statementValues.request = await approve(db, {
      command: 'app.restore',
      input: {},
      actor: 'a test',
      role: 'owner',
    })
    const change = await give('developer.put', { id: 1, address: '海边' })
    await give('change.undo', { change })
    const edits = []
    for (const part of ['', 'a', 'b', 'c'])
      edits.push(await give('app.edit', { app: 1, sourceUrl: `https://source.example/${part}` }))
    await rewriteChanges(databaseUrl, change, edits.slice(1))
    return change
  } finally {
    await db.destroy()
    await query(
      databaseUrl,
      `alter table changes disable trigger changes_stay;
       update changes set reason = 'another' where id = 1;
       alter table changes enable trigger changes_stay`,
    )
  }
}

const ONE = '(select 0 as id) one'

/** Of everything. One of no app is stale, and the store's is old. */
async function insertDocuments(databaseUrl: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, pool: 1, statementTimeoutMs: 60_000 })
  try {
    for (const kind of KINDS) {
      const owners = { app: 'apps', category: 'categories', store: ONE, home: ONE }[kind]
      const { rows } = await query(databaseUrl, `select array_agg(id::integer) as ids from ${owners}`)
      await writeDocuments(db, kind, rows[0].ids, ['fr'])
    }
  } finally {
    await db.destroy()
  }
  await query(
    databaseUrl,
    `insert into pictures (key, kind, width, height, forms) values ('made', 'icon', 1, 1, 'w');
    delete from stale_documents;
    insert into stale_documents values ('app', 999999);
    update documents set made_at = '2026-01-01' where kind = 'store'`,
  )
}
