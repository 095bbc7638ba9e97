import '../ops/command-line/plain-errors.ts'
import { parseArgs } from 'node:util'
import { isKnownTag } from '../contract/purge.ts'
import { publishPurge } from '../data/purge/publish-purge.ts'
import { sendPurge } from '../data/purge/send-purge.ts'
import { logins } from '../ops/engines/logins.ts'
import { purgeKey } from '../ops/engines/purge-key.ts'
import { addresses, readSettings } from '../ops/settings.ts'
import { natsServers } from '../platform/config/settings.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hard: { type: 'boolean', default: false }, direct: { type: 'boolean', default: false } },
})
if (positionals.length === 0) {
  console.error(
    'usage: npm run purge -- [--hard] [--direct] TAG [TAG …]     e.g. app-42 comments-42 category-7 layout',
  )
  process.exit(2)
}
const unknown = positionals.filter(tag => !isKnownTag(tag))
if (unknown.length > 0)
  throw new Error(`No page has the tag ${unknown.join(', ')}. docs/how-to/troubleshooting.md lists the tags.`)
const purge = { tags: positionals, hard: values.hard }
await (values.direct ? tellEdges() : tellLog())
// A NATS that hangs keeps its connection open, and would keep this command.
process.exit()

/** Web processes deliver it to every edge, also to one that is unavailable now. */
async function tellLog(): Promise<void> {
  const servers = natsServers.parse(process.env.NATS_URL ?? logins(readSettings()).nats.purge)
  try {
    await publishPurge(servers, purge)
    console.log(`Purge of ${positionals.join(' ')} is published`)
  } catch (error) {
    console.error(
      `The purge stream is unavailable, so nothing is purged (${(error as Error).message}). Use --direct to purge each edge itself.`,
    )
    process.exitCode = 1
  }
}

/** Past the log, to the edges that are there. What web processes keep in memory stays for its minute. */
async function tellEdges(): Promise<void> {
  const settings = readSettings()
  const { EDGE_URLS = addresses(settings).purge, PURGE_KEY = purgeKey(settings.runDir) } = process.env
  for (const url of EDGE_URLS.split(/\s+/).filter(Boolean))
    try {
      await sendPurge({ url, key: PURGE_KEY }, purge)
      console.log(`${url} has purged ${positionals.join(' ')}`)
    } catch (error) {
      console.error(`${url} has not: ${(error as Error).message}`)
      process.exitCode = 1
    }
}
