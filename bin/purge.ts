import { parseArgs } from 'node:util'
import { addresses, readSettings } from '../ops/settings.ts'
import { natsServers } from '../server/config.ts'
import { openPurgeLog } from '../server/purge/purge-log.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hard: { type: 'boolean', default: false } },
})
if (positionals.length === 0) {
  console.error('usage: npm run purge -- [--hard] TAG [TAG …]     e.g. app-42 comments-42 category-7 layout')
  process.exit(2)
}
const log = await openPurgeLog(natsServers.parse(process.env.NATS_URL ?? addresses(readSettings()).nats))
await log.publish({ tags: positionals, hard: values.hard })
await log.close()
console.log(`purge of ${positionals.join(' ')} is on its way`)
