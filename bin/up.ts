import '../ops/command-line/plain-errors.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../ops/build/build.ts'
import { firstOwnerLink } from '../ops/command-line/console-link.ts'
import { waitingPictures } from '../ops/command-line/waiting-pictures.ts'
import { deploy } from '../ops/deploy/deploy.ts'
import { ingestFiles } from '../ops/deploy/ingest-files.ts'
import { makeRelease } from '../ops/deploy/releases.ts'
import { backupPackages, engines, ensurePackages, manyPackages, tlsPackages } from '../ops/engines/debian.ts'
import { docs } from '../ops/engines/docs.ts'
import { logins } from '../ops/engines/logins.ts'
import { MANY_MARK } from '../ops/engines/many/ports.ts'
import { supervisor } from '../ops/engines/many/supervisor.ts'
import { seedStore } from '../ops/engines/seed-store.ts'
import { prepareDatabase, storeOf } from '../ops/engines/store.ts'
import { timedLines } from '../ops/engines/timed-lines.ts'
import { addresses, readSettings } from '../ops/settings.ts'

// npm run up [-- --tls --empty --many]
const flag = { type: 'boolean', default: false } as const
const { tls, empty, many } = parseArgs({ options: { tls: flag, empty: flag, many: flag } }).values
const say = timedLines()
const settings = readSettings(process.env, { tls, many })
const at = addresses(settings)
const { database } = logins(settings)
ensurePackages(
  [
    ...engines,
    ...(tls ? tlsPackages : []),
    ...(settings.backup ? backupPackages : []),
    ...(settings.many ? manyPackages : []),
  ],
  say,
)
await buildSite(say)
const store = storeOf(settings)
if (settings.many) {
  writeFileSync(join(settings.runDir, MANY_MARK), '')
  await supervisor(settings).stop()
}
for (const engine of [store.postgres, store.walReceiver, store.nats].filter(engine => engine !== undefined)) {
  await engine.start()
  say(`${engine.name} is up`)
}
for (const name of await prepareDatabase(database)) say(`migration ${name} applied`)
// A newcomer sees something; a catalogue that is there is never touched.
const catalogue = empty
  ? 'other'
  : await seedStore({ databaseUrl: database, mediaDir: store.mediaDir, files: store.files, log: say })
await ingestFiles(database, store, say)
await deploy({ ...settings, demo: catalogue === 'demo' }, makeRelease(settings), say)
// One that runs goes on: visitors are connected to it.
await (tls || settings.many ? store.front.start() : store.front.stop())
if (settings.many) await supervisor(settings).start()
const manual = docs(settings)
if (catalogue === 'demo')
  await manual.start().catch((error: Error) => say(`no documentation: ${error.message}`))
const owner = await firstOwnerLink(settings)
const pictures = await waitingPictures(database)
const web = store.webs.find(process_ => process_.isRunning())
console.log(
  `\n  Site:                    ${at.site}\n  Site without cache:      http://127.0.0.1:${web?.port}${settings.withoutAnalytics ? '' : `\n  Analytics:               ${at.analytics}/`}\n  Console:                 ${owner ?? at.console}${owner ? '\n                           (one-time link for the first owner, valid for 24 hours)' : ''}${manual.isRunning() ? `\n  Documentation:           http://127.0.0.1:${manual.port}/` : ''}${pictures > 0 ? `\n  Pictures to be made:     ${pictures}; pages show their colors until then (npm run pictures)` : ''}\n  Events as they arrive:   npm run events:tail\n  Stop everything:         npm run down\n`,
)
