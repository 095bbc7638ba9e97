import { seedDemo } from '../demo/seed.ts'
import { buildSite } from '../ops/build.ts'
import { engines, ensurePackages } from '../ops/debian.ts'
import { addresses, readSettings } from '../ops/settings.ts'
import { prepareDatabase, storeOf } from '../ops/store.ts'

const started = Date.now()
const say = (line: string) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`)

const settings = readSettings()
const at = addresses(settings)
ensurePackages(engines, say)
await buildSite(say)
const store = storeOf(settings)
for (const engine of [store.postgres, store.nats]) {
  await engine.start()
  say(`${engine.name} is up`)
}
for (const name of await prepareDatabase(at.database)) say(`migration ${name} applied`)
await seedDemo({ databaseUrl: at.database, mediaDir: store.mediaDir, log: say })
// Stopped first, so that both run what was just built.
for (const engine of [store.edge, store.web]) await engine.stop()
for (const engine of [store.web, store.edge]) {
  await engine.start()
  say(`${engine.name} is up`)
}
console.log(
  `\n  Site, through the edge:  ${at.edge}\n  Web process itself:      ${at.web}\n  Stop everything:         npm run down\n`,
)
