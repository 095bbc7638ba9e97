import { sql } from 'kysely'
import type { Database } from './database.ts'
import { jobGrants } from './job-tables.ts'

/** Staff: whoever gives commands, and the worker that carries what follows from them. */
export const ROLES = { web: 'pergola_web', analytics: 'pergola_analytics', staff: 'pergola_staff' }

const LOCK = 7_260_112

type Rights = Partial<Record<keyof typeof ROLES, string[]>>

const READ = ['select']
const ALL = [...READ, 'insert', 'update', 'delete']
/** What pages show, and commands write (catalogue/tables.ts). */
const SHOWN: Rights = { web: READ, staff: ALL }
const COUNTED: Rights = { web: READ, analytics: READ, staff: ALL }
/** Only for whoever owns the tables, and so migrates and runs the store's commands. */
const OWN: Rights = {}

/** What each process may do with each table; a migration that adds one decides it here. */
export const RIGHTS: Record<string, Rights> = {
  // What happened to accounts stays written.
  account_events: { staff: [...READ, 'insert (staff_id, kind, by, network, agent)'] },
  ad_locations: SHOWN,
  app_categories: COUNTED,
  app_days: { analytics: [...READ, 'insert', 'update (views, downloads)'] },
  app_ranks: { web: READ, analytics: ALL, staff: [...READ, 'insert', 'update'] },
  app_search: COUNTED,
  app_stats: {
    web: READ,
    analytics: [
      ...READ,
      'insert (app_id, downloads)',
      'update (downloads, week_downloads, last_week_downloads)',
    ],
    staff: ALL,
  },
  app_texts: COUNTED,
  apps: COUNTED,
  brand_banners: SHOWN,
  categories: COUNTED,
  // Nobody's to write: the chain does it itself.
  change_head: { staff: READ },
  // What was done stays written.
  changes: { staff: [...READ, 'insert'] },
  category_texts: SHOWN,
  collection_apps: SHOWN,
  // Who looked stays written.
  contact_views: { staff: [...READ, 'insert (report_id, staff_id)'] },
  collections: SHOWN,
  comments: SHOWN,
  developer_texts: SHOWN,
  developers: SHOWN,
  download_configs: SHOWN,
  features: SHOWN,
  file_uses: { staff: READ },
  files_read: { staff: [...READ, 'update'] },
  gift_cards: SHOWN,
  // Analytics holds; who has looked releases.
  held_jumps: { analytics: [...READ, 'insert (day, app_id, downloads, usual)', 'update (downloads)'] },
  import_runs: { staff: [...READ, 'insert', 'update'] },
  imported_texts: { staff: ALL },
  inspections: { web: READ, staff: [...READ, 'insert', 'update'] },
  // Whether a migration is pending.
  kysely_migration: { web: READ, staff: READ },
  kysely_migration_lock: OWN,
  missed_words: { analytics: ALL, staff: READ },
  notices: SHOWN,
  outbox: { staff: [...READ, 'insert', 'update (sent_at, sent_seq, sent_log, done_at)', 'delete'] },
  packages: SHOWN,
  permissions: SHOWN,
  privacy_items: SHOWN,
  purchases: SHOWN,
  replies: SHOWN,
  // What visitors say, and their numbers, can be written and counted, and not read.
  reports: {
    web: [
      'select (id, app_id, comment_id, developer_id, created_at)',
      'insert (app_id, comment_id, developer_id, about, reason, body, contact)',
    ],
    staff: [...READ, 'update (closed_at, outcome, contact)'],
  },
  repositories: { staff: ALL },
  repository_apps: { staff: ALL },
  repository_developers: { staff: ALL },
  screenshots: SHOWN,
  // Since when somebody is here decides what they may approve, so nobody writes it.
  staff: {
    staff: [
      ...READ,
      'insert (name, role, email, ended, reset_until)',
      'update (name, role, email, ended, reset_until)',
    ],
  },
  // How people sign in, and what waits for a second one: the console's alone.
  staff_codes: { staff: ALL },
  staff_keys: { staff: ALL },
  staff_links: { staff: ALL },
  staff_pictures: { staff: [...READ, 'insert', 'delete'] },
  staff_requests: { staff: [...READ, 'insert', 'update'] },
  staff_sessions: { staff: ALL },
  staff_subjects: { staff: ALL },
  staff_tokens: { staff: ALL },
  staff_uploads: { staff: ALL },
  searched_words: { web: READ, analytics: ALL, staff: READ },
  sightings: { staff: [...READ, 'insert', 'delete'] },
  times_told: { staff: [...READ, 'update'] },
  unnamed_files: { staff: ALL },
  use_skills: SHOWN,
  version_texts: SHOWN,
  versions: SHOWN,
  videos: SHOWN,
  // Commands decide what visitors do not get.
  withheld_files: { web: READ, staff: ALL },
}

/** Tables that nobody decided about are nobody's but the owner's; partitions are reached through their table. */
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
  // Rows that bring their numbers along are skipped by whoever counts.
  grants.push(`grant select, update on all sequences in schema public to ${ROLES.staff}`)
  grants.push(...(await jobGrants(run, ROLES.staff)))
  if (ours) grants.push(`revoke temporary on database ${ours.name} from ${everyone}`)
  // One message is one transaction, so that no process is ever without its rights; and one of these at a time.
  await run([`select pg_advisory_xact_lock(${LOCK})`, ...grants].join('; '))
}
