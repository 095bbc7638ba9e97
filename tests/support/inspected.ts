import { sql } from 'kysely'
import type { Row } from '../../catalogue/commands/tables.ts'
import type { Database } from '../../data/db/database.ts'

/** Writes down that these files, which are no packages, were inspected and are what their rows say. Visitors get no others. */
export async function markInspected(db: Database, packages: Row[]): Promise<void> {
  await sql`
    insert into inspections (sha256, size, refused, package_name, version_code, signer_sha256, inspection)
    select file.sha256, file.size, false, app.package_name, version.version_code, file.signer_sha256,
      jsonb_build_object('facts', null, 'lineage', '[]'::jsonb, 'algorithms', '[]'::jsonb, 'findings', '[]'::jsonb, 'bands', jsonb_build_array(
        jsonb_build_object('from', 1, 'to', null, 'scheme', 'v2', 'signers', jsonb_build_array(jsonb_build_object(
          'sha256', encode(file.signer_sha256, 'hex'), 'subject', 'CN=Test', 'key', 'rsa', 'bits', 2048, 'notBefore', '', 'notAfter', '')))))
    from jsonb_populate_recordset(null::packages, ${JSON.stringify(packages)}::jsonb) file
    join versions version on version.id = file.version_id
    join apps app on app.id = version.app_id
    on conflict (sha256) do update set size = excluded.size, signer_sha256 = excluded.signer_sha256`.execute(
    db,
  )
}

const KEEPERS = [
  ['versions', 'keep_offered_version'],
  ['versions', 'keep_deleted_version'],
  ['packages', 'keep_offered_file'],
]

/** Lets work change and delete what was offered, which the database refuses. */
export async function rewriteOffered<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  const keepers = (what: 'disable' | 'enable') =>
    KEEPERS.map(([table, trigger]) => `alter table ${table} ${what} trigger ${trigger}`)
  // A table with checks that wait for the commit can't be altered.
  await sql.raw(['set constraints all immediate', ...keepers('disable')].join('; ')).execute(db)
  await sql`set constraints all deferred`.execute(db)
  const result = await work()
  await sql.raw(['set constraints all immediate', ...keepers('enable')].join('; ')).execute(db)
  return result
}

/** Writes uninspected files, as earlier releases did. */
export async function putUninspected(db: Database, packages: Row[]): Promise<void> {
  await db.transaction().execute(async tx => {
    await sql`alter table packages disable trigger inspected_file`.execute(tx)
    await sql`insert into packages select * from jsonb_populate_recordset(null::packages, ${JSON.stringify(packages)}::jsonb)`.execute(
      tx,
    )
    await sql`alter table packages enable trigger inspected_file`.execute(tx)
  })
}
