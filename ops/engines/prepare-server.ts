import pg from 'pg'
import { DATABASE_USERS, type DatabaseUser } from './logins.ts'

const { admin: _, ...ROLES } = DATABASE_USERS

const MAY: Partial<Record<string, string>> = { owner: 'createdb', backup: 'replication' }

/** A server elsewhere may be backed up in another way. */
type Logins = Record<Exclude<DatabaseUser, 'backup'>, string> & { backup?: string | undefined }

/**
 * What only the administrator of a server can do: the store's roles, with the passwords that stand in these addresses. What an
 * earlier release made as the administrator goes to the owner.
 */
export async function prepareServer(logins: Logins): Promise<void> {
  const isNewOwner = await onDatabase('postgres', async client => {
    let isMade = false
    for (const [user, role] of Object.entries(ROLES)) {
      const login = logins[user as DatabaseUser]
      if (login === undefined) continue
      const known = await client.query('select from pg_roles where rolname = $1', [role])
      const password = decodeURIComponent(new URL(login).password)
      const may = MAY[user] ?? 'nocreatedb'
      await client.query(
        `${known.rowCount ? 'alter' : 'create'} role ${role} login ${may} password ${pg.escapeLiteral(password)}`,
      )
      if (user === 'owner') isMade = !known.rowCount
    }
    await client.query(closeOthers)
    return isMade
  })
  const name = new URL(logins.owner).pathname.slice(1)
  const there = await onDatabase('postgres', client =>
    client.query('select from pg_database where datname = $1', [name]),
  )
  // New databases are copies of the first.
  for (const database of ['template1', ...(there.rowCount ? [name] : [])])
    await onDatabase(database, client => client.query(closeFunctions))
  if (isNewOwner && there.rowCount)
    await onDatabase(name, async client => {
      await client.query(handOver)
      await client.query(`alter database ${pg.escapeIdentifier(name)} owner to ${ROLES.owner}`)
    })

  async function onDatabase<Result>(
    database: string,
    use: (client: pg.Client) => Promise<Result>,
  ): Promise<Result> {
    const url = new URL(logins.admin)
    url.pathname = database
    // Not as a write that waits for a backup: who makes it logs in with what is set here.
    const client = new pg.Client({ connectionString: String(url), options: '-c synchronous_commit=local' })
    await client.connect()
    try {
      return await use(client)
    } finally {
      await client.end()
    }
  }
}

/** Tables with their sequences, and functions, but none that came with an extension. */
const handOver = `
do $$
declare thing record;
begin
  for thing in
    select format('table %s', oid::regclass) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select format('function %s', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop
    execute format('alter %s owner to ${ROLES.owner}', thing.name);
  end loop;
end
$$`

/** Databases that are not the store's. */
const closeOthers = `
revoke connect on database postgres, template1 from public;
grant connect on database postgres to ${ROLES.owner}, ${ROLES.backup}`

/** What PostgreSQL lets everybody do by itself: fill the disk with large objects, and hold locks that migrations wait for. */
const closeFunctions = `
do $$
declare thing regprocedure;
begin
  for thing in
    select oid from pg_proc
    where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^(lo_|loread$|lowrite$|pg_(try_)?advisory_)'
      and has_function_privilege('public', oid, 'execute')
  loop
    execute format('revoke execute on function %s from public', thing);
    if thing::text like 'pg%advisory%' then
      execute format('grant execute on function %s to ${ROLES.owner}, ${ROLES.analytics}, ${ROLES.worker}, ${ROLES.staff}', thing);
    end if;
  end loop;
end
$$`
