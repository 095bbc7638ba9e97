import { runCommand } from '../../catalogue/commands/run-commands.ts'
import { openDatabase } from '../../data/db/database.ts'
import { putRows } from './put-rows.ts'
import { query } from './query.ts'

/** What commands, imports and the worker ask, by the names of parameters. */
export const catalogueValues = {
  abi: '',
  actor: 'a test',
  address: 'https://repository.example/repo',
  approver: 'another',
  before: '2100-01-01',
  command: 'app.edit',
  developers: [1],
  edge: 'http://edge.example',
  fingerprint: '00'.repeat(32),
  hard: false,
  ids: [1],
  input: '{}',
  inspections: '[]',
  job: 'files-read',
  lastSeq: 10,
  linked: '[]',
  log: 'a log',
  mirrors: [],
  ms: 300,
  name: 'A repository',
  names: ['Moss'],
  notes: '[]',
  outcome: 'index',
  packageNames: ['app.qingyu.moss', 'org.example.waiting'],
  payload: '{}',
  permissions: '[{ "name": "a.permission", "max_sdk": 28 }]',
  published: true,
  queue: 'files',
  ranAt: null,
  reasonKind: null,
  role: 'owner',
  rows: '[]',
  run: 1,
  seen: true,
  seq: 1,
  seqs: [1],
  settings: '{}',
  sha256: '00'.repeat(32),
  since: '2020-01-01',
  tags: ['search'],
  taken: '[]',
  timestamp: 1,
  undoes: null,
  unseen: false,
  until: '2100-01-01',
  usualHours: 24,
  variant: 'pc',
  why: 'package-large',
  // How many of each an import had.
  added: 1,
  changed: 1,
  delisted: 1,
  relisted: 1,
  leftOut: 1,
  waiting: 1,
  packages: 1,
  pictures: 1,
}

interface Values {
  values: Record<string, unknown>
  /** By the names of statements. */
  own: Record<string, Record<string, unknown>>
}

/** A repository with an app of which everything is still to be fetched, and one that waits; purges; and an app that is delisted. */
export async function insertImported(databaseUrl: string): Promise<Values> {
  const file = { name: 'a.png', sha256: '00', size: 1 }
  const newest = { versionCode: '999999', files: [{ ...file, abi: 'universal', signers: ['00'] }] }
  const pictures = { icon: file, shots: [{ ...file, locale: 'en' }], unsummed: 0 }
  await putRows(databaseUrl, {
    versions: [
      { app_id: 1, version_code: '999999', version_name: '9', state: 'draft', released_at: '2026-01-01' },
    ],
    imported_texts: [{ app_id: 1, locale: 'en', name: 'Moss' }],
  })
  const { rows } = await query(
    databaseUrl,
    `with known as (
       insert into repositories (address, fingerprint, held_timestamp, held_sha256, held_address, mirrors, ran_at, wanted_at)
       values ($1, $2, 1, $2, $1, array[$1], '2026-01-01', '2026-01-02') returning id
     ), named as (
       insert into repository_apps (repository_id, package_name, app_id, state, taken, newest, pictures)
       select id, 'app.qingyu.moss', 1, 'offered', $2, $3::jsonb, $4::jsonb from known
       union all select id, 'org.example.waiting', null, 'waiting', null, null, null from known
     ), made as (
       insert into repository_developers (repository_id, name, developer_id) select id, 'Moss', 1 from known
     ), old as (
       insert into unnamed_files (sha256, since) values (sha256('unnamed'), '2026-01-01')
     ), asked as (
       insert into permissions (name, max_sdk) values ('a.permission', 28)
     ), queued as (
       insert into outbox (tags, hard, at, sent_at, sent_seq, sent_log)
       values (array['search'], false, '2026-01-01', now(), 1, 'a log'), (array['search'], false, '2026-01-01', now(), 1, 'another')
     )
     select known.id as repository, array[v.id] as versions, v.version_code::text as "versionCode",
       array[encode(p.sha256, 'hex'), encode(sha256('unnamed'), 'hex')] as hashes,
       (select array[slug] from categories order by id limit 1) as slugs,
       (select max(id) from apps where status = 'live') as delisted
     from known, versions v join packages p on p.version_id = v.id where v.app_id = 1 order by v.id limit 1`,
    [catalogueValues.address, Buffer.alloc(32), JSON.stringify(newest), JSON.stringify(pictures)],
  )
  const { delisted, ...values } = rows[0]
  await give(databaseUrl, 'app.delist', { app: Number(delisted) })
  return {
    values: { ...values, codes: JSON.stringify([{ app: 1, code: values.versionCode }]) },
    own: {
      'apps delisted by': { apps: [Number(delisted)] },
      // One that waits has none.
      'mark pictures fetched': { packageNames: ['app.qingyu.moss'] },
    },
  }
}

async function give(databaseUrl: string, command: string, input: unknown): Promise<void> {
  const db = openDatabase({ url: databaseUrl, pool: 1, statementTimeoutMs: 60_000 })
  try {
    await runCommand(db, { actor: 'a test', role: 'owner', command, input, reason: 'a test' })
  } finally {
    await db.destroy()
  }
}
