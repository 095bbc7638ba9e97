import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dist } from '../../ops/build/dist.ts'
import { varnish } from '../../ops/engines/varnish.ts'
import { pidIn } from '../../ops/process.ts'
import { securityHeaders } from '../../platform/security/headers.ts'
import { keepBy } from '../../server/pages/keep-by.ts'
import { inTurn } from '../load/rounds.ts'
import { bareVarnish } from '../load/ssr/bare-varnish.ts'
import { freePorts } from '../support/free-ports.ts'
import { hitCost } from '../support/hit-cost.ts'
import { tempDir } from '../support/temp-store.ts'

/** Of bare Varnish, beside other tests on the same cores. npm run bench:ssr aims at 0.93 on an idle machine. */
const MIN_SHARE = 0.85
/** Many small batches in turn: a noisy moment of the machine hits both alike. More of them only if the first were too noisy. */
const ROUNDS = 20
const MAX_ROUNDS = 100
const REQUESTS = 100

const dir = tempDir()
const ports = await freePorts(5)
const [port = 0, purge = 0, proxy = 0, webPort = 0, barePort = 0] = ports
const at = `http://127.0.0.1:${port}`
const page = `<!doctype html>${'<p>A page of the usual size.'.repeat(2500)}`
const web = createServer((_, answer) =>
  answer
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...securityHeaders(at),
      ...keepBy(['app-1', 'category-2', 'developer-3'], 'public, s-maxage=300'),
    })
    .end(page),
)
const edge = varnish({
  dir: join(dir, 'edge'),
  ports: { edge: port, proxy, purge },
  webPorts: [webPort],
  publicOrigin: at,
  purgeKey: 'the key that purges in these tests',
  unavailablePage: dist.unavailable,
})
const bare = bareVarnish({ dir: join(dir, 'bare'), port: barePort, webPort })

beforeAll(async () => {
  await new Promise<void>(done => web.listen(webPort, '127.0.0.1', done))
  await edge.start()
  await bare.start()
})
afterAll(async () => {
  await Promise.all([edge.stop(), bare.stop()])
  web.close()
  rmSync(dir, { recursive: true, force: true })
})

test(`a hit costs the edge little more than Varnish itself: at least ${MIN_SHARE} of it`, async () => {
  const pid = (folder: string) => pidIn(join(dir, folder, 'varnish.pid')) ?? 0
  const bareCosts: number[] = []
  const edgeCosts: number[] = []
  let share = 0
  while (share < MIN_SHARE && edgeCosts.length < MAX_ROUNDS) {
    const found = await inTurn(
      {
        bare: () => hitCost(pid('bare'), `http://127.0.0.1:${barePort}/apps/1`, REQUESTS),
        edge: () => hitCost(pid('edge'), `${at}/apps/1`, REQUESTS),
      },
      ROUNDS,
    )
    bareCosts.push(...found.bare)
    edgeCosts.push(...found.edge)
    const [bareCost, edgeCost] = [quiet(bareCosts), quiet(edgeCosts)]
    share = bareCost / edgeCost
    console.log(
      `microseconds a hit: ${bareCost.toFixed(1)} bare, ${edgeCost.toFixed(1)} edge: ${share.toFixed(2)} (${edgeCosts.length} rounds)`,
    )
  }
  expect(share).toBeGreaterThanOrEqual(MIN_SHARE)
}, 180_000)

/** What others do on the machine can only add to a cost: the tenth that it disturbed least. */
const quiet = (costs: number[]) =>
  costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 10)] ?? Number.NaN
