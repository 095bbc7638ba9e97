import { ask } from '../../../catalogue/commands/ask.ts'
import { changesOfApp } from '../../../catalogue/commands/changes-of-app.ts'
import { appErasePictures, appRestore, appTakedown } from '../../../contract/commands/app.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { countErasable } from '../../../data/db/queries/withheld-files.ts'
import type { ReceiptModel } from '../../views/takedown/receipt.tsx'
import type { Disappears } from '../../views/takedown/takedown.tsx'
import type { TakedownLine } from '../../views/takedown/takedowns.tsx'
import { appNumbers } from '../app-numbers.ts'
import { type Screen, shown } from '../screen.ts'
import { findAppHead } from './app-head.ts'
import { appName } from './app-name.ts'
import { isLooking } from './is-looking.ts'

const MAX = 20

const takedowns: Screen = {
  path: '/takedown',
  roles: appTakedown.roles,
  async show({ db, query, locale }) {
    const sought = (query.app ?? '').trim()
    const rows = await ask<Omit<TakedownLine, 'at'> & { at: Date }>(
      db,
      `select c.id, c.at, c.actor, c.reason, c.reason_kind as "reasonKind", c.apps[1] as app, ${appName('c.apps[1]', '$1')} as name,
         coalesce((select taken_down from apps a where a.id = c.apps[1]), false) as "isDown"
       from changes c where c.command = $2 order by c.id desc limit ${MAX}`,
      [locale, appTakedown.name],
    )
    return shown('takedowns', {
      sought,
      found: sought ? await findAppHead(db, (await appNumbers(db, [sought])).get(sought), locale) : undefined,
      takedowns: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    })
  },
}

const takedown: Screen = {
  path: '/apps/:id/takedown',
  roles: appTakedown.roles,
  // Before the form is filled in, so that nothing of it is lost.
  fresh: true,
  async show({ db, params, locale, person }) {
    const app = await findAppHead(db, params.id, locale)
    if (!app) return undefined
    return shown('takedown', {
      app,
      disappears: await disappearsWith(db, app.id),
      mayRestore: appRestore.roles.some(role => role === person.role),
      mayErase: appErasePictures.roles.some(role => role === person.role),
      erasable: app.standing === 'taken-down' ? await countErasable(db, app.id) : 0,
    })
  },
}

async function disappearsWith(db: Database, app: number): Promise<Disappears> {
  const [row] = await ask<Disappears>(
    db,
    `select (select count(*)::int from packages p join versions v on v.id = p.version_id where v.app_id = $1) as files,
       (select count(*)::int from versions where app_id = $1 and state = 'published') as versions,
       (select count(*)::int from app_categories where app_id = $1) as categories,
       (select count(*)::int from collection_apps where app_id = $1) as collections,
       (select count(*)::int from ad_locations where app_id = $1) + (select count(*)::int from brand_banners where app_id = $1)
         + (select count(*)::int from features where app_id = $1) + (select count(*)::int from notices where app_id = $1)
         + (select count(*)::int from gift_cards where app_id = $1) as placements,
       coalesce((select comments::int from app_stats where app_id = $1), 0) as comments,
       coalesce((select downloads from app_stats where app_id = $1), 0) as downloads`,
    [app],
  )
  return row as Disappears
}

interface ReceiptRow
  extends Omit<ReceiptModel, 'app' | 'at' | 'edges' | 'rows' | 'seen' | 'slowest' | 'isLooking'> {
  at: Date
  seen: { edge: string; variant: string; ms: number; seen: boolean }[]
}

const receipt: Screen = {
  path: '/apps/:id/takedown/receipt',
  async show({ db, params, locale }) {
    const app = await findAppHead(db, params.id, locale)
    const row = app && (await receiptRow(db, app.id))
    if (!row) return undefined
    const { at, seen, ...rest } = row
    const edges = [...new Set(seen.map(({ edge }) => edge))]
    const variants = [...new Set(seen.map(({ variant }) => variant))]
    const times = seen.filter(one => one.seen).map(({ ms }) => ms)
    return shown('receipt', {
      ...rest,
      app,
      at: at.toISOString(),
      edges: edges.map(edge => new URL(edge).host),
      rows: variants.map(variant => ({
        variant,
        times: edges.map(edge => {
          const found = seen.find(one => one.edge === edge && one.variant === variant)
          return found && { ms: found.ms, isGone: found.seen }
        }),
      })),
      seen: { gone: times.length, all: seen.length },
      slowest: times.length > 0 ? Math.max(...times) : null,
      isLooking: isLooking(at, row),
    })
  },
}

/** The last takedown of this app, from the record. */
async function receiptRow(db: Database, app: number): Promise<ReceiptRow | undefined> {
  const [row] = await ask<ReceiptRow>(
    db,
    `select c.id, c.at, c.actor, c.reason, c.reason_kind as "reasonKind", encode(c.hash, 'hex') as hash, coalesce(o.hard, false) as hard,
       coalesce(o.tags, '{}') as tags, round(extract(epoch from o.done_at - o.at) * 1000)::int as "doneMs",
       (select coalesce(jsonb_agg(jsonb_build_object('edge', edge, 'variant', variant, 'ms', ms, 'seen', seen) order by edge, ms), '[]')
        from sightings s where s.change_id = c.id) as seen
     from ${changesOfApp('$1::bigint')} c left join lateral (select * from outbox o where o.change_id = c.id order by o.id limit 1) o on true
     where c.command = $2 order by c.id desc limit 1`,
    [app, appTakedown.name],
  )
  return row
}

export const takedownScreens = [takedowns, takedown, receipt]
