import { readFileSync } from 'node:fs'
import { readBrand } from '../../platform/brand/read-brand.ts'
import { pageCsp } from '../../platform/security/content-security-policy.ts'
import { LOCALES, type Locale } from '../../rules/text/locales.ts'
import type { PageSet } from '../../server/pages/page.ts'
import type { WebDeps } from '../../server/start.ts'
import type { Assets } from '../../web/shell/assets.ts'
import { dist } from './dist.ts'
import { type PageSettings, pageSettings } from './page-settings.ts'

/** The pages as they were built in one language, for a store with this configuration; without one they report nothing. */
export async function pagesIn(locale: Locale, config?: PageSettings) {
  const { [locale]: assets }: Record<Locale, Assets> = JSON.parse(readFileSync(dist.assetList, 'utf8'))
  const built: typeof import('../../web/page-set.server.ts') = await import(dist.pages(locale))
  const { risk } = config ?? {}
  const { url = '' } = config?.track ?? {}
  const csp = pageCsp(config?.publicOrigin ?? '', [assets.early, assets.boot], {
    scripts: risk ? [risk.script] : [],
    pictures: config?.adHosts.map(host => `https://${host}`) ?? [],
    targets: /^https?:/.test(url) ? [new URL(url).origin] : [],
  })
  const settings = config && pageSettings(config)
  const brand = config?.brand ?? readBrand()
  return {
    ...built,
    renderer: built.createRenderer(assets, brand, settings),
    createPages: (parts: Parameters<WebDeps['pages']>[0]): PageSet =>
      built.createPageSet({ ...parts, assets, csp, ...(settings ? { settings } : {}) }),
  }
}

/** In every language. */
export async function builtPages(config: PageSettings): Promise<WebDeps['pages']> {
  const built = await Promise.all(LOCALES.map(locale => pagesIn(locale, config)))
  return parts => built.map(({ createPages }) => createPages(parts))
}
