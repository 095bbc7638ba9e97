/**
 * Whether a visitor can see an ad's picture: it is on this site, or on one of the hosts that the parameter holds. The
 * pages' policy names the same hosts.
 */
export const seenPicture = (hosts: string) =>
  `(img_url ~ '^/(?!/)' or coalesce(lower(substring(img_url from '^https://([^/?#]+)')), '') = any(${hosts}))`
