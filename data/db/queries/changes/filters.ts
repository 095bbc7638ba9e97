import { z } from 'zod'
import { statement } from '../../statement.ts'

const MAX_ACTORS = 300

/** Everyone that the record names, found by jumping from name to name in an index. */
export const actorsOfChanges = statement({
  name: 'actors of changes',
  parameters: {},
  row: z.object({ actor: z.string(), repository: z.string().nullable() }),
  text: () => `
  with recursive named as (
    (select actor from changes order by actor limit 1)
    union all
    select (select c.actor from changes c where c.actor > named.actor order by c.actor limit 1) from named where named.actor is not null
  )
  select found.actor, coalesce(nullif(r.name, ''), r.address) as repository
  from (select actor from named where actor is not null limit ${MAX_ACTORS}) found left join repositories r on r.address = found.actor
  order by r.id is not null, found.actor`,
})

/** The ids of the last changes before two days, in the store's zone: those of the days between have ids between. */
export const changesBefore = statement({
  name: 'changes before days',
  parameters: { from: 'date?', until: 'date?' },
  row: z.object({ above: z.number(), below: z.number().nullable() }),
  text: ({ from, until }) => `
  select coalesce((select id from changes where at < (${from})::timestamp at time zone 'Asia/Shanghai' order by at desc limit 1), 0) as above,
    case when ${until} is not null then
      coalesce((select id from changes where at < (${until} + 1)::timestamp at time zone 'Asia/Shanghai' order by at desc limit 1), 0) + 1 end as below`,
})
