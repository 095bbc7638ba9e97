// Events: through /collect into the log beside bare JetStream publishing of the same messages, and from the log into the
// store beside bare inserts of the same lines; what a spool on the collector's own disk would cost; dashboard queries at
// size. The collector, or its substitute, has one core to itself; NATS and the load share the other.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { connectLog } from '../../data/log/connect.ts'
import { EVENT_STREAM, openEventStreams } from '../../data/log/event-stream.ts'
import { buildSite } from '../../ops/build/build.ts'
import { ensurePackages } from '../../ops/engines/debian.ts'
import { prepareDatabase } from '../../ops/engines/store.ts'
import { root } from '../../ops/settings.ts'
import { tempStore } from '../support/temp-store.ts'
import { dashboards } from './events/dashboards.ts'
import { logToStore } from './events/log-to-store.ts'
import { someBatches } from './events/some-batches.ts'
import { spoolRate } from './events/spool.ts'
import { pidOf, pin } from './pin.ts'
import { interleave } from './rounds.ts'
import { row } from './row.ts'
import { wrk } from './wrk.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    rows: { type: 'string', default: '10000000,100000000' },
  },
})
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)
const aim = 0.6
const EVENTS_EACH = 20
const CONNECTIONS = 64
const batchesScript = join(root, 'tests/load/events/batches.lua')

ensurePackages(['wrk'], console.log)
await buildSite(console.log)
const { settings, store, at, remove } = await tempStore()
let bare: ChildProcessWithoutNullStreams | undefined
try {
  await Promise.all([store.postgres.start(), store.nats.start()])
  await prepareDatabase(at.database)
  await store.web.start()
  const bodies = join(settings.runDir, 'bodies.ndjson')
  const batches = someBatches(500, EVENTS_EACH, at.edge)
  const lines = batches.map(batch => JSON.stringify(batch))
  writeFileSync(bodies, `${lines.join('\n')}\n`)

  bare = spawn(process.execPath, [
    join(root, 'tests/load/events/bare-publish.ts'),
    at.nats.web,
    at.nats.reader,
  ])
  bare.stderr.pipe(process.stderr)
  const answers = createInterface({ input: bare.stdout })[Symbol.asyncIterator]()
  pin(pidOf(settings.runDir, 'web/web.pid'), 0)
  pin(pidOf(settings.runDir, 'nats/nats.pid'), 1)
  if (bare.pid) pin(bare.pid, 0)

  const connection = await connectLog([at.nats.analytics], 'bench')
  const publisher = await connectLog([at.nats.web], 'bench')
  const manager = await openEventStreams(connection, {
    settings: { replicas: 1, maxBytes: 4_000_000_000 },
    warn: console.warn,
  })
  const collect = () =>
    EVENTS_EACH *
    wrk({
      url: `${at.web}/collect`,
      seconds,
      connections: CONNECTIONS,
      script: batchesScript,
      args: [bodies],
    })
  collect()
  let bytes = 0
  const bareRate = async (form: 'groups' | 'lines'): Promise<number> => {
    bare?.stdin.write(`${seconds} ${form}\n`)
    const answer = JSON.parse(String((await answers.next()).value))
    bytes = answer.bytes
    return answer.perSecond
  }
  const found = await interleave(
    {
      publish: () => bareRate('groups'),
      publishLines: () => bareRate('lines'),
      collect: async () => {
        await manager.streams.purge(EVENT_STREAM)
        return collect()
      },
      spool: () => spoolRate(settings.runDir, lines, EVENTS_EACH, seconds),
    },
    rounds,
  )
  console.log(
    `\nInto the log: medians of ${rounds} rounds of ${seconds} s, events a second, ${EVENTS_EACH} a request.`,
  )
  row('bare JetStream publishing', found.publish)
  row('the same, ungrouped', found.publishLines)
  row('through /collect', found.collect, found.collect / found.publish, aim)
  row('beside ungrouped publishing', found.collect, found.collect / found.publishLines, aim)
  row('a spool on disk, fsynced', found.spool)
  console.log(`  messages of ${(bytes / 1024).toFixed(0)} kB on average`)

  await manager.streams.purge(EVENT_STREAM)
  await logToStore({
    connection,
    publisher,
    dir: join(settings.runDir, 'clickhouse'),
    lines,
    eventsEach: EVENTS_EACH,
    rounds,
    aim,
  })
  await Promise.all([connection.close(), publisher.close()])
} finally {
  bare?.stdin.end()
  await remove()
}
for (const rows of options.rows.split(',').filter(Boolean)) await dashboards(Number(rows))
