/** Where graphile-worker keeps jobs. */
export const JOB_SCHEMA = 'graphile_worker'

/** What grants these tables to a role. Their rows are kept from all but the owner (row level security) unless a policy says otherwise. */
export async function jobGrants(run: <Row>(text: string) => Promise<Row[]>, role: string): Promise<string[]> {
  const [there] = await run(
    `select from pg_namespace where nspname = '${JOB_SCHEMA}' and pg_has_role(nspowner, 'usage')`,
  )
  if (!there) return []
  const closed = await run<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where relnamespace = '${JOB_SCHEMA}'::regnamespace and relrowsecurity
       and not exists (select from pg_policy where polrelid = c.oid and polname = 'staff')`,
  )
  return [
    `grant usage on schema ${JOB_SCHEMA} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to ${role}`,
    `grant usage, select on all sequences in schema ${JOB_SCHEMA} to ${role}`,
    ...closed.map(({ name }) => `create policy staff on ${name} to ${role} using (true) with check (true)`),
  ]
}
