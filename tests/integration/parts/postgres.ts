import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RIGHTS } from '../../../data/db/rights.ts'
import { ROLES } from '../../../data/db/roles.ts'
import { databasePassword } from '../../../ops/engines/logins.ts'
import { prepareDatabase } from '../../../ops/engines/store.ts'
import { query } from '../../support/query.ts'
import { command, temp } from './booted.ts'

describe('PostgreSQL', () => {
  test('[SEC-4] requires a password', async () => {
    const { at, settings } = temp
    const refused = async (change: (login: URL) => void, why: RegExp) => {
      for (const url of [at.database, at.webDatabase, at.analyticsDatabase, adminUrl()]) {
        const login = new URL(url)
        change(login)
        await expect(query(String(login), 'select 1'), String(login)).rejects.toThrow(why)
      }
    }
    await refused(login => {
      login.password = ''
    }, /password must be a string/)
    await refused(login => {
      login.password = 'x'
    }, /password authentication failed/)
    await refused(login => {
      login.username = 'nobody'
    }, /password authentication failed/)
    const { rows } = await query(adminUrl(), 'select distinct auth_method from pg_hba_file_rules')
    expect(rows).toEqual([{ auth_method: 'scram-sha-256' }])
    const sockets = await query(
      adminUrl(),
      `select setting from pg_settings where name like 'unix_socket_dir%'`,
    )
    expect(sockets.rows).toEqual([{ setting: '' }])
    expect(readFileSync(join(settings.runDir, 'postgres/data/pg_hba.conf'), 'utf8')).not.toMatch(
      /^[^#]*trust/m,
    )
  })

  test.each([
    'update apps set icon_key = icon_key',
    `insert into apps (package_name, resource_type, icon_key) values ('x.y', 0, 'x')`,
    'delete from comments',
    'truncate app_stats',
    'update app_stats set downloads = 0',
    'select contact from reports',
    'select * from held_jumps',
    'update reports set body = body',
    'create table mine (id integer)',
    'create temp table mine (id integer)',
    'create extension btree_gin',
    'create role mine',
    `copy (select 1) to program 'true'`,
    `copy apps from program 'true'`,
    `select pg_read_file('/etc/passwd')`,
    `insert into kysely_migration values ('x', 'y')`,
    'set role pergola_owner',
    'alter table apps add x integer',
    'drop table apps',
  ])('[SEC-4] the web process may not %s', async text => {
    await expect(query(temp.at.webDatabase, text)).rejects.toThrow(DENIED)
  })

  test.each([
    'update apps set icon_key = icon_key',
    'update app_stats set ratings = ratings',
    'update held_jumps set released_at = now()',
    'insert into held_jumps (day, app_id, downloads, usual, released_at) values (now(), 1, 1, 1, now())',
    'delete from app_days',
    'select body from reports',
    'select * from comments',
    'create table mine (id integer)',
    `copy (select 1) to program 'true'`,
    'set role pergola_owner',
  ])('[SEC-4] analytics may not %s', async text => {
    await expect(query(temp.at.analyticsDatabase, text)).rejects.toThrow(DENIED)
  })

  test.each(Object.keys(ROLES) as (keyof typeof ROLES)[])(
    '[SEC-4] %s fills no disk with large objects, enters no other database and makes nothing in its own',
    async login => {
      const url = temp.at[`${login}Database`]
      for (const text of ['select lo_create(0)', `select lo_from_bytea(0, 'x')`, 'create temp table mine ()'])
        await expect(query(url, text), text).rejects.toThrow(DENIED)
      await expect(query(url, 'create schema mine')).rejects.toThrow(DENIED)
      const rights = await query(
        adminUrl(),
        `select datname as name, array_agg(verb order by verb) filter (where has_database_privilege($1, oid, verb)) as verbs
         from pg_database, unnest('{connect,create,temporary}'::text[]) verb where datallowconn group by 1`,
        [ROLES[login]],
      )
      const others = rights.rows.filter(({ name }) => name !== 'pergola')
      expect(rights.rows).toContainEqual({ name: 'pergola', verbs: ['connect'] })
      expect(others.map(({ name }) => name).toSorted()).toEqual(['postgres', 'template1'])
      for (const { name, verbs } of others) {
        expect(verbs ?? [], name).not.toContain('connect')
        await expect(query(url.replace(/\w+$/, name), 'select 1'), name).rejects.toThrow(DENIED)
      }
    },
  )

  test.each(['webDatabase', 'consoleDatabase', 'accessDatabase'] as const)(
    '[SEC-4] %s can hold no lock that a migration waits for',
    async login => {
      await expect(query(temp.at[login], 'select pg_advisory_lock(1)')).rejects.toThrow(DENIED)
    },
  )

  test('[SEC-4] the worker reads nothing of people, and the console nothing that proves who they are', async () => {
    for (const table of [
      'staff',
      'staff_codes',
      'staff_keys',
      'staff_links',
      'staff_sessions',
      'staff_requests',
      'contact_views',
    ])
      await expect(query(temp.at.workerDatabase, `select * from ${table}`), table).rejects.toThrow(DENIED)
    await expect(query(temp.at.workerDatabase, 'select contact from reports')).rejects.toThrow(DENIED)
    for (const text of [
      'select hash from staff_codes',
      'select public_key from staff_keys',
      'select hash from staff_links',
      'select hash from staff_sessions',
      'select * from staff_subjects',
      'update staff_sessions set fresh_at = now()',
      "insert into staff_sessions (hash, staff_id, browser, agent, network) values ('x', 1, 'x', '', '')",
      "insert into staff_keys (id, staff_id, public_key, counter, label) values ('x', 1, 'x', 0, '')",
      "insert into account_events (staff_id, kind) values (1, 'signed-in')",
    ])
      await expect(query(temp.at.consoleDatabase, text), text).rejects.toThrow(DENIED)
    for (const text of [
      'update apps set icon_key = icon_key',
      'delete from app_texts',
      'select * from reports',
    ])
      await expect(query(temp.at.accessDatabase, text), text).rejects.toThrow(DENIED)
  })

  test('[SEC-4] who owns the tables is no administrator', async () => {
    for (const text of [`copy (select 1) to program 'true'`, 'create role mine', 'set role postgres'])
      await expect(query(temp.at.database, text)).rejects.toThrow(DENIED)
  })

  test('[SEC-4] every table has decided rights', async () => {
    const { rows } = await query(
      temp.at.database,
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(RIGHTS).sort())
  })

  test('[SEC-4] rights are set again by every migration and by a rebuilt search index', async () => {
    await query(
      temp.at.database,
      'grant update on apps to pergola_web; revoke select on apps from pergola_web',
    )
    await prepareDatabase(temp.at.database)
    await expect(query(temp.at.webDatabase, 'update apps set icon_key = icon_key')).rejects.toThrow(DENIED)
    await query(temp.at.webDatabase, 'select * from apps')
    await command('bin/search-index.ts', '--all')
    await query(temp.at.webDatabase, 'select * from app_search')
  })

  const DENIED = /permission denied|must be (owner|superuser)|must have|Only roles with/
  const adminUrl = () => {
    const url = new URL(temp.at.database)
    url.username = 'postgres'
    url.password = databasePassword(temp.settings.runDir, 'admin')
    return String(url)
  }
})
