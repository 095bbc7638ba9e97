/** The host of an ad's picture; null on this site, empty where no visitor could see it. */
export const pictureHost = `case when img_url !~ '^/(?!/)' then coalesce(lower(substring(img_url from '^https://([^/?#]+)')), '') end`

/**
 * Whether a visitor can see an ad's picture: it is on this site, or on one of the hosts that the parameter holds. The
 * pages' policy names the same hosts.
 */
export const seenPicture = (hosts: string) => `((${pictureHost}) is null or ${pictureHost} = any(${hosts}))`
