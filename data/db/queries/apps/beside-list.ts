import { z } from 'zod'
import { changesOfApp } from '../../changes-of-app.ts'
import { statement } from '../../statement.ts'

/** Who changed each last. */
export const lastActors = statement({
  name: 'last actors',
  parameters: { apps: 'bigint[]' },
  row: z.object({ app: z.number(), actor: z.string() }),
  text: ({ apps }) => `
  select app, last.actor from unnest(${apps}) app
  cross join lateral (select actor from ${changesOfApp('app')} own order by id desc limit 1) last`,
})

/** As the database estimates, or below 0: counting a million takes longer than the page. */
export const aboutHowManyApps = statement({
  name: 'about how many apps',
  parameters: {},
  row: z.object({ about: z.number() }),
  text: () => `select reltuples::float8 as about from pg_class where oid = 'apps'::regclass`,
})
