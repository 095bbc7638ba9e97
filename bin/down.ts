import '../ops/command-line/plain-errors.ts'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { docs } from '../ops/engines/docs.ts'
import { MANY_MARK } from '../ops/engines/many/ports.ts'
import { supervisor } from '../ops/engines/many/supervisor.ts'
import { processesOf, storeOf } from '../ops/engines/store.ts'
import { readSettings } from '../ops/settings.ts'

const settings = readSettings()
const store = storeOf(settings)
// The last writes are in the backup before PostgreSQL ends.
const all = [
  docs(settings),
  supervisor(settings),
  ...processesOf(store),
  store.nats,
  store.postgres,
  store.walReceiver,
]
for (const engine of all.filter(engine => engine !== undefined)) {
  await engine.stop()
  console.log(`${engine.name} is down`)
}
rmSync(join(settings.runDir, MANY_MARK), { force: true })
