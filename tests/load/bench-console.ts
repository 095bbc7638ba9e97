/**
 * Are the console's screens quick in a large store? Loads one into a PostgreSQL and a ClickHouse of its own, and asks for whole screens as an
 * owner gets them: charts from what analytics has counted, tables with every filter, order and search.
 *
 *   npm run bench:console                    1 million apps, 100 million events of 97 days
 *   npm run bench:console -- --apps 20000 --events 1 --days 10
 *                                            a short run that only shows that the bench works
 *   npm run bench:console -- --only Numbers  what has this in its name
 *   npm run bench:console -- --dir <folder>  keeps the loaded data there, and uses it when it is there
 */
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildSite } from '../../ops/build/build.ts'
import { tempDir } from '../support/temp-store.ts'
import { charts } from './console/charts.ts'
import { lists } from './console/lists.ts'
import { loadEvents } from './console/load-events.ts'
import { loadStore } from './console/load-store.ts'
import { type Kind, measure } from './console/measure.ts'
import { openConsole } from './console/open-console.ts'
import { log } from './data/log.ts'
import { startServer } from './data/server.ts'

const CHART_MS = 300
const TABLE_MS = 200

const { values } = parseArgs({
  options: {
    apps: { type: 'string', default: '1000000' },
    /** In millions. */
    events: { type: 'string', default: '100' },
    days: { type: 'string', default: '97' },
    samples: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    dir: { type: 'string' },
  },
})
const [apps, samples] = [Number(values.apps), Number(values.samples)]
const folder = values.dir ?? tempDir()
mkdirSync(folder, { recursive: true })

await buildSite(log)
const server = await startServer(values.dir && `${values.dir}/postgres`)
try {
  const url = await loadStore(server, apps)
  const events = await loadEvents(folder, {
    rows: Number(values.events) * 1e6,
    days: Number(values.days),
    apps,
  })
  const console_ = await openConsole(url, events)
  try {
    printLoad()
    const wanted = (kinds: Kind[]) => kinds.filter(({ name }) => name.includes(values.only))
    const over = [
      ...(await measure(console_, wanted(charts(apps)), samples, CHART_MS)),
      ...(await measure(console_, wanted(lists(apps)), samples, TABLE_MS)),
    ]
    printLoad()
    console.log(
      `p99 over ${CHART_MS} ms for charts, ${TABLE_MS} ms for the others: ${over.join('; ') || 'none'}`,
    )
    process.exitCode = over.length === 0 ? 0 : 1
  } finally {
    await console_.close()
    await events.close()
  }
} finally {
  await server.stop()
  if (!values.dir) rmSync(folder, { recursive: true, force: true })
}

/** Beside other work the slowest screens tell of that. */
function printLoad(): void {
  const [now] = loadavg()
  log(`load average ${now?.toFixed(1)}, ${availableParallelism()} cores`)
}
