import { sql } from 'kysely'
import type { Database } from '../../../data/db/database.ts'

export type Random = (below: number) => number

/** What the owner of the database can do to its record: they own triggers and keys. */
export async function takeRecord(tx: Database): Promise<void> {
  await sql`alter table changes disable trigger user`.execute(tx)
  await sql`alter table outbox drop constraint outbox_change_id_fkey`.execute(tx)
  await sql`alter table changes drop constraint changes_undoes_fkey, drop constraint changes_pkey cascade`.execute(
    tx,
  )
}

/** Every hash from this change on, and the end of the chain. */
export async function recomputeHashes(tx: Database, from: number): Promise<void> {
  await sql
    .raw(
      `do $$
      declare c changes; before bytea := coalesce((select hash from changes where id = ${from - 1}), '\\x');
      begin
        for c in select * from changes where id >= ${from} order by id loop
          c.previous := before;
          before := change_hash(c);
          update changes set previous = c.previous, hash = before where id = c.id;
        end loop;
        update change_head set id = (select coalesce(max(id), 0) from changes), hash = before;
      end
      $$`,
    )
    .execute(tx)
}

const COLUMNS = [
  `actor = actor || ' too'`,
  `role = 'reader'`,
  `approved_by = 'another'`,
  `command = 'app.takedown'`,
  `input = input || '{"more": 1}'`,
  `reason_kind = 'malware'`,
  `reason = reason || '.'`,
  `rows = rows || '[{"table": "apps", "before": null, "after": null}]'`,
  `apps = apps || 2::bigint`,
  `at = at - interval '1 day'`,
]

export async function rewriteRow(tx: Database, random: Random, last: number): Promise<string> {
  const id = 1 + random(last)
  const set = COLUMNS[random(COLUMNS.length)] ?? ''
  await sql.raw(`update changes set ${set} where id = ${id}`).execute(tx)
  await recomputeHashes(tx, id)
  return `${set} of ${id}`
}

export async function deleteTail(tx: Database, random: Random, last: number): Promise<string> {
  const from = 1 + random(last)
  await sql.raw(`delete from changes where id >= ${from}`).execute(tx)
  await recomputeHashes(tx, from)
  return `from ${from} on`
}

export async function insertRow(tx: Database, random: Random, last: number): Promise<string> {
  const [at, of] = [1 + random(last), 1 + random(last)]
  await sql
    .raw(`create temp table forged on commit drop as select * from changes where id = ${of}`)
    .execute(tx)
  await sql.raw(`update forged set id = ${at}, reason = 'never said'`).execute(tx)
  await sql.raw(`update changes set id = id + 1 where id >= ${at}`).execute(tx)
  await sql`insert into changes select * from forged`.execute(tx)
  await recomputeHashes(tx, at)
  return `one like ${of} before ${at}`
}

export async function reorderRows(tx: Database, random: Random, last: number): Promise<string> {
  const a = 1 + random(last - 1)
  const b = a + 1 + random(last - a)
  await sql.raw(`update changes set id = ${a + b} - id where id in (${a}, ${b})`).execute(tx)
  await recomputeHashes(tx, a)
  return `${a} and ${b}`
}
