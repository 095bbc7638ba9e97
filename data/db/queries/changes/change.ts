import { z } from 'zod'
import { appName } from '../../app-name.ts'
import { statement } from '../../statement.ts'
import { DONE_MS, joinTold, sighting, sightingsOf } from './seen.ts'

const row = z.record(z.string(), z.unknown()).nullable()
/** A row as it was and as it is; null: there was or is none. */
export const changedRow = z.object({ table: z.string(), before: row, after: row })
export type ChangedRow = z.infer<typeof changedRow>

export const findChange = statement({
  name: 'change',
  parameters: { change: 'bigint', locale: 'text' },
  row: z.object({
    id: z.number(),
    at: z.date(),
    actor: z.string(),
    role: z.string(),
    approvedBy: z.string().nullable(),
    command: z.string(),
    reasonKind: z.string().nullable(),
    reason: z.string(),
    undoes: z.number().nullable(),
    undoneBy: z.number().nullable(),
    hash: z.string(),
    rows: z.array(changedRow),
    apps: z.array(z.object({ id: z.number(), name: z.string() })),
    appCount: z.number(),
    undone: z.object({ actor: z.string(), command: z.string(), rows: z.array(changedRow) }).nullable(),
    /** The import that it is a part of. */
    run: z.number().nullable(),
    seen: z.array(sighting),
    tags: z.array(z.string()).nullable(),
    hard: z.boolean().nullable(),
    sentMs: z.number().nullable(),
    doneMs: z.number().nullable(),
  }),
  text: ({ change, locale }) => `
  select c.id, c.at, c.actor, c.role, c.approved_by as "approvedBy", c.command, c.reason_kind as "reasonKind", c.reason, c.undoes,
    (select min(u.id) from changes u where u.undoes = c.id) as "undoneBy", encode(c.hash, 'hex') as hash, c.rows,
    (select coalesce(jsonb_agg(jsonb_build_object('id', a, 'name', ${appName('a', locale)})), '[]') from unnest(c.apps[1:50]) a) as apps,
    cardinality(c.apps) as "appCount",
    (select jsonb_build_object('actor', u.actor, 'command', u.command, 'rows', jsonb_path_query_array(u.rows, '$[0 to 99]'))
     from changes u where u.id = c.undoes) as undone,
    (select i.id from repositories r join import_runs i on i.repository_id = r.id
     where c.role = 'repository' and r.address = c.actor and c.id between i.first_change and i.last_change limit 1) as run,
    ${sightingsOf('c.id')} as seen,
    o.tags, o.hard, round(extract(epoch from o.sent_at - o.at) * 1000)::int as "sentMs", ${DONE_MS}
  from changes c ${joinTold('c.id')}
  where c.id = ${change}`,
})
