import type { ViteDevServer } from 'vite'
import type { Renderer } from '../web/pages/renderer.ts'
import type { Assets } from '../web/shell/assets.ts'
import type { SiteSettings } from '../web/shell/site.ts'

const entry = '/web/render.tsx'
const globalStyles = ['/web/styles/tokens.css?direct', '/web/styles/base.css?direct']

/** Vite's client and its React preamble come first, then the page's own boot script, after the early one. */
const boot = `
import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type
import('/web/boot/early.ts').then(() => import('/web/boot/boot.ts'))`
const early = `import('/web/boot/early.ts')`

/** Renders with the sources as they are now: they are loaded anew whenever a file changes. */
export async function devRenderer(
  vite: ViteDevServer,
  site: SiteSettings,
  warn: (error: unknown) => void,
): Promise<Renderer> {
  let current = await load()
  vite.watcher.on('change', () => {
    load().then(renderer => {
      current = renderer
    }, warn)
  })
  return {
    page: (...args) => current.page(...args),
    replies: replies => current.replies(replies),
    shareCard: model => current.shareCard(model),
    get mip() {
      return current.mip
    },
  }

  async function load(): Promise<Renderer> {
    const module = (await vite.ssrLoadModule(entry)) as typeof import('../web/render.tsx')
    return module.createRenderer(assets(), site)
  }

  function assets(): Assets {
    const urls = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()].map(module => module.url)
    const styles = [
      ...globalStyles,
      ...urls.filter(url => url.endsWith('.module.css')).map(url => `${url}?direct`),
    ]
    return {
      boot,
      early,
      styles: { pc: styles, mobile: styles },
      noScript: '/web/styles/no-script.css?direct',
    }
  }
}
