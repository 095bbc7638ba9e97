// Pages a second: the web process beside bare rendering, and the edge beside a bare Varnish. Ratios are what counts.
// Whatever renders has one core to itself, as it would have on a machine of its own; the database and the load share the other.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { openDatabase } from '../../data/db/database.ts'
import { buildSite } from '../../ops/build/build.ts'
import { ensurePackages } from '../../ops/engines/debian.ts'
import { packageKey } from '../../ops/engines/package-key.ts'
import { seedStore } from '../../ops/engines/seed-store.ts'
import { prepareDatabase } from '../../ops/engines/store.ts'
import { webEnvironment } from '../../ops/engines/web.ts'
import { answersOk, waitFor } from '../../ops/process.ts'
import { firstSlot, root } from '../../ops/settings.ts'
import { readBrand } from '../../platform/brand/read-brand.ts'
import { NO_SETTINGS } from '../../rules/install/settings.ts'
import { packageLinks } from '../../server/packages/package-links.ts'
import { loadDetail } from '../../web/pages/detail/loader.server.ts'
import { freePorts } from '../support/free-ports.ts'
import '../support/name-store.ts'
import { tempStore } from '../support/temp-store.ts'
import { writeAllDocuments } from '../support/write-all-documents.ts'
import { pidOf, pin } from './pin.ts'
import { interleave } from './rounds.ts'
import { row } from './row.ts'
import { bareVarnish } from './ssr/bare-varnish.ts'
import { wrkRefused } from './wrk.ts'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '3' } },
})
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)
const aims = { web: 0.7, database: 0.7, edge: 0.93 }
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'

ensurePackages(['wrk'], console.log)
await buildSite(console.log)
const { settings, store, at, remove } = await tempStore()
const children: ChildProcessWithoutNullStreams[] = []
const [memoryPort = 0, barePort = 0] = await freePorts(2)
const bare = bareVarnish({
  dir: join(settings.runDir, 'bare'),
  port: barePort,
  webPort: firstSlot(settings).web,
})
try {
  await Promise.all([store.postgres.start(), store.nats.start()])
  await prepareDatabase(at.database)
  await seedStore({ databaseUrl: at.database, mediaDir: store.mediaDir, log: console.log })
  await prepareDocuments(at.database)
  await store.web.start()
  await store.edge.start()
  await bare.start()

  pin(pidOf(settings.runDir, 'postgres/data/postmaster.pid'), 1)
  pin(pidOf(settings.runDir, 'web/web.pid'), 0)
  const modelFile = await saveModel()
  const render = startChild('bare-render.ts', [modelFile])
  const lines = createInterface({ input: render.stdout })[Symbol.asyncIterator]()
  const dirs = { mediaDir: store.mediaDir, imageCacheDir: join(settings.runDir, 'images') }
  // Its figures would want the port of the other's.
  const { METRICS_PORT: _, ...environment } = webEnvironment(settings, dirs)
  startChild('memory-web.ts', [modelFile], {
    ...environment,
    PORT: String(memoryPort),
    EDGE_URLS: '',
  })
  const memoryWeb = `http://127.0.0.1:${memoryPort}`
  await waitFor('the web process without a database', () => answersOk(`${memoryWeb}/healthz`))

  const gzip = { 'Accept-Encoding': 'gzip' }
  let refused = 0
  const load = (url: string, headers: Record<string, string> = {}) => {
    const loaded = wrkRefused({
      url,
      seconds,
      connections: 16,
      headers: { 'User-Agent': USER_AGENT, ...headers },
    })
    refused += loaded.refused
    return loaded.perSecond
  }
  const found = await interleave(
    {
      render: async () => {
        render.stdin.write(`${seconds}\n`)
        return JSON.parse(String((await lines.next()).value)).perSecond
      },
      web: () => load(`${memoryWeb}/apps/1`),
      database: () => load(`${at.web}/apps/1`),
      bareEdge: () => load(`http://127.0.0.1:${barePort}/apps/1`, gzip),
      edge: () => load(`${at.edge}/apps/1`, gzip),
    },
    rounds,
  )

  const html = await (await fetch(`${at.web}/apps/1`)).text()
  console.log(
    `\nOne detail page: ${Buffer.byteLength(html)} B of HTML, ${gzipSync(html).length} B gz. Medians of ${rounds} rounds of ${seconds} s.`,
  )
  console.log(`${refused} requests were refused: web renders no more at a time than it can finish.`)
  row('bare rendering, one core', found.render)
  row('bare Varnish, a hit', found.bareEdge)
  const reached = [
    row('web, data in memory', found.web, found.web / found.render, aims.web),
    row('web, data from PostgreSQL', found.database, found.database / found.render, aims.database),
    row('edge, a hit', found.edge, found.edge / found.bareEdge, aims.edge),
  ]
  process.exitCode = reached.every(Boolean) ? 0 : 1
} finally {
  for (const child of children) {
    if (child.exitCode !== null) continue
    child.kill()
    await once(child, 'exit')
  }
  await bare.stop()
  await remove()
}

async function saveModel(): Promise<string> {
  const db = openDatabase({ url: at.database, pool: 1 })
  const links = packageLinks({ keys: [packageKey(settings.runDir)], origin: '' })
  const loaded = await loadDetail(
    { db, origin: at.edge, brand: readBrand(), links, install: NO_SETTINGS, adHosts: [], domains: [] },
    1,
  )
  await db.destroy()
  if (loaded.found !== 'live') throw new Error('the demo has no app 1')
  const file = join(settings.runDir, 'model.json')
  writeFileSync(file, JSON.stringify(loaded.model))
  return file
}

function startChild(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcessWithoutNullStreams {
  const path = join(root, 'tests/load/ssr', script)
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, ...env, LOG_LEVEL: 'error' },
  })
  child.stderr.pipe(process.stderr)
  children.push(child)
  if (child.pid) pin(child.pid, 0)
  return child
}

/** No worker runs here. */
async function prepareDocuments(url: string): Promise<void> {
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: 600_000 })
  await writeAllDocuments(db)
  await db.destroy()
}
