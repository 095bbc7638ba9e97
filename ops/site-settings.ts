import { identifiesVisitors } from '../rules/track-settings.ts'
import type { Config } from '../server/config.ts'
import type { SiteSettings } from '../web/shell/site.ts'

export type PageSettings = Pick<
  Config,
  'publicOrigin' | 'risk' | 'track' | 'filings' | 'mip' | 'adHosts' | 'domains' | 'experiment' | 'demo'
>

export const siteSettings = ({ publicOrigin: _, adHosts: __, ...settings }: PageSettings): SiteSettings => ({
  ...settings,
  asksConsent: identifiesVisitors(settings.track, settings.risk),
})
