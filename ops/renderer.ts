import { readFileSync } from 'node:fs'
import { identifiesVisitors } from '../rules/track-settings.ts'
import type { Config } from '../server/config.ts'
import { pageCsp } from '../server/security/content-security-policy.ts'
import type { Renderer } from '../web/pages/renderer.ts'
import type { createRenderer } from '../web/render.tsx'
import type { Assets } from '../web/shell/assets.ts'
import type { SiteSettings } from '../web/shell/site.ts'
import { dist } from './dist.ts'

type PageSettings = Pick<
  Config,
  'publicOrigin' | 'risk' | 'track' | 'filing' | 'mip' | 'adHosts' | 'domains' | 'experiment' | 'demo'
>

export const siteSettings = ({ publicOrigin: _, adHosts: __, ...settings }: PageSettings): SiteSettings => ({
  ...settings,
  asksConsent: identifiesVisitors(settings.track, settings.risk),
})

/** The built renderer, and the policy that fits the scripts it puts into pages. Without settings pages report nothing. */
export async function loadRenderer(config?: PageSettings): Promise<{ renderer: Renderer; csp: string }> {
  const assets: Assets = JSON.parse(readFileSync(dist.assetList, 'utf8'))
  const built: { createRenderer: typeof createRenderer } = await import(dist.renderer)
  const { risk } = config ?? {}
  const { url = '' } = config?.track ?? {}
  return {
    renderer: built.createRenderer(assets, config && siteSettings(config)),
    csp: pageCsp(config?.publicOrigin ?? '', [assets.early, assets.boot], {
      scripts: risk ? [risk.script] : [],
      pictures: config?.adHosts.map(host => `https://${host}`) ?? [],
      targets: /^https?:/.test(url) ? [new URL(url).origin] : [],
    }),
  }
}
