import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

export interface GiftCardRow {
  id: number
  title: string
  content: string
  code: string | null
  remaining: number
  total: number
  validUntil: number
  sourceUrl: string
  app: { appId: number; name: string; iconKey: string }
}

export interface GiftPage {
  gifts: GiftCardRow[]
  /** How many are listed, and how many of them can be had. */
  listed: number
  open: number
}

export const GIFTS_PER_PAGE = 24
/** The next 1000 to end and the 100 that ended last. */
export const GIFTS_LISTED = 1100

/**
 * Those that can be had come first, the soonest to end before the others; then those all taken, then those that ended, the
 * latest first. $1 is the locale. What is taken is sorted out here and not in an index: an index on what remains would
 * be rewritten with every gift that is handed out.
 */
const listed = (where: string) => `
  select
    gift.id, gift.valid_until, gift.valid_until <= now() as ended, gift.remaining = 0 as taken,
    row_number() over (
      order by
        gift.valid_until <= now(),
        case when gift.valid_until > now() then gift.remaining = 0 end,
        case when gift.valid_until > now() then gift.valid_until end,
        gift.valid_until desc, gift.id
    ) as place
  from (
    (select * from gift_cards
      where ${where} locale = $1 and valid_until > now() order by valid_until, id limit 1000)
    union all
    (select * from gift_cards
      where ${where} locale = $1 and valid_until <= now() order by valid_until desc, id desc limit 100)
  ) gift
  join apps app on app.id = gift.app_id and app.status = 'live'`

const page = (where: string, rows: string) =>
  statement<GiftPage>(`
  with listed as materialized (${listed(where)})
  select
    (
      select coalesce(json_agg(json_build_object(
        'id', gift.id, 'title', gift.title, 'content', gift.content, 'code', gift.code,
        'remaining', gift.remaining, 'total', gift.total,
        'validUntil', floor(extract(epoch from least(gift.valid_until, '9999-12-30')) * 1000), 'sourceUrl', gift.source_url,
        'app', json_build_object('appId', app.id, 'name', words.name, 'iconKey', app.icon_key)
      ) order by listed.place), '[]')
      from (select * from listed where ${rows}) listed
      join gift_cards gift on gift.id = listed.id
      join apps app on app.id = gift.app_id
      join lateral (
        select name from app_texts where app_id = app.id order by locale = $1 desc, locale limit 1
      ) words on true
    ) as gifts,
    (select count(*)::integer from listed) as listed,
    (select count(*)::integer from listed where not ended and not taken) as open
`)

const everyone = page('', `place > $2::integer and place <= $2::integer + ${GIFTS_PER_PAGE}`)
const ofApp = page('app_id = $2 and', `place <= 60`)

const none: GiftPage = { gifts: [], listed: 0, open: 0 }

export async function findGifts(db: Database, locale: string, pageNumber: number): Promise<GiftPage> {
  return (await everyone(db, locale, (pageNumber - 1) * GIFTS_PER_PAGE))[0] ?? none
}

/** An app has a handful; the page shows up to sixty. */
export async function findAppGifts(db: Database, locale: string, appId: number): Promise<GiftPage> {
  return (await ofApp(db, locale, appId))[0] ?? none
}
