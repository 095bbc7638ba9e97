import { createServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { serveApiDocs } from '../ops/api-docs.ts'
import { engines, ensurePackages } from '../ops/debian.ts'
import { devRenderer } from '../ops/dev-renderer.ts'
import { webEnvironment } from '../ops/engines/web.ts'
import { logins } from '../ops/logins.ts'
import { siteSettings } from '../ops/renderer.ts'
import { seedStore } from '../ops/seed-store.ts'
import { addresses, readSettings, root } from '../ops/settings.ts'
import { prepareDatabase, storeOf } from '../ops/store.ts'
import { readConfig } from '../server/config.ts'
import { startWeb } from '../server/start.ts'
import { createPageSet } from '../web/page-set.server.ts'

// Vite's client is inline and opens a socket; the strict policy is that of the built site.
const csp = "default-src 'self' 'unsafe-inline' data: ws:"

const settings = readSettings()
const at = addresses(settings)
const { database } = logins(settings)
ensurePackages(engines, console.log)
const store = storeOf(settings)
await store.postgres.start()
await store.nats.start()
await prepareDatabase(database)
await seedStore({ databaseUrl: database, mediaDir: store.mediaDir, log: console.log })
await store.web.stop()

const vite = await createVite({
  root,
  server: { middlewareMode: true, hmr: { port: settings.ports.web + 1 } },
})
const dirs = { mediaDir: store.mediaDir, imageCacheDir: join(settings.runDir, 'dev/images') }
const config = readConfig({ ...webEnvironment(settings, dirs), PUBLIC_ORIGIN: at.web, EDGE_URLS: '' })
const renderer = await devRenderer(vite, siteSettings(config), console.error)
const app = await startWeb({
  config,
  pages: parts => createPageSet({ ...parts, renderer, csp }),
  serverFactory: handler =>
    createServer((request, response) =>
      vite.middlewares(request, response, () => handler(request, response)),
    ),
  async extend(app) {
    await serveApiDocs(app)
    app.addHook('onClose', () => vite.close())
  },
})
app.log.info(`pages as the sources are now: ${at.web} (engines go on until npm run down)`)
