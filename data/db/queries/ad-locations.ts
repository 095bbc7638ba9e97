import type { AdLocation } from '../../../contract/api/ad-config.ts'
import { inItsTime } from '../in-its-time.ts'
import { seenPicture } from '../seen-picture.ts'
import { statement } from '../statement.ts'

/**
 * One ad a place; an ad for this app stands before one for every app, one for this page type before one for every type,
 * then the newest. $1 is the app, $2 the page type, $3 the hosts of pictures.
 */
export const adLocationsFor = statement<AdLocation>(`
  select distinct on (ad_location_type)
    ad_location_type as "adLocationType", ad_url as "adUrl", img_url as "imgUrl"
  from ad_locations
  where (app_id = $1 or app_id is null) and (page_type = $2 or page_type is null)
    and ${inItsTime} and ${seenPicture('$3')}
  order by ad_location_type, app_id nulls last, page_type nulls last, id desc
`)

export interface HiddenAd {
  id: number
  imgUrl: string
}

/** Ads in their time whose picture no visitor could see. $1 holds the hosts of pictures. */
export const hiddenAds = statement<HiddenAd>(`
  select id, img_url as "imgUrl" from ad_locations
  where ${inItsTime} and not ${seenPicture('$1')}
  order by id limit 20
`)
