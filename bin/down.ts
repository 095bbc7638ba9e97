import { readSettings } from '../ops/settings.ts'
import { storeOf } from '../ops/store.ts'

const { front, edge, web, analytics, nats, postgres } = storeOf(readSettings())
for (const engine of [front, edge, web, analytics, nats, postgres]) {
  await engine.stop()
  console.log(`${engine.name} is down`)
}
