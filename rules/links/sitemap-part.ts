/** Ids of this many apps or developers make one part of the sitemap; the parts' edges are in an index too, apps_by_sitemap. */
export const IDS_PER_PART = 10_000

/** Names a part for purging: it has too many apps to name each. */
export const sitemapTag = (kind: string, part: number) => `sitemap-${kind}-${part}`

export const sitemapTagOfApp = (appId: number) => sitemapTag('apps', Math.floor(appId / IDS_PER_PART))
