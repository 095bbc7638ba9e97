import { readFileSync } from 'node:fs'
import type { ConsoleAssets } from '../../console/frame/document.tsx'
import type { ConsoleConfig } from '../../console/server/config.ts'
import type { BuiltConsole } from '../../console/start.ts'
import { CONSOLE_LOCALES, type ConsoleLocale } from '../../console/words/locales.ts'
import { dist } from './dist.ts'
import { previewPages } from './preview-pages.ts'

/** The console as it was built, in every language, with the site's own pages for previews, which read their own settings. */
export async function builtConsole(config: ConsoleConfig, env: NodeJS.ProcessEnv): Promise<BuiltConsole> {
  const assets: ConsoleAssets = JSON.parse(readFileSync(dist.console.list, 'utf8'))
  const render = Object.fromEntries(
    await Promise.all(
      CONSOLE_LOCALES.map(async locale => {
        const views: typeof import('../../console/render.tsx') = await import(dist.console.views(locale))
        return [locale, views.createRender(assets, config.site.brand)] as const
      }),
    ),
  ) as Record<ConsoleLocale, ReturnType<typeof import('../../console/render.tsx')['createRender']>>
  return {
    render,
    assets: { console: dist.console.assets, site: dist.assets },
    previewApp: await previewPages(env, config.key),
  }
}
