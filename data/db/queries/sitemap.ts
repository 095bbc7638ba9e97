import { z } from 'zod'
import { IDS_PER_PART } from '../../../rules/links/sitemap-part.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { VERSIONS_ON_PAGE } from './versions.ts'

const time = (column: string) => `extract(epoch from ${column})::float8 * 1000`

/** From one part to the next that has a live app, however many ids lie between. */
const appParts = statement({
  name: 'sitemap parts of apps',
  parameters: {},
  row: z.object({
    number: z.number(),
    /** When the last page in it changed. */
    changedAt: z.number(),
  }),
  text: () => `
  with recursive part (number) as (
    (select id / ${IDS_PER_PART} from apps where status = 'live' order by id / ${IDS_PER_PART} limit 1)
    union all
    select (
      select id / ${IDS_PER_PART} from apps where status = 'live' and id / ${IDS_PER_PART} > part.number order by id / ${IDS_PER_PART} limit 1
    )
    from part where part.number is not null
  )
  select
    number,
    (
      select ${time('updated_at')} from apps
      where status = 'live' and id / ${IDS_PER_PART} = number order by updated_at desc limit 1
    ) as "changedAt"
  from part where number is not null
`,
})

/** The same along the developers of live apps. */
const developerParts = statement({
  name: 'sitemap parts of developers',
  parameters: {},
  row: z.object({ number: z.number() }),
  text: () => `
  with recursive part (number) as (
    (select developer_id / ${IDS_PER_PART} from apps where status = 'live' and developer_id >= 0 order by developer_id limit 1)
    union all
    select (
      select developer_id / ${IDS_PER_PART} from apps
      where status = 'live' and developer_id >= (part.number + 1) * ${IDS_PER_PART} order by developer_id limit 1
    )
    from part where part.number is not null
  )
  select number from part where number is not null
`,
})

export type SitemapApp = z.infer<typeof sitemapApp>
const sitemapApp = z.object({
  id: z.number(),
  changedAt: z.number(),
  /** Which of the pages beside its own there are. */
  comments: z.boolean(),
  history: z.boolean(),
  gifts: z.boolean(),
})

const apps = statement({
  name: 'sitemap apps',
  parameters: { part: 'bigint' },
  row: sitemapApp,
  text: ({ part }) => `
  select
    id, ${time('updated_at')} as "changedAt",
    exists (select from comments where app_id = app.id and not hidden) as comments,
    exists (select from versions where app_id = app.id and state = 'published' offset ${VERSIONS_ON_PAGE}) as history,
    exists (select from gift_cards where app_id = app.id) as gifts
  from (select id, updated_at from apps where status = 'live' and id / ${IDS_PER_PART} = ${part}) app
  order by id
`,
})

export type SitemapDeveloper = z.infer<typeof sitemapDeveloper>
const sitemapDeveloper = z.object({ id: z.number(), changedAt: z.number() })

const developers = statement({
  name: 'sitemap developers',
  parameters: { part: 'bigint' },
  row: sitemapDeveloper,
  text: ({ part }) => `
  select developer.id, last."changedAt"
  from developers developer
  cross join lateral (
    select ${time('updated_at')} as "changedAt" from apps
    where developer_id = developer.id and status = 'live' order by updated_at desc, id desc limit 1
  ) last
  where developer.id >= ${part} * ${IDS_PER_PART} and developer.id < (${part} + 1) * ${IDS_PER_PART}
  order by developer.id
`,
})

const lists = statement({
  name: 'sitemap lists',
  parameters: {},
  row: z.object({ list: z.string() }),
  text: () => `
  select list from app_ranks
  where sort = 'hot' and cardinality(app_ids) > 0
    and (list in ('soft', 'game') or list in (select id::text from categories))
  order by length(list), list
`,
})

export const findAppParts = (db: Database) => appParts(db)
export const findDeveloperParts = (db: Database) => developerParts(db)
export const findSitemapApps = (db: Database, part: number) => apps(db, { part })
export const findSitemapDevelopers = (db: Database, part: number) => developers(db, { part })
/** `soft`, `game` and the ids of categories that have apps. */
export const findFilledLists = async (db: Database) => (await lists(db)).map(({ list }) => list)
