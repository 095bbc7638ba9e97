import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RIGHTS } from '../../data/db/rights.ts'
import { ROLES } from '../../data/db/roles.ts'
import { query } from '../support/query.ts'
import { suiteDatabase } from './suite.ts'

// What the database lets each login do is what was decided, and nothing else.
const suite = suiteDatabase('rights_matrix')
const { webUrl, analyticsUrl, consoleUrl, accessUrl, workerUrl, staffUrl, signerUrl } = suite
const URLS: Record<keyof typeof ROLES, string> = {
  web: webUrl,
  analytics: analyticsUrl,
  console: consoleUrl,
  access: accessUrl,
  worker: workerUrl,
  staff: staffUrl,
  signer: signerUrl,
}
const LOGINS = Object.keys(ROLES) as (keyof typeof ROLES)[]
const VERBS = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']

/** Login, table and verb, with the columns that it is for; `*`: all of them. */
type Matrix = Record<string, string>

let columns: Record<string, string[]> = {}
const clients = {} as Record<keyof typeof ROLES, pg.Client>
beforeAll(async () => {
  const { rows } = await query(
    suite.url,
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and not relispartition group by 1`,
  )
  columns = Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
  for (const login of LOGINS) {
    clients[login] = new pg.Client({ connectionString: URLS[login] })
    await clients[login].connect()
  }
})
afterAll(() => Promise.all(Object.values(clients).map(client => client.end())))

/** As data/db/rights.ts says it: `insert (a, b)`. */
function decided(): Matrix {
  const matrix: Matrix = {}
  for (const [table, logins] of Object.entries(RIGHTS))
    for (const [login, rights] of Object.entries(logins))
      for (const right of rights) {
        const [, verb = '', named] = /^(\w+)(?: \((.*)\))?$/.exec(right) ?? []
        matrix[`${login} ${verb} ${table}`] = named?.split(', ').toSorted().join(', ') ?? '*'
      }
  return matrix
}

test('every table has the rights that were decided for each login, column by column', async () => {
  const found: Matrix = {}
  for (const login of LOGINS) {
    const { rows } = await query(
      suite.url,
      `select verb, t.name, has_table_privilege($1, format('public.%I', t.name), verb) as whole,
         case when verb in ('select', 'insert', 'update', 'references') then array(
           select attname::text from pg_attribute where attrelid = format('public.%I', t.name)::regclass and attnum > 0 and not attisdropped
             and has_column_privilege($1, attrelid, attname, verb) order by 1) else '{}' end as named
       from unnest($2::text[]) t (name), unnest($3::text[]) verb`,
      [ROLES[login], Object.keys(columns), VERBS],
    )
    for (const { verb, name, whole, named } of rows)
      if (whole || named.length > 0) found[`${login} ${verb} ${name}`] = whole ? '*' : named.join(', ')
  }
  expect(found).toEqual(decided())
})

test('every cell that is forbidden is refused when it is tried', async () => {
  const allowed = decided()
  const tries: [keyof typeof ROLES, string][] = []
  for (const login of LOGINS)
    for (const [table, named] of Object.entries(columns)) {
      const may = (verb: string) => allowed[`${login} ${verb} ${table}`]
      const forbidden = (verb: string) =>
        may(verb) === '*' ? [] : named.filter(column => !may(verb)?.split(', ').includes(column))
      for (const column of forbidden('select'))
        tries.push([login, `select ${column} from ${table} where false`])
      for (const column of forbidden('update'))
        tries.push([login, `update ${table} set ${column} = default where false`])
      for (const column of forbidden('insert'))
        tries.push([login, `insert into ${table} (${column}) select null where false`])
      if (!may('delete')) tries.push([login, `delete from ${table} where false`])
      tries.push([login, `truncate ${table}`])
    }
  const open: string[] = []
  for (const [login, text] of tries)
    await clients[login].query(text).then(
      () => open.push(`${login}: ${text}`),
      // Generated columns and views can't be written; another type is refused before rights are checked.
      ({ code }) =>
        ['42501', '428C9', '42804', '55000', '42809'].includes(code) ||
        open.push(`${login}: ${text}: ${code}`),
    )
  expect(open).toEqual([])
  expect(tries.length).toBeGreaterThan(3000)
}, 60_000)

test('sequences and schemas: those who run commands skip numbers, and no role creates anything', async () => {
  const { rows } = await query(
    suite.url,
    `select r.name, bool_and(has_sequence_privilege(r.name, s.oid, 'update')) as may, bool_or(has_sequence_privilege(r.name, s.oid, 'usage')) as uses,
       has_schema_privilege(r.name, 'public', 'create') as makes, has_schema_privilege(r.name, 'graphile_worker', 'usage') as jobs,
       has_schema_privilege(r.name, 'graphile_worker', 'create') as "makesJobs"
     from unnest($1::text[]) r (name), pg_class s where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace group by r.name`,
    [Object.values(ROLES)],
  )
  const commanding: string[] = [ROLES.console, ROLES.staff, ROLES.worker]
  expect(rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
    Object.values(ROLES)
      .toSorted()
      .map(name => ({
        name,
        may: commanding.includes(name),
        uses: false,
        makes: false,
        jobs: commanding.includes(name),
        makesJobs: false,
      })),
  )
})

/** Functions of ours that logins may call: each says nothing but of what the login has, or of its own transaction. */
const CALLED = [
  'broken_changes',
  'change_hash',
  'check_actor',
  'choose_search_index',
  'choose_search_order',
  'collected_rows',
  'current_version',
  'is_link',
  'is_recorded',
  'may_approve',
  'require_inspection',
  'search_meanings',
  'search_slice',
  'session_person',
  'token_person',
  // The worker's alone.
  'write_documents',
]

test('functions that logins may call are known, and large objects and locks are closed', async () => {
  const { rows: called } = await query(
    suite.url,
    `select distinct proname as name, pronargs from pg_proc p
     where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
       and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
       and exists (select from unnest($1::text[]) r (name) where has_function_privilege(r.name, p.oid, 'execute')) order by 1`,
    [Object.values(ROLES)],
  )
  expect([...new Set(called.map(({ name }) => name))]).toEqual(expect.arrayContaining(CALLED))
  expect(called.map(({ name }) => name).filter(name => !CALLED.includes(name))).toEqual([])
  const { rows: system } = await query(
    suite.url,
    `select r.name, bool_or(proname ~ '^lo' and has_function_privilege(r.name, p.oid, 'execute')) as objects,
       bool_or(proname ~ 'advisory' and has_function_privilege(r.name, p.oid, 'execute')) as locks
     from pg_proc p, unnest($1::text[]) r (name)
     where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^(lo_|loread$|lowrite$|pg_(try_)?advisory_)' group by 1`,
    [Object.values(ROLES)],
  )
  const locking: string[] = [ROLES.analytics, ROLES.worker, ROLES.staff]
  expect(system.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
    Object.values(ROLES)
      .toSorted()
      .map(name => ({ name, objects: false, locks: locking.includes(name) })),
  )
})
