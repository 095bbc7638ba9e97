import type { ViteDevServer } from 'vite'
import type { Locale } from '../../../rules/text/locales.ts'
import type { Assets } from '../../../web/shell/assets.ts'

const globalStyles = ['/ui/styles/tokens.css?direct', '/web/styles/base.css?direct']

/** Vite's client comes first, which reloads the page, then the page's own boot script, after the early one. */
const boot = (locale: Locale) => `
import '/@vite/client'
import('/web/boot/early.ts').then(() => import('/web/boot/boot.ts?locale=${locale}'))`
const early = `import('/web/boot/early.ts')`

/** What pages link to while Vite serves it: one stylesheet for each module that has been loaded. */
export function devAssets(vite: ViteDevServer, locale: Locale): Assets {
  const urls = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()].map(module => module.url)
  const modules = urls.filter(url => url.endsWith('.module.css')).map(url => `${url}?direct`)
  const styles = [...globalStyles, ...modules]
  return {
    boot: boot(locale),
    early,
    styles: { pc: styles, mobile: styles, aside: [], compare: [] },
    noScript: '/web/styles/no-script.css?direct',
  }
}
