import { z } from 'zod'
import { appName } from '../../app-name.ts'
import { changesOfApp } from '../../changes-of-app.ts'
import { statement } from '../../statement.ts'
import { DONE_MS, joinTold, sighting, sightingsOf } from '../changes/seen.ts'

const MAX = 20

const change = z.object({
  id: z.number(),
  at: z.date(),
  actor: z.string(),
  reason: z.string(),
  reasonKind: z.string().nullable(),
})

export const lastTakedowns = statement({
  name: 'last takedowns',
  parameters: { locale: 'text' },
  row: change.extend({ app: z.number(), name: z.string().nullable(), isDown: z.boolean() }),
  text: ({ locale }) => `
  select c.id, c.at, c.actor, c.reason, c.reason_kind as "reasonKind", c.apps[1] as app, ${appName('c.apps[1]', locale)} as name,
    coalesce((select taken_down from apps a where a.id = c.apps[1]), false) as "isDown"
  from changes c where c.command = 'app.takedown' order by c.id desc limit ${MAX}`,
})

/** The last takedown of this app, from the record. */
export const receiptOf = statement({
  name: 'receipt of takedown',
  parameters: { app: 'bigint' },
  row: change.extend({
    hash: z.string(),
    hard: z.boolean(),
    tags: z.array(z.string()),
    doneMs: z.number().nullable(),
    seen: z.array(sighting),
  }),
  text: ({ app }) => `
  select c.id, c.at, c.actor, c.reason, c.reason_kind as "reasonKind", encode(c.hash, 'hex') as hash,
    coalesce(o.hard, false) as hard, coalesce(o.tags, '{}') as tags, ${DONE_MS}, ${sightingsOf('c.id')} as seen
  from ${changesOfApp(app)} c ${joinTold('c.id')}
  where c.command = 'app.takedown' order by c.id desc limit 1`,
})

const count = (from: string, app: string) => `(select count(*)::int from ${from} where app_id = ${app})`

/** What goes with an app. */
export const disappearsWith = statement({
  name: 'disappears with app',
  parameters: { app: 'bigint' },
  row: z.object({
    files: z.number(),
    versions: z.number(),
    categories: z.number(),
    collections: z.number(),
    placements: z.number(),
    comments: z.number(),
    downloads: z.number(),
  }),
  text: ({ app }) => `
  select ${count('packages p join versions v on v.id = p.version_id', app)} as files,
    (select count(*)::int from versions where app_id = ${app} and state = 'published') as versions,
    ${count('app_categories', app)} as categories, ${count('collection_apps', app)} as collections,
    ${['ad_locations', 'brand_banners', 'features', 'notices', 'gift_cards'].map(table => count(table, app)).join(' + ')} as placements,
    coalesce((select comments::int from app_stats where app_id = ${app}), 0) as comments,
    coalesce((select downloads from app_stats where app_id = ${app}), 0) as downloads`,
})
