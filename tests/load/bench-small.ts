/**
 * Does a small machine run a store? One core and 2 GB of memory (cgroups, so as root), a prebuilt release, 10,000 made-up apps, no
 * analytics. Prints how long the start takes, what pages take one after the other, and the most memory that was needed.
 *
 *   npm run bench:small
 *   npm run bench:small -- --apps 1000 --gigabytes 1
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../data/db/database.ts'
import { indexAll } from '../../data/search/write-index.ts'
import { freshBuild } from '../../ops/build/fresh-build.ts'
import { deploy } from '../../ops/deploy/deploy.ts'
import { makeRelease } from '../../ops/deploy/releases.ts'
import { databaseLogins } from '../../ops/engines/logins.ts'
import { prepareDatabase } from '../../ops/engines/store.ts'
import { stopStore, tempStore } from '../support/temp-store.ts'
import { load } from './data/load.ts'
import { shapeOf } from './data/shape.ts'
import { printUsed, sumOf, usedAtRest } from './rest.ts'

const { values } = parseArgs({
  options: {
    apps: { type: 'string', default: '10000' },
    gigabytes: { type: 'string', default: '2' },
    pages: { type: 'string', default: '200' },
  },
})
const [apps, pages] = [Number(values.apps), Number(values.pages)]
const memory = `/sys/fs/cgroup/memory/pergola-small-${process.pid}`
const cores = `/sys/fs/cgroup/cpuset/pergola-small-${process.pid}`
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

await freshBuild(console.log)
const temp = await tempStore()
const settings = { ...temp.settings, withoutAnalytics: true, demo: false }
const release = makeRelease(settings)
enter()
try {
  let began = performance.now()
  for (const engine of [temp.store.postgres, temp.store.nats]) await engine.start()
  await prepareDatabase(temp.at.database)
  // Rows are loaded without triggers, which its own administrator alone may turn off.
  const { admin } = databaseLogins(settings.runDir, `127.0.0.1:${settings.ports.postgres}`)
  await load(admin.replace(/postgres$/, 'pergola'), shapeOf(apps))
  const db = openDatabase({ url: temp.at.database, pool: 1, statementTimeoutMs: 3_600_000 })
  await indexAll(db).finally(() => db.destroy())
  console.log(`${apps} apps are there after ${seconds(began)} s`)

  began = performance.now()
  await deploy(settings, release, () => {})
  console.log(`the store runs after ${seconds(began)} s`)
  for (const [name, path] of [
    ['an app, not cached', (n: number) => `/apps/${1 + ((n * 7919) % apps)}`],
    ['a search, not cached', (n: number) => `/search?q=${encodeURIComponent(`${n} 天气`)}`],
    ['the home page, cached', () => '/'],
  ] as const)
    await visit(name, path)
  await pause(70_000)
  const used = await usedAtRest(settings, 20)
  printUsed([...used, { name: 'all', megabytes: sumOf(used, 'megabytes'), core: sumOf(used, 'core') }])
  const read = (file: string) => Number(readFileSync(`${memory}/${file}`, 'utf8'))
  const kills = /oom_kill (\d+)/.exec(readFileSync(`${memory}/memory.oom_control`, 'utf8'))?.[1] ?? '0'
  console.log(
    `most memory, with files that were read: ${(read('memory.max_usage_in_bytes') / 2 ** 20).toFixed(0)} MB; killed for memory: ${kills}`,
  )
  process.exitCode = kills === '0' ? 0 : 1
} finally {
  await stopStore(settings)
  leave()
}

/** One after the other, as a visitor would: the core is not kept busy by many. */
async function visit(name: string, path: (n: number) => string): Promise<void> {
  const took: number[] = []
  let failed = 0
  for (let n = 0; n < pages; n++) {
    const began = performance.now()
    const answer = await fetch(temp.at.edge + path(n))
    await answer.arrayBuffer()
    took.push(performance.now() - began)
    if (!answer.ok) failed += 1
  }
  took.sort((a, b) => a - b)
  const at = (share: number) => (took[Math.floor(share * (pages - 1))] ?? 0).toFixed(0)
  console.log(`${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${failed} of ${pages} failed`)
}

/** This process, and those that it starts from now on, get one core and so much memory. */
function enter(): void {
  if (!existsSync('/sys/fs/cgroup/memory/memory.limit_in_bytes'))
    throw new Error('This bench needs cgroup v1 with a memory controller')
  for (const folder of [memory, cores]) mkdirSync(folder)
  writeFileSync(`${memory}/memory.limit_in_bytes`, String(Number(values.gigabytes) * 2 ** 30))
  writeFileSync(`${cores}/cpuset.cpus`, '0')
  writeFileSync(`${cores}/cpuset.mems`, '0')
  for (const folder of [memory, cores]) writeFileSync(`${folder}/cgroup.procs`, String(process.pid))
}

/** What still runs goes back where it was, and the groups are removed. */
function leave(): void {
  for (const folder of [memory, cores]) {
    const above = folder.replace(/\/[^/]+$/, '/cgroup.procs')
    for (const pid of readFileSync(`${folder}/cgroup.procs`, 'utf8').split('\n').filter(Boolean))
      try {
        writeFileSync(above, pid)
      } catch {
        // It has ended.
      }
    if (readdirSync(folder).length > 0) rmdirSync(folder)
  }
}
