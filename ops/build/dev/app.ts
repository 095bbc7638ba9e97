import type { FastifyInstance } from 'fastify'
import { LOCALES, type Locale } from '../../../rules/text/locales.ts'
import { readConfig } from '../../../server/config.ts'
import { createWeb } from '../../../server/start.ts'
import type { Assets } from '../../../web/shell/assets.ts'
import { serveWorkshop } from '../../../web/workshop/workshop.server.ts'
import { serveApiDocs } from '../../docs/api-docs.ts'
import { iconSprite, iconSpriteFile } from '../icon-sprite.ts'
import { pageSettings } from '../page-settings.ts'
import { devLog } from './log.ts'
import { showErrors } from './show-errors.ts'

// Vite's client is inline and opens a socket; the strict policy is that of the built site.
const csp = "default-src 'self' 'unsafe-inline' data: ws:"

/** The whole web process but for listening, from the current sources: Vite loads this file again after a change. */
export async function createDevApp(
  env: NodeJS.ProcessEnv,
  assets: (locale: Locale) => Assets,
  onError: (error: Error) => void,
): Promise<FastifyInstance> {
  const config = readConfig(env)
  const settings = pageSettings(config)
  const sets = await Promise.all(LOCALES.map(async locale => [locale, await pageSetIn(locale)] as const))
  const app = await createWeb({
    config,
    logTo: devLog(console.log),
    pages: parts =>
      sets.map(([locale, { createPageSet }]) =>
        createPageSet({ ...parts, assets: assets(locale), settings, csp }),
      ),
  })
  showErrors(app, onError)
  await serveApiDocs(app)
  app.get(`/assets/${iconSpriteFile}`, (_, reply) => reply.type('image/svg+xml').send(iconSprite))
  serveWorkshop(app, { assets: assets('zh-CN'), brand: config.brand, csp })
  await app.ready()
  return app
}

/** As the plugin of ops/build/speaking.ts knows it. */
const pageSetIn = (locale: Locale): Promise<typeof import('../../../web/page-set.server.ts')> =>
  import(/* @vite-ignore */ `/web/page-set.server.ts?locale=${locale}`)
