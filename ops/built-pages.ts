import { readFileSync } from 'node:fs'
import { readBrand } from '../server/brand/read-brand.ts'
import { pageCsp } from '../server/security/content-security-policy.ts'
import type { WebParts } from '../server/start.ts'
import type { Assets } from '../web/shell/assets.ts'
import { dist } from './dist.ts'
import { type PageSettings, siteSettings } from './site-settings.ts'

/** The page set as it was built, for a store with this configuration; without one pages report nothing. */
export async function builtPages(config?: PageSettings) {
  const assets: Assets = JSON.parse(readFileSync(dist.assetList, 'utf8'))
  const built: typeof import('../web/page-set.server.ts') = await import(dist.pages)
  const { risk } = config ?? {}
  const { url = '' } = config?.track ?? {}
  const csp = pageCsp(config?.publicOrigin ?? '', [assets.early, assets.boot], {
    scripts: risk ? [risk.script] : [],
    pictures: config?.adHosts.map(host => `https://${host}`) ?? [],
    targets: /^https?:/.test(url) ? [new URL(url).origin] : [],
  })
  const settings = config && siteSettings(config)
  const brand = config?.brand ?? readBrand()
  return {
    ...built,
    renderer: built.createRenderer(assets, brand, settings),
    createPages: (parts: Parameters<WebParts['pages']>[0]) =>
      built.createPageSet({ ...parts, assets, csp, ...(settings ? { settings } : {}) }),
  }
}
