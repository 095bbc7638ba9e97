import { z } from 'zod'
import { statement } from '../../statement.ts'

const kind = z.enum(['icon', 'portrait', 'landscape', 'banner'])
const step = z.enum(['webp', 'avif'])

/** So few that a worker which is killed delays no more than these. */
const BATCH = 8

/** Takes the next pictures to make. What fails, or is not finished, is taken again ten minutes later. */
export const takeWaiting = statement({
  name: 'take waiting pictures',
  parameters: {},
  row: z.object({ key: z.string(), kind, step }),
  text: () => `
  update pictures taken set tried_at = now()
  from (
    select key, kind from pictures
    where next is not null and (tried_at is null or tried_at < now() - interval '10 minutes')
    order by next desc, array_position('{icon,banner,portrait,landscape}', kind), id limit ${BATCH} for update skip locked
  ) waiting
  where (taken.key, taken.kind) = (waiting.key, waiting.kind)
  returning taken.key, taken.kind, taken.next as step`,
})

/** Gives back what a process took, because it stops. */
export const releaseTaken = statement({
  name: 'release taken pictures',
  parameters: { keys: 'text[]' },
  row: z.never(),
  text: ({ keys }) => `update pictures set tried_at = null where key = any (${keys})`,
})

/** How many wait; failed: those that were tried and could not be made. */
export const countWaiting = statement({
  name: 'pictures waiting',
  parameters: {},
  row: z.object({ webp: z.number(), failed: z.number(), avif: z.number() }),
  text: () => `
  select count(*) filter (where next = 'webp')::integer as webp,
    count(*) filter (where next = 'webp' and tried_at is not null)::integer as failed,
    count(*) filter (where next = 'avif')::integer as avif
  from pictures where next is not null`,
})

/** Has every picture made again, from its source image; pages show the present files meanwhile. */
export const remakePictures = statement({
  name: 'remake pictures',
  parameters: {},
  row: z.never(),
  text: () => `update pictures set next = 'webp', tried_at = null`,
})

/** Pictures of these apps that pages can't show yet, as addresses name them; not those of a catalogue that is older than the table. */
export const unreadyOf = statement({
  name: 'unready pictures of apps',
  parameters: { apps: 'bigint[]' },
  row: z.object({ app: z.number(), file: z.string() }),
  text: ({ apps }) => `
  select distinct use.app_id as app, use.file
  from unnest(${apps}) app (id)
  cross join lateral (select app_id, file from file_uses where app_id = app.id and file like 'img/%' offset 0) use
  join pictures on key = substr(use.file, 5) and forms = '' and noted_at is not null
  order by 1, 2`,
})
