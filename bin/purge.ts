import { parseArgs } from 'node:util'
import { publishPurge } from '../data/purge/purge-log.ts'
import { logins } from '../ops/logins.ts'
import { readSettings } from '../ops/settings.ts'
import { natsServers } from '../server/config.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hard: { type: 'boolean', default: false } },
})
if (positionals.length === 0) {
  console.error('usage: npm run purge -- [--hard] TAG [TAG …]     e.g. app-42 comments-42 category-7 layout')
  process.exit(2)
}
const servers = natsServers.parse(process.env.NATS_URL ?? logins(readSettings()).nats.purge)
await publishPurge(servers, { tags: positionals, hard: values.hard })
console.log(`purge of ${positionals.join(' ')} is on its way`)
