/** Where graphile-worker keeps jobs. */
export const JOB_SCHEMA = 'graphile_worker'

/** Made once: making one locks a table that workers use. */
const POLICY = 'commanding'

/** What grants these tables to roles. Their rows are kept from all but the owner (row level security) unless a policy says otherwise. */
export async function jobGrants(
  run: <Row>(text: string) => Promise<Row[]>,
  roles: string,
): Promise<string[]> {
  const [there] = await run(
    `select from pg_namespace where nspname = '${JOB_SCHEMA}' and pg_has_role(nspowner, 'usage')`,
  )
  if (!there) return []
  const closed = await run<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where relnamespace = '${JOB_SCHEMA}'::regnamespace and relrowsecurity
       and not exists (select from pg_policy where polrelid = c.oid and polname = '${POLICY}')`,
  )
  return [
    `grant usage on schema ${JOB_SCHEMA} to ${roles}`,
    `grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to ${roles}`,
    `grant usage, select on all sequences in schema ${JOB_SCHEMA} to ${roles}`,
    ...closed.flatMap(({ name }) => [
      // That of a release before, for one login.
      `drop policy if exists staff on ${name}`,
      `create policy ${POLICY} on ${name} to ${roles} using (true) with check (true)`,
    ]),
  ]
}
