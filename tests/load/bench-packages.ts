// Megabytes a second of package files: the web process beside nginx, each with one core to itself, the clients on the other.
import { randomBytes } from 'node:crypto'
import { appendFileSync, createReadStream, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../../ops/build/build.ts'
import { ensurePackages } from '../../ops/engines/debian.ts'
import { packageKey } from '../../ops/engines/package-key.ts'
import { prepareDatabase } from '../../ops/engines/store.ts'
import { run } from '../../ops/process.ts'
import { packageLinks } from '../../server/packages/package-links.ts'
import { freePorts } from '../support/free-ports.ts'
import { putRows } from '../support/put-rows.ts'
import { tempStore } from '../support/temp-store.ts'
import { hashOf, inHours } from '../support/values.ts'
import { download } from './packages/download.ts'
import { nginx } from './packages/nginx.ts'
import { memoryOf, processorOf } from './packages/process-use.ts'
import { interleave } from './rounds.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    megabytes: { type: 'string', default: '200' },
    clients: { type: 'string', default: '4' },
  },
})
const rounds = Number(options.rounds)
const size = Number(options.megabytes) * 1_000_000
const clients = Number(options.clients)
const aim = 0.6
const path = 'app.large/1/universal.apk'

ensurePackages(['nginx-light', 'curl'], console.log)
await buildSite(console.log)
const { settings, store, at, remove } = await tempStore()
const files = join(store.mediaDir, 'packages')
const [port = 0] = await freePorts(1)
const other = nginx({ dir: join(settings.runDir, 'nginx'), port, files })
try {
  // nginx knows it by its path, the store by its hash.
  writeLarge(join(files, path))
  const { sha256 } = await store.files.put(createReadStream(join(files, path)))
  await Promise.all([store.postgres.start(), store.nats.start()])
  await prepareDatabase(at.database)
  await putRows(at.database, {
    apps: [{ id: 1, package_name: 'app.large', resource_type: 0, icon_key: 'x' }],
    app_texts: [{ app_id: 1, locale: 'zh-CN', name: '大' }],
    versions: [{ id: 1, app_id: 1, version_code: 1, version_name: '1', released_at: inHours(0) }],
    packages: [
      { version_id: 1, abi: 'universal', path, size, sha256: `\\x${sha256}`, signer_sha256: hashOf('') },
    ],
  })
  await store.web.start()
  await store.edge.start()
  await other.start()
  const web = pidOf(join(settings.runDir, 'web/web.pid'))
  const nginxPid = pidOf(other.pidFile)
  for (const pid of [web, nginxPid]) run('taskset', ['-a', '-c', '-p', '0', String(pid)])

  const link = packageLinks({ keys: [packageKey(settings.runDir)], origin: '' }).forPage({
    path,
    saveAs: 'large',
  })
  const fetchFrom = (address: string) => download({ url: address + link, size, clients, times: 2 })
  // Processor time too: the clients' core may be what limits the faster server.
  const spent = new Map([web, nginxPid].map(pid => [pid, 0]))
  const counted = async (pid: number, address: string) => {
    const used = processorOf(pid)
    const perSecond = await fetchFrom(address)
    spent.set(pid, (spent.get(pid) ?? 0) + processorOf(pid) - used)
    return perSecond
  }
  const perGigabyte = (pid: number) =>
    `${((spent.get(pid) ?? 0) / ((2 * clients * size * (rounds + 1)) / 1e9)).toFixed(2)} s of processor a GB`
  const atStart = memoryOf(web)
  await fetchFrom(at.web)
  const warm = memoryOf(web)
  const found = await interleave(
    {
      nginx: () => counted(nginxPid, `http://127.0.0.1:${port}`),
      web: () => counted(web, at.web),
      edge: () => fetchFrom(at.edge),
    },
    rounds,
  )
  const after = memoryOf(web)

  console.log(
    `\nA file of ${size / 1e6} MB, ${clients} clients side by side. Medians of ${rounds} rounds; each client fetches it twice a round.`,
  )
  row('nginx', found.nginx, `  ${perGigabyte(nginxPid)}`)
  const ratio = found.web / found.nginx
  row(
    'web process',
    found.web,
    `  ${ratio.toFixed(2)} of it (aim ${aim}${ratio < aim ? ': missed' : ''}), ${perGigabyte(web)}`,
  )
  row('web process behind the edge', found.edge, `  ${(found.edge / found.nginx).toFixed(2)} of it`)
  console.log(
    `  memory of the web process: ${atStart.now} MB at its start, ${warm.now} MB after the first downloads, ${after.now} MB after all, ${after.max} MB at most; ` +
      `${((4 * clients * size * (rounds + 1)) / 1e9).toFixed(0)} GB went through it`,
  )
} finally {
  await other.stop()
  await remove()
}

/** Nothing in it repeats, and it is in the kernel's memory when it is first asked for. */
function writeLarge(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  for (let left = size; left > 0; left -= 1_000_000)
    appendFileSync(file, randomBytes(Math.min(left, 1_000_000)))
}

function pidOf(file: string): number {
  return Number.parseInt(readFileSync(file, 'utf8'), 10)
}

function row(name: string, perSecond: number, note = ''): void {
  console.log(`  ${name.padEnd(30)}${perSecond.toFixed(0).padStart(6)} MB/s${note}`)
}
