import { identifiesVisitors } from '../../rules/tracking/track-settings.ts'
import type { Config } from '../../server/config.ts'
import type { SiteSettings } from '../../web/shell/site.ts'

export type PageSettings = Pick<
  Config,
  'brand' | 'publicOrigin' | 'risk' | 'track' | 'mip' | 'adHosts' | 'domains' | 'experiment' | 'demo'
>

export const pageSettings = ({
  brand: _,
  publicOrigin: __,
  adHosts: ___,
  ...settings
}: PageSettings): SiteSettings => ({
  ...settings,
  asksConsent: identifiesVisitors(settings.track, settings.risk),
})
