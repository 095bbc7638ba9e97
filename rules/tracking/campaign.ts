/** What the page reads from its own address. */
export interface Campaign {
  action: string
  utmSource: string
  utmCampaign: string
  originalPackageName: string
  originalAppId: number
}

/** Parameters that are missing, or could not be what they should be, read as empty or 0. */
export function readCampaign(query: string): Campaign {
  const params = new URLSearchParams(query)
  const value = (name: string) => params.get(name) ?? ''
  const packageName = value('original_pg_name')
  const appId = value('original_appid')
  return {
    action: value('action'),
    utmSource: value('utm_source'),
    utmCampaign: value('utm_campaign'),
    originalPackageName: /^[\w.]{1,255}$/.test(packageName) ? packageName : '',
    originalAppId: /^\d{1,12}$/.test(appId) ? Number(appId) : 0,
  }
}

export function asksForDownload(campaign: Campaign): boolean {
  return campaign.action === 'dl'
}

export function hasUtm(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some(name => name.startsWith('utm_'))
}

/** The same as a query, for a link that keeps where the visitor came from; what asks for an action is left behind. */
export function campaignQuery({
  utmSource,
  utmCampaign,
  originalPackageName,
  originalAppId,
}: Campaign): string {
  const params = new URLSearchParams()
  if (utmSource) params.set('utm_source', utmSource)
  if (utmCampaign) params.set('utm_campaign', utmCampaign)
  if (originalPackageName) params.set('original_pg_name', originalPackageName)
  if (originalAppId) params.set('original_appid', String(originalAppId))
  const query = params.toString()
  return query && `?${query}`
}
