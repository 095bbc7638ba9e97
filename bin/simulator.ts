import { startSimulator } from '../bridge/simulator/start-simulator.ts'
import { portAnswers } from '../ops/process.ts'
import { addresses, readSettings, simulatorPort } from '../ops/settings.ts'

const settings = readSettings()
const store = addresses(settings).edge
const { url } = await startSimulator({ store, port: simulatorPort() })
if (!(await portAnswers(settings.ports.edge)))
  console.warn(`There is no store at ${store}. Start it with: npm run up`)
console.log(`\n  Simulator:  ${url}\n  Store:      ${store}\n`)
