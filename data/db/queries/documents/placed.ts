import { z } from 'zod'
import { isInItsTime } from '../../../../rules/apps/in-its-time.ts'
import { lang } from '../../app-columns.ts'
import { joinSaid, said, saidLang } from '../../best-text.ts'
import { epochMs } from '../../epoch-ms.ts'
import { pictureHost } from '../../seen-picture.ts'
import { shownBanner } from '../../shown-picture.ts'

const span = { startsAt: z.number().nullable(), endsAt: z.number().nullable() }

const noticeRow = z.object({ body: z.string(), lang, url: z.string().nullable(), ...span })

const giftRow = z.object({
  id: z.number(),
  title: z.string(),
  lang,
  remaining: z.number(),
  validUntil: z.number(),
})
export type GiftRow = z.infer<typeof giftRow>

const bannerRow = z.object({
  id: z.number(),
  title: z.string(),
  body: z.string(),
  lang,
  imageKey: z.string(),
  url: z.string(),
  ...span,
})

/** `pageType` null: every one. `host` is the picture's, null on this site. */
const adRow = z.object({
  place: z.number(),
  pageType: z.number().nullable(),
  host: z.string().nullable(),
  ...span,
})

/** Placements with a time, for every app or one. Those that have not begun are here too: readers compare them with the clock. */
export const placedRows = z.object({ banners: z.array(bannerRow), ads: z.array(adRow) })
export const placedOnApp = placedRows.extend({ notices: z.array(noticeRow), gifts: z.array(giftRow) })

const spanFields = `'startsAt', ${epochMs('starts_at')}, 'endsAt', ${epochMs('ends_at')}`
const notEnded = '(ends_at is null or ends_at > now())'

/** The fields of placedRows, for json_build_object. `of` chooses rows by their app. */
export const placedFields = (of: string, locale: string) => `
  'banners', (
    select coalesce(json_agg(json_build_object(
      'id', id, 'title', ${said('banner', 'title')}, 'body', ${said('banner', 'body')}, 'lang', ${saidLang(locale)},
      'imageKey', ${shownBanner('image_key')}, 'url', url, ${spanFields}
    ) order by id), '[]')
    from brand_banners banner ${joinSaid('banner', locale)} where ${of} and ${notEnded}
  ),
  'ads', (
    select coalesce(json_agg(distinct jsonb_build_object(
      'place', ad_location_type, 'pageType', page_type,
      'host', ${pictureHost}, ${spanFields}
    )), '[]')
    from ad_locations where ${of} and ${notEnded}
  )`

/** More than a page shows: the first may end before the document is rewritten. */
const GIFTS = 10

export const placedOnAppFields = (app: string, locale: string) => `
  ${placedFields(`app_id = ${app}`, locale)},
  'notices', (
    select coalesce(json_agg(json_build_object(
      'body', ${said('notice', 'body')}, 'lang', ${saidLang(locale)}, 'url', url, ${spanFields}
    ) order by position), '[]')
    from notices notice ${joinSaid('notice', locale)} where app_id = ${app} and ${notEnded}
  ),
  'gifts', (
    select coalesce(json_agg(json_build_object(
      'id', id, 'title', ${said('gift', 'title')}, 'lang', ${saidLang(locale)}, 'remaining', remaining, 'validUntil', ${epochMs('valid_until')}
    ) order by valid_until), '[]')
    from (
      select * from gift_cards
      where app_id = ${app} and valid_until > now() and remaining > 0
      order by valid_until limit ${GIFTS}
    ) gift ${joinSaid('gift', locale)}
  )`

export interface Placed {
  notices: { body: string; lang: string | null; url: string | null }[]
  gifts: GiftRow[]
  banner: Omit<z.infer<typeof bannerRow>, 'startsAt' | 'endsAt'> | null
  adPlaces: { place: number; pageType: number | null }[]
}

/** How many gifts an app's page shows. */
const SHOWN_GIFTS = 2

/** What is shown now. Visitors see pictures of ads on this site or on `adHosts`, which the pages' policy names too. */
export function placedNow(
  own: z.infer<typeof placedOnApp>,
  everywhere: z.infer<typeof placedRows>,
  adHosts: readonly string[],
  now = Date.now(),
): Placed {
  const inTime = <Row extends z.infer<z.ZodObject<typeof span>>>(rows: Row[]) =>
    rows.filter(row => isInItsTime(row, now)).map(({ startsAt: _, endsAt: __, ...row }) => row)
  const ads = inTime([...own.ads, ...everywhere.ads]).filter(
    ({ host }) => host === null || adHosts.includes(host),
  )
  const places = new Map(ads.map(({ place, pageType }) => [`${place} ${pageType}`, { place, pageType }]))
  return {
    notices: inTime(own.notices),
    gifts: own.gifts.filter(({ validUntil }) => validUntil > now).slice(0, SHOWN_GIFTS),
    banner: inTime([...own.banners, ...everywhere.banners])[0] ?? null,
    adPlaces: [...places.values()],
  }
}
