import { createServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { keepPictures } from '../catalogue/worker/pictures/keep-pictures.ts'
import { openDatabase } from '../data/db/database.ts'
import { freshApp } from '../ops/build/dev/fresh-app.ts'
import { overlayPage } from '../ops/build/dev/overlay-page.ts'
import { startEngines } from '../ops/build/dev/start-engines.ts'
import { speakingAsAsked } from '../ops/build/speaking.ts'
import { ingestFiles } from '../ops/deploy/ingest-files.ts'
import { logins } from '../ops/engines/logins.ts'
import { seedStore } from '../ops/engines/seed-store.ts'
import { prepareDatabase, storeOf } from '../ops/engines/store.ts'
import { webEnvironment } from '../ops/engines/web.ts'
import { portAnswers } from '../ops/process.ts'
import { addresses, firstSlot, readSettings, root } from '../ops/settings.ts'

const settings = readSettings()
const at = addresses(settings)
const { database } = logins(settings)
const store = storeOf(settings)
await startEngines(settings, store, console.log)
await prepareDatabase(database)
const catalogue = await seedStore({
  databaseUrl: database,
  mediaDir: store.mediaDir,
  files: store.files,
  log: console.log,
})
await ingestFiles(database, store, console.log)
if (await portAnswers(firstSlot(settings).web)) await store.web.stop()

// As the worker does.
const db = openDatabase({ url: database, pool: 1 })
const { mediaDir } = store
const pictures = keepPictures({
  db,
  mediaDir,
  warn: console.warn,
  onMade: () => {},
  onBad: ({ key, why }) => console.warn(`${key} could not be read: ${why}`),
})

const server = createServer()
const vite = await createVite({
  root,
  plugins: [speakingAsAsked()],
  server: { middlewareMode: true, ws: { server } },
})
const dirs = { mediaDir, imageCacheDir: join(settings.runDir, 'dev/images') }
const { METRICS_PORT: _, ...environment } = webEnvironment({ ...settings, demo: catalogue === 'demo' }, dirs)
const env = { ...environment, PUBLIC_ORIGIN: at.web, EDGE_URLS: '' }
const app = freshApp(vite, env)
server.on('request', (request, response) =>
  vite.middlewares(request, response, async () => {
    try {
      const { routing } = await app.current()
      routing(request, response)
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(overlayPage(error as Error))
    }
  }),
)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    server.close()
    server.closeAllConnections()
    await app.close()
    await pictures.stop()
    await db.destroy()
    await vite.close()
  })
await app.current().catch(console.error)
server.listen(firstSlot(settings).web, '127.0.0.1', () =>
  console.log(`Development server: ${at.web} (services run until npm run down)`),
)
