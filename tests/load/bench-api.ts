// The store's calls: reply pages beside the same query through pg, hits beside a bare Varnish, and what a deep page costs.
// Whatever answers has one core to itself; the database and the load share the other.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { API_PATH } from '../../contract/api/paths.ts'
import { buildSite } from '../../ops/build/build.ts'
import { dist } from '../../ops/build/dist.ts'
import { ensurePackages } from '../../ops/engines/debian.ts'
import { purgeKey } from '../../ops/engines/purge-key.ts'
import { seedStore } from '../../ops/engines/seed-store.ts'
import { prepareDatabase } from '../../ops/engines/store.ts'
import { varnish } from '../../ops/engines/varnish.ts'
import { firstSlot, root } from '../../ops/settings.ts'
import { freePorts } from '../support/free-ports.ts'
import { tempStore } from '../support/temp-store.ts'
import { GIANT, GIANT_REPLIES, insertGiantComment } from './api/giant-comment.ts'
import { pidOf, pin } from './pin.ts'
import { interleave, median } from './rounds.ts'
import { row } from './row.ts'
import { bareVarnish } from './ssr/bare-varnish.ts'
import { wrk } from './wrk.ts'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '3' } },
})
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)
const aims = { uncached: 0.6, hit: 0.9 }
const token = 'abcdefghijklmnopqrstuvwx'
const cookie = { Cookie: `ctoken=${token}` }

ensurePackages(['wrk'], console.log)
await buildSite(console.log)
const { settings, store, at, remove } = await tempStore()
const [barePort = 0, edgePort = 0, proxy = 0, purge = 0] = await freePorts(4)
const { web: webPort } = firstSlot(settings)
const bare = bareVarnish({ dir: join(settings.runDir, 'bare'), port: barePort, webPort, keepsCookies: true })
// The store's own edge, but for its limits.
const edge = varnish({
  dir: join(settings.runDir, 'unlimited'),
  ports: { edge: edgePort, proxy, purge },
  webPorts: [webPort],
  publicOrigin: `http://127.0.0.1:${edgePort}`,
  purgeKey: purgeKey(settings.runDir),
  unavailablePage: dist.unavailable,
  limits: { calls: 100_000_000, misses: 100_000_000 },
})
let query: ChildProcessWithoutNullStreams | undefined
try {
  await Promise.all([store.postgres.start(), store.nats.start()])
  await prepareDatabase(at.database)
  await seedStore({ databaseUrl: at.database, mediaDir: store.mediaDir, log: console.log })
  await insertGiantComment(at.database)
  await store.web.start()
  await Promise.all([bare.start(), edge.start()])
  pin(pidOf(settings.runDir, 'postgres/data/postmaster.pid'), 1)
  pin(pidOf(settings.runDir, 'web/web.pid'), 0)
  query = spawn(process.execPath, [join(root, 'tests/load/api/bare-replies.ts'), at.database])
  query.stderr.pipe(process.stderr)
  if (query.pid) pin(query.pid, 0)
  const lines = createInterface({ input: query.stdout })[Symbol.asyncIterator]()

  const path = (offset: number) =>
    `${API_PATH.getReplyPage}?commentId=${GIANT}&offset=${offset}&ctoken=${token}`
  const connections = 16
  const found = await interleave(
    {
      query: async () => {
        query?.stdin.write(`${seconds}\n`)
        return JSON.parse(String((await lines.next()).value)).perSecond
      },
      web: () =>
        wrk({
          url: `${at.web}${API_PATH.getReplyPage}?commentId=${GIANT}`,
          seconds,
          connections,
          headers: { ...cookie, 'X-Token': token, 'X-Replies': String(GIANT_REPLIES - 20) },
          script: join(root, 'tests/load/api/replies.lua'),
        }),
      bareHit: () =>
        wrk({ url: `http://127.0.0.1:${barePort}${path(3)}`, seconds, connections, headers: cookie }),
      hit: () =>
        wrk({ url: `http://127.0.0.1:${edgePort}${path(3)}`, seconds, connections, headers: cookie }),
    },
    rounds,
  )
  console.log(`\nMedians of ${rounds} rounds of ${seconds} s.`)
  row('the query through pg', found.query)
  row('reply pages, uncached', found.web, found.web / found.query, aims.uncached)
  row('bare Varnish, a hit', found.bareHit)
  row('reply page, a hit', found.hit, found.hit / found.bareHit, aims.hit)
  await deepPages(path)
} finally {
  if (query) {
    query.kill()
    await once(query, 'exit')
  }
  await bare.stop()
  await edge.stop()
  await remove()
}

/** The first and the last page in turn, so that what disturbs one disturbs the other. */
async function deepPages(path: (offset: number) => string): Promise<void> {
  // While wrk ran, nothing else did: connections that ended meanwhile are noticed now.
  await setTimeout(200)
  const times: Record<3 | 100_000, number[]> = { 3: [], 100000: [] }
  for (let n = 0; n < 4000; n++) {
    const offset = n % 2 === 0 ? 3 : 100_000
    const began = performance.now()
    const answer = await fetch(`${at.web}${path(offset)}`, { headers: cookie })
    const { data } = (await answer.json()) as { data: { content: string } }
    if (n >= 1000) times[offset].push(performance.now() - began)
    if (!data.content.includes(`第 ${offset} 条`)) throw new Error('another page than asked for')
  }
  const [first, deep] = [median(times[3]), median(times[100_000])]
  console.log(
    `  one reply page at offset 3: ${first.toFixed(2)} ms, at offset 100,000: ${deep.toFixed(2)} ms, ${(deep / first).toFixed(2)} times (at most 1.3)`,
  )
}
