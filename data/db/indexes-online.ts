import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Indexes that were added to existing large tables. A migration would block writes for as long as
 * PostgreSQL reads the table. These are built after all migrations, concurrently; queries that need one are slow until then.
 */
const INDEXES: Record<string, string> = {
  // Which rows name a file (catalogue/worker/files)?
  packages_by_sha256: 'on packages using hash (sha256)',
  // Who else names a picture or a video (the view file_uses)?
  apps_by_icon: "on apps using hash (('img/' || icon_key))",
  screenshots_by_key: "on screenshots using hash (('img/' || image_key))",
  videos_by_poster: "on videos using hash (('img/' || poster_key))",
  videos_by_url: 'on videos using hash (substr(url, 2))',
  developers_by_logo: "on developers using hash (('img/' || logo_key)) where logo_key is not null",
  // The console's table of apps, the last changed first; those that few are have an index of their own.
  apps_by_change: 'on apps (updated_at desc, id desc)',
  apps_not_live: "on apps (updated_at desc, id desc) include (taken_down) where status = 'delisted'",
  apps_without_version: 'on apps (updated_at desc, id desc) where current_version_id is null',
  // Of one repository, or with a warning, the last added first: of any kind, and of one that few have.
  repository_apps_added: 'on repository_apps (repository_id, app_id desc) where app_id is not null',
  versions_warned: "on versions (app_id desc) where anti_features <> '{}'",
  versions_warned_of: "on versions using gin (anti_features) where anti_features <> '{}'",
  // How the name of an app begins that no search finds, because it is not offered.
  app_texts_by_start: 'on app_texts (lower(name) text_pattern_ops)',
  // What waits for staff: screens count it, and there is little of it.
  versions_in_draft: "on versions (id) where state = 'draft'",
  repository_apps_by_state: 'on repository_apps (state, repository_id)',
  // The record by who did what: imports write the most of it, and people are looked for.
  changes_by_actor: 'on changes (actor, id)',
  changes_by_command: 'on changes (command, id) include (at)',
  changes_by_people: "on changes (id) where role <> 'repository'",
  changes_by_people_command: "on changes (command, id) where role <> 'repository'",
  changes_by_time: 'on changes (at)',
}

const LOCK = 7_260_114
const RETRY_MS = 200

export async function makeIndexes(db: Database): Promise<void> {
  if ((await missing(db)).length === 0) return
  await db.connection().execute(async one => {
    // Polls instead of waiting for the lock: a waiting session holds a snapshot, and the index build would wait for that.
    while (!(await tryLock(one))) await pause(RETRY_MS)
    try {
      for (const name of await missing(one)) {
        // One that was broken off is there and of no use.
        await sql.raw(`drop index concurrently if exists ${name}`).execute(one)
        await sql.raw(`create index concurrently ${name} ${INDEXES[name]}`).execute(one)
      }
    } finally {
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(one)
    }
  })
}

async function missing(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indisvalid and c.relnamespace = 'public'::regnamespace`.execute(db)
  const there = new Set(rows.map(({ name }) => name))
  return Object.keys(INDEXES).filter(name => !there.has(name))
}

async function tryLock(db: Database): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${LOCK}::bigint) as locked`.execute(db)
  return rows[0]?.locked ?? false
}
