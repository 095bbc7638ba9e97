import { z } from 'zod'
import { statement } from '../statement.ts'

/** Rows and bytes of a batch, as they are stored; a change that is larger comes alone. */
const BATCH_ROWS = 500
const BATCH_BYTES = 1_000_000

/**
 * What change_hash() hashes, spelled out here with PostgreSQL's own functions: the owner of the database can replace a function of
 * ours, and must not be able to choose what a verifier reads. Times are in UTC whatever the session's time zone.
 */
const CONTENT = `pg_catalog.jsonb_build_array(
    c.id, (pg_catalog.to_jsonb(c.at at time zone 'UTC') #>> '{}') || '+00:00', c.actor, c.role, c.approved_by, c.command, c.input,
    c.reason_kind, c.reason, c.undoes, c.rows, c.apps
  )::text`

/** The changes after this one, a batch of them, in their order. */
export const chainAfter = statement({
  name: 'chain of changes',
  parameters: { change: 'bigint' },
  row: z.object({ id: z.number(), previous: z.string(), hash: z.string(), content: z.string() }),
  text: ({ change }) => `
  with batch as (
    select id, sum(pg_column_size(input) + pg_column_size(rows)) over (order by id) as bytes, row_number() over (order by id) as number
    from (select id, input, rows from public.changes where id > ${change} order by id limit ${BATCH_ROWS}) next
  )
  select c.id, encode(c.previous, 'hex') as previous, encode(c.hash, 'hex') as hash, ${CONTENT} as content
  from batch join public.changes c on c.id = batch.id
  where batch.bytes <= ${BATCH_BYTES} or batch.number = 1
  order by c.id`,
})

/** The last change, what the database takes for it, and what became of the one that was signed last. */
export const chainEnd = statement({
  name: 'end of the chain of changes',
  parameters: { change: 'bigint' },
  row: z.object({
    id: z.number(),
    hash: z.string(),
    headId: z.number(),
    headHash: z.string(),
    /** Of the change with this number; empty: there is none. */
    hashThere: z.string(),
    /** When the change after it was made, and how long ago by the database's own clock. */
    nextAt: z.date().nullable(),
    nextSeconds: z.number().nullable(),
    isReplica: z.boolean(),
  }),
  text: ({ change }) => `
  select coalesce(last.id, 0) as id, coalesce(encode(last.hash, 'hex'), '') as hash, head.id as "headId",
    encode(head.hash, 'hex') as "headHash",
    coalesce((select encode(hash, 'hex') from public.changes where id = ${change}), '') as "hashThere",
    next.at as "nextAt", extract(epoch from clock_timestamp() - next.at)::float8 as "nextSeconds", pg_is_in_recovery() as "isReplica"
  from public.change_head head
  left join lateral (select id, hash from public.changes order by id desc limit 1) last on true
  left join lateral (select at from public.changes where id > ${change} order by id limit 1) next on true`,
})
