import { parseArgs } from 'node:util'
import { deadText, eventLines, type Tailed } from '../analytics/tail.ts'
import { logins } from '../ops/engines/logins.ts'
import { readSettings } from '../ops/settings.ts'
import { natsServers } from '../platform/config/settings.ts'

// npm run events:tail [-- --app 42] [--type click] [--last 20] [--dead]
const { values } = parseArgs({
  options: {
    app: { type: 'string' },
    type: { type: 'string' },
    last: { type: 'string', default: '0' },
    dead: { type: 'boolean', default: false },
  },
})
const servers = natsServers.parse(process.env.NATS_URL ?? logins(readSettings()).nats.reader)
const wanted = ({ appId, type }: Tailed) =>
  (values.app === undefined || String(appId) === values.app) &&
  (values.type === undefined || type === values.type)

const patience = { warn: console.warn }
console.error('Events as they arrive. Press Ctrl-C to stop.')
if (values.dead) for await (const line of deadText(servers, patience)) console.log(line)
else
  for await (const event of eventLines(servers, Number(values.last), patience))
    if (wanted(event)) console.log(event.text)
