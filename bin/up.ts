import { parseArgs } from 'node:util'
import { buildSite } from '../ops/build.ts'
import { engines, ensurePackages, tlsPackages } from '../ops/debian.ts'
import { logins } from '../ops/logins.ts'
import { seedStore } from '../ops/seed-store.ts'
import { addresses, readSettings } from '../ops/settings.ts'
import { prepareDatabase, storeOf } from '../ops/store.ts'

const started = Date.now()
const say = (line: string) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`)

// npm run up [-- --tls --empty]
const flag = { type: 'boolean', default: false } as const
const { tls, empty } = parseArgs({ options: { tls: flag, empty: flag } }).values
const settings = readSettings(process.env, { tls })
const at = addresses(settings)
const { database } = logins(settings)
ensurePackages(tls ? [...engines, ...tlsPackages] : engines, say)
await buildSite(say)
const store = storeOf(settings)
for (const engine of [store.postgres, store.nats]) {
  await engine.start()
  say(`${engine.name} is up`)
}
for (const name of await prepareDatabase(database)) say(`migration ${name} applied`)
// A newcomer sees something; a catalogue that is there is never touched.
const catalogue = empty
  ? 'other'
  : await seedStore({ databaseUrl: database, mediaDir: store.mediaDir, log: say })
const { front, edge, web, analytics } = storeOf({ ...settings, demo: catalogue === 'demo' })
// Stopped first, so that all run what is here now.
for (const engine of [front, edge, web, analytics]) await engine.stop()
for (const engine of [web, analytics, edge, ...(tls ? [front] : [])]) {
  await engine.start()
  say(`${engine.name} is up`)
}
console.log(
  `\n  Site, through the edge:  ${at.site}\n  Web process itself:      ${at.web}\n  Numbers:                 ${at.analytics}/\n  Events as they come:     npm run events:tail\n  Stop everything:         npm run down\n`,
)
