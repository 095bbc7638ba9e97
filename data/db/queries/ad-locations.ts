import { z } from 'zod'
import { adLocation } from '../../../contract/api/ad-config.schema.ts'
import { inItsTime } from '../in-its-time.ts'
import { seenPicture } from '../seen-picture.ts'
import { statement } from '../statement.ts'

/**
 * One ad per place; an ad for this app comes before one for every app, one for this page type before one for every type,
 * then the newest. `hosts` are those of pictures.
 */
export const adLocationsFor = statement({
  name: 'ad locations',
  parameters: { app: 'bigint', pageType: 'smallint', hosts: 'text[]' },
  row: adLocation,
  text: ({ app, pageType, hosts }) => `
  select distinct on (ad_location_type)
    ad_location_type as "adLocationType", ad_url as "adUrl", img_url as "imgUrl"
  from ad_locations
  where (app_id = ${app} or app_id is null) and (page_type = ${pageType} or page_type is null)
    and ${inItsTime} and ${seenPicture(hosts)}
  order by ad_location_type, app_id nulls last, page_type nulls last, id desc
`,
})

/** Ads in their time whose picture no visitor could see. */
export const hiddenAds = statement({
  name: 'hidden ads',
  parameters: { hosts: 'text[]' },
  row: z.object({ id: z.number(), imgUrl: z.string() }),
  text: ({ hosts }) => `
  select id, img_url as "imgUrl" from ad_locations
  where ${inItsTime} and not ${seenPicture(hosts)}
  order by id limit 20
`,
})
