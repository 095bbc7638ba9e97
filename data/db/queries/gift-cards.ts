import { z } from 'zod'
import { lang } from '../app-columns.ts'
import { appTexts, joinSaid, said, saidLang } from '../best-text.ts'
import type { Database } from '../database.ts'
import { epochMs } from '../epoch-ms.ts'
import { shownIcon } from '../shown-picture.ts'
import { statement } from '../statement.ts'

const giftCardRow = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  lang,
  code: z.string().nullable(),
  remaining: z.number(),
  total: z.number(),
  validUntil: z.number(),
  sourceUrl: z.string(),
  app: z.object({ appId: z.number(), name: z.string(), lang, iconKey: z.string() }),
})
export type GiftCardRow = z.infer<typeof giftCardRow>

const giftPage = z.object({
  gifts: z.array(giftCardRow),
  /** How many are listed, and how many of them can be had. */
  listed: z.number(),
  open: z.number(),
})
type GiftPage = z.infer<typeof giftPage>

export const GIFTS_PER_PAGE = 24
/** The next to end, and those that ended last. */
const OPEN_LISTED = 1000
const ENDED_LISTED = 100
export const GIFTS_LISTED = OPEN_LISTED + ENDED_LISTED
const GIFTS_OF_APP = 60
const GIFTS_OF_HOME = 3

/**
 * Those that can be had come first, the soonest to end before the others; then those all taken, then those that ended, the
 * latest first. What is taken is sorted out here and not in an index: an index on what remains would
 * be rewritten with every gift that is handed out.
 */
const listed = (where: string) => `
  select
    gift.id, gift.valid_until <= now() as ended, gift.remaining = 0 as taken,
    row_number() over (
      order by
        gift.valid_until <= now(),
        case when gift.valid_until > now() then gift.remaining = 0 end,
        case when gift.valid_until > now() then gift.valid_until end,
        gift.valid_until desc, gift.id
    ) as place
  from (
    (select * from gift_cards
      where ${where} valid_until > now() order by valid_until, id limit ${OPEN_LISTED})
    union all
    (select * from gift_cards
      where ${where} valid_until <= now() order by valid_until desc, id desc limit ${ENDED_LISTED})
  ) gift
  join apps app on app.id = gift.app_id and app.status = 'live'`

/** Only those that can be had, in the same order. */
const open = `
  select gift.id, false as ended, false as taken, row_number() over (order by gift.valid_until, gift.id) as place
  from (select * from gift_cards where valid_until > now() order by valid_until, id limit ${OPEN_LISTED}) gift
  join apps app on app.id = gift.app_id and app.status = 'live'
  where gift.remaining > 0`

const page = (locale: string, listed: string, rows: string) => `
  with listed as materialized (${listed})
  select
    (
      select coalesce(json_agg(json_build_object(
        'id', gift.id, 'title', ${said('gift', 'title')}, 'content', ${said('gift', 'content')}, 'lang', ${saidLang(locale)}, 'code', gift.code,
        'remaining', gift.remaining, 'total', gift.total,
        'validUntil', ${epochMs('gift.valid_until')}, 'sourceUrl', gift.source_url,
        'app', json_build_object('appId', app.id, 'name', words.name, 'lang', words.lang, 'iconKey', ${shownIcon('app.icon_key')})
      ) order by listed.place), '[]')
      from (select * from listed where ${rows}) listed
      join gift_cards gift on gift.id = listed.id
      join apps app on app.id = gift.app_id
      join lateral (${appTexts('app.id', locale)}) words on true
      ${joinSaid('gift', locale)}
    ) as gifts,
    (select count(*)::integer from listed) as listed,
    (select count(*)::integer from listed where not ended and not taken) as open
`

const everyone = statement({
  name: 'gifts',
  parameters: { locale: 'text', offset: 'integer' },
  row: giftPage,
  text: ({ locale, offset }) =>
    page(locale, listed(''), `place > ${offset} and place <= ${offset} + ${GIFTS_PER_PAGE}`),
})

const ofApp = statement({
  name: 'gifts of app',
  parameters: { locale: 'text', app: 'bigint' },
  row: giftPage,
  text: ({ locale, app }) => page(locale, listed(`app_id = ${app} and`), `place <= ${GIFTS_OF_APP}`),
})

const ofHome = statement({
  name: 'open gifts',
  parameters: { locale: 'text' },
  row: giftPage,
  text: ({ locale }) => page(locale, open, `place <= ${GIFTS_OF_HOME}`),
})

const none: GiftPage = { gifts: [], listed: 0, open: 0 }

export const findGifts = async (db: Database, locale: string, pageNumber: number) =>
  (await everyone(db, { locale, offset: (pageNumber - 1) * GIFTS_PER_PAGE }))[0] ?? none

/** The next to end, for the home page. */
export const findOpenGifts = async (db: Database, locale: string) => (await ofHome(db, { locale }))[0] ?? none

/** An app has a handful; the page shows up to sixty. */
export const findAppGifts = async (db: Database, locale: string, appId: number) =>
  (await ofApp(db, { locale, app: appId }))[0] ?? none
