import { sql } from 'kysely'
import type { Database } from './database.ts'
import { jobGrants } from './job-tables.ts'
import { ROLES } from './roles.ts'

const LOCK = 7_260_112

type Rights = Partial<Record<keyof typeof ROLES, string[]>>

const READ = ['select']
const ALL = [...READ, 'insert', 'update', 'delete']
/** What pages show, and commands write (catalogue/commands/tables.ts): never without a record (see collect_rows in the baseline). */
const SHOWN: Rights = { web: READ, worker: READ, console: ALL, staff: ALL }
/** What imports write as well. */
const IMPORTED: Rights = { ...SHOWN, worker: ALL }
const COUNTED: Rights = { ...IMPORTED, analytics: READ }
const ADD = [...READ, 'insert']
/** Only for the owner of the tables, who migrates and runs the store's scripts. */
const OWN: Rights = {}

/** A name stays one person's, because the record has it. */
const WRITE_STAFF = [
  'insert (name, role, email, ended, reset_until)',
  'update (role, email, ended, reset_until)',
]

/** What each process may do with each table; a migration that adds one decides it here. */
export const RIGHTS: Record<string, Rights> = {
  // What happened to accounts stays written.
  account_events: {
    access: [...READ, 'insert (staff_id, kind, by, network, agent)'],
    console: READ,
    staff: [...READ, 'insert (staff_id, kind, by, network, agent)'],
  },
  ad_locations: SHOWN,
  app_categories: COUNTED,
  app_days: { analytics: [...READ, 'insert', 'update (views, downloads)'] },
  // Written by write_documents() alone.
  documents: { web: READ, console: READ, worker: READ, staff: READ },
  app_ranks: {
    web: READ,
    analytics: ALL,
    console: [...ADD, 'update'],
    staff: [...ADD, 'update'],
    worker: [...ADD, 'update'],
  },
  app_search: COUNTED,
  app_stats: {
    web: READ,
    analytics: [
      ...READ,
      'insert (app_id, downloads)',
      'update (downloads, week_downloads, last_week_downloads)',
    ],
    console: ALL,
    staff: ALL,
    worker: ALL,
  },
  app_texts: COUNTED,
  apps: COUNTED,
  brand_banners: SHOWN,
  categories: { ...SHOWN, analytics: READ },
  // Written by the chain's trigger only.
  change_head: { console: READ, staff: READ, worker: READ, signer: READ },
  // What was done stays written.
  changes: { access: ADD, console: ADD, staff: ADD, worker: ADD, signer: READ },
  // The database's own notes of what a transaction has changed.
  changed_rows: OWN,
  changing_transactions: OWN,
  category_texts: SHOWN,
  collection_apps: SHOWN,
  // Who looked stays written.
  contact_views: { console: [...READ, 'insert (report_id, staff_id)'] },
  collections: SHOWN,
  comments: SHOWN,
  developer_proofs: SHOWN,
  developer_texts: IMPORTED,
  developers: IMPORTED,
  download_configs: SHOWN,
  experiments: SHOWN,
  features: SHOWN,
  file_uses: { console: READ, staff: READ, worker: READ },
  files_read: { console: READ, staff: [...READ, 'update'], worker: [...READ, 'update'] },
  gift_cards: SHOWN,
  // Analytics holds; who has looked releases.
  held_jumps: { analytics: [...READ, 'insert (day, app_id, downloads, usual)', 'update (downloads)'] },
  import_runs: { console: READ, staff: [...ADD, 'update'], worker: [...ADD, 'update'] },
  imported_texts: { console: ALL, staff: ALL, worker: ALL },
  // Whether a file may be offered: staff send files to the console, which has them inspected.
  inspections: {
    web: READ,
    console: [...ADD, 'update'],
    staff: [...ADD, 'update'],
    worker: [...ADD, 'update'],
  },
  // Whether a migration is pending.
  kysely_migration: { web: READ, console: READ, staff: READ, worker: READ },
  kysely_migration_lock: OWN,
  missed_words: { analytics: ALL, console: READ },
  notices: SHOWN,
  outbox: {
    console: ADD,
    staff: ADD,
    worker: [...ADD, 'update (sent_at, sent_seq, sent_log, done_at)', 'delete'],
  },
  packages: IMPORTED,
  permissions: IMPORTED,
  personal_tokens: {
    access: [...ADD, 'update (ended_at)'],
    console: ['select (id, staff_id, label, expires_at, used_at, used_by, ended_at)'],
    staff: ['select (staff_id, ended_at)', 'update (ended_at)'],
  },
  // Triggers add those that other rows name.
  pictures: {
    web: READ,
    console: [...ADD, 'update'],
    staff: [...ADD, 'update'],
    worker: ALL,
  },
  privacy_items: IMPORTED,
  // What the worker found; triggers add rows.
  proof_checks: { web: READ, console: READ, staff: READ, worker: [...READ, 'update'] },
  purchases: IMPORTED,
  replies: SHOWN,
  // What visitors say, and how to reach them, can be written and counted, and not read.
  reports: {
    web: [
      'select (id, app_id, comment_id, developer_id, created_at, number, closed_at, outcome)',
      'insert (app_id, comment_id, developer_id, about, number, reason, body, contact)',
    ],
    console: [...READ, 'update (closed_at, outcome)'],
    staff: [...READ, 'update (closed_at, outcome)'],
    // It forgets numbers in time, and reads none.
    worker: ['select (id, closed_at)', 'update (contact)'],
  },
  // What a person decides of a source is no import's to write.
  repositories: {
    console: ALL,
    staff: ALL,
    worker: [
      ...READ,
      'update (name, held_timestamp, held_sha256, held_address, mirrors, ran_at, failures, succeeded_at, is_stale)',
    ],
  },
  repository_apps: { console: ALL, staff: ALL, worker: ALL },
  repository_developers: { console: READ, staff: ALL, worker: ALL },
  screenshots: IMPORTED,
  search_words: SHOWN,
  // The date a person joined decides what they may approve, so it is not writable.
  staff: {
    access: [...READ, 'insert (name, role)'],
    console: [...READ, ...WRITE_STAFF],
    staff: [...READ, ...WRITE_STAFF],
  },
  // Credentials are read and written by the sign-in role alone.
  staff_codes: { access: ALL, console: ['select (staff_id, used_at)'] },
  staff_keys: { access: ALL, console: ['select (id, staff_id, label, created_at, used_at)'] },
  staff_links: {
    access: ALL,
    console: ['select (staff_id, expires_at, used_at)'],
    staff: [...ADD, 'update (used_at)'],
  },
  staff_pictures: { console: [...ADD, 'delete'] },
  staff_requests: { console: [...ADD, 'update'], staff: READ },
  staff_sessions: {
    access: ALL,
    console: ['select (id, staff_id, agent, network, created_at, seen_at, ended_at)'],
    staff: ['select (id, staff_id, ended_at)', 'update (ended_at)'],
  },
  staff_subjects: { access: ALL },
  staff_tokens: { access: ALL, console: ALL },
  staff_uploads: { console: ALL },
  searched_words: { web: READ, analytics: ALL, console: READ },
  sightings: { console: READ, worker: [...ADD, 'delete'] },
  // Staff may have documents rewritten, and not write them.
  stale_documents: { web: READ, console: READ, worker: READ, staff: ADD },
  times_told: { worker: [...READ, 'update'] },
  unnamed_files: { staff: ALL, worker: ALL },
  use_skills: IMPORTED,
  version_texts: IMPORTED,
  versions: IMPORTED,
  videos: IMPORTED,
  // Commands decide what visitors do not get.
  withheld_files: { web: READ, console: ALL, staff: ALL, worker: ALL },
}

/** Tables without an entry belong to the owner alone; partitions are reached through their table. */
export async function grantRights(db: Database): Promise<void> {
  // What is granted follows from the tables that are there, so these are no statements of one text.
  const run = async <Row>(text: string) => (await sql.raw<Row>(text).execute(db)).rows
  const roles = Object.values(ROLES)
  const there = await run<{ name: string }>('select rolname as name from pg_roles')
  const missing = roles.filter(role => !there.some(({ name }) => name === role))
  if (missing.length > 0)
    throw new Error(
      `PostgreSQL lacks the role ${missing.join(' and ')}. As its administrator: create role ${missing[0]} login password '…'`,
    )
  const owned = await run<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and pg_has_role(relowner, 'usage')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`,
  )
  const [ours] = await run<{ name: string }>(
    `select quote_ident(datname) as name from pg_database where datname = current_database() and pg_has_role(datdba, 'usage')`,
  )
  const everyone = ['public', ...roles].join(', ')
  const grants = owned.flatMap(({ name }) => [
    `revoke all on ${name} from ${everyone}`,
    ...Object.entries(RIGHTS[name] ?? {}).map(
      ([process, rights]) =>
        `grant ${rights.join(', ')} on ${name} to ${ROLES[process as keyof typeof ROLES]}`,
    ),
  ])
  const commanding = [ROLES.console, ROLES.staff, ROLES.worker].join(', ')
  // Sequences don't advance for rows with explicit ids.
  grants.push(`revoke all on all sequences in schema public from ${everyone}`)
  grants.push(`grant select, update on all sequences in schema public to ${commanding}`)
  grants.push(...(await jobGrants(run, commanding)))
  if (ours) grants.push(`revoke temporary on database ${ours.name} from ${everyone}`)
  // One message is one transaction, so that no process is ever without its rights; and one of these at a time.
  await run([`select pg_advisory_xact_lock(${LOCK})`, ...grants].join('; '))
}
