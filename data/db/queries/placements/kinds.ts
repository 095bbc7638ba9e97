import { z } from 'zod'
import type { Place, PlacementKind } from '../../../../contract/placements.ts'
import { appName } from '../../app-name.ts'

export interface KindSql {
  table: string
  /** In SQL, of a row `t`. */
  title: (locale: string) => string
  /** Columns of when it begins and ends; null: it does not. */
  from: 'starts_at' | null
  to: 'ends_at' | 'valid_until' | null
  /** Whether it may be of one app. */
  isOfApp: boolean
  /** In SQL, and what it gives. */
  place: [text: string, row: z.ZodType<Place>]
  /** Others (o) that want the same place (t) at the same time, of which visitors see one. */
  clashes?: string
}

const pageType = z.literal([0, 1, 2]).nullable()
const POSITION: KindSql['place'] = [
  `jsonb_build_object('position', t.position)`,
  z.object({ position: z.number() }),
]

const sameApp = '(o.app_id = t.app_id or (o.app_id is null and t.app_id is null))'

const inTime = { from: 'starts_at', to: 'ends_at', isOfApp: true } as const

export const PLACEMENTS = {
  ad: {
    table: 'ad_locations',
    ...inTime,
    /** The app to which it leads, by its name. */
    title: locale =>
      `coalesce(${appName(`substring(t.ad_url from '^/apps/([0-9]{1,15})$')::bigint`, locale)}, t.ad_url)`,
    place: [
      `jsonb_build_object('spot', t.ad_location_type, 'pageType', t.page_type)`,
      z.object({ spot: z.literal([0, 1, 2]), pageType }),
    ],
    clashes: `o.ad_location_type = t.ad_location_type and o.page_type is not distinct from t.page_type and ${sameApp}`,
  },
  banner: {
    table: 'brand_banners',
    ...inTime,
    title: () => 't.title',
    place: [`'{}'::jsonb`, z.object({})],
    clashes: sameApp,
  },
  feature: {
    table: 'features',
    ...inTime,
    title: () => 't.title',
    place: POSITION,
    clashes: '(o.position, o.id) < (t.position, t.id)',
  },
  notice: { table: 'notices', ...inTime, title: () => 't.body', place: POSITION },
  gift: {
    table: 'gift_cards',
    title: () => 't.title',
    from: null,
    to: 'valid_until',
    isOfApp: true,
    place: [
      `jsonb_build_object('remaining', t.remaining, 'total', t.total)`,
      z.object({ remaining: z.number(), total: z.number() }),
    ],
  },
  collection: {
    table: 'collections',
    ...inTime,
    isOfApp: false,
    title: () => 't.title',
    place: [
      `jsonb_build_object('position', t.position, 'apps', (select count(*) from collection_apps c where c.collection_id = t.id))`,
      z.object({ position: z.number(), apps: z.number() }),
    ],
  },
  'download-config': {
    table: 'download_configs',
    title: () => 't.display',
    from: null,
    to: null,
    isOfApp: true,
    place: [`jsonb_build_object('pageType', t.page_type)`, z.object({ pageType })],
  },
} satisfies Record<PlacementKind, KindSql>
