// More visitors than can be served: what those get who are let in, and the others. npm run bench:overload [-- --seconds 8]
// Cold pages are asked of the web process, as an edge that has none of them would; a cached one through the edge, beside them.
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seedStore } from '../../ops/seed-store.ts'
import { prepareDatabase } from '../../ops/store.ts'
import { tempStore } from '../support/temp-store.ts'
import { pidOf, pin } from './pin.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } })
const seconds = Number(values.seconds)
/** Of goodput at the load, in parts of capacity; of accepted pages, refusals and cached pages in milliseconds or times. */
const AIMS = { goodput: 0.9, accepted: 1000, refused: 50, cached: 3 }
const APPS = 130

interface Seen {
  status: number
  ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 2000 })

/** 0: no answer. */
function ask(url: string): Promise<Seen> {
  const started = performance.now()
  return new Promise(done => {
    const end = (status: number) => done({ status, ms: performance.now() - started })
    const request = get(url, { agent, timeout: 10_000 }, answer => {
      answer.resume()
      answer.once('end', () => end(answer.statusCode ?? 0))
    })
    request.once('error', () => end(0)).once('timeout', () => request.destroy())
  })
}

const at99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
const statusOf = (seen: Seen[], status: number) =>
  seen.filter(one => one.status === status).map(({ ms }) => ms)
const cold = (web: string) => `${web}/apps/${1 + Math.floor(Math.random() * APPS)}`

/** So many at once, each asking again when it has its answer. */
async function closedLoop(url: () => string, atOnce: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let pages = 0
  const visitor = async () => {
    while (performance.now() < until) if ((await ask(url())).status === 200) pages += 1
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  return pages / seconds
}

/** So many a second, whether or not those before have their answers. */
async function openLoop(url: () => string, perSecond: number): Promise<Seen[]> {
  const asked: Promise<Seen>[] = []
  const started = performance.now()
  for (let now = started; now < started + seconds * 1000; now = performance.now()) {
    const due = ((now - started) / 1000) * perSecond
    while (asked.length < due) asked.push(ask(url()))
    await wait(2)
  }
  return Promise.all(asked)
}

const { settings, store, at, remove } = await tempStore()
try {
  await Promise.all([store.postgres.start(), store.nats.start()])
  await prepareDatabase(at.database)
  await seedStore({ databaseUrl: at.database, mediaDir: store.mediaDir, log: console.log })
  await store.web.start()
  await store.edge.start()
  pin(pidOf(settings.runDir, 'web/web.pid'), 0)
  const kept = () => `${at.edge}/apps/1`
  await closedLoop(() => cold(at.web), 8)
  const capacity = await closedLoop(() => cold(at.web), 16)
  const quiet = at99(statusOf(await openLoop(kept, 20), 200))
  console.log(
    `capacity ${capacity.toFixed(0)} cold pages/s; a cached page takes ${quiet.toFixed(1)} ms at most for 99 of 100`,
  )
  for (const times of [2, 5, 10]) {
    const [pages, beside] = await Promise.all([
      openLoop(() => cold(at.web), capacity * times),
      openLoop(kept, 20),
    ])
    const [good, refused, lost] = [200, 503, 0].map(status => statusOf(pages, status)) as [
      number[],
      number[],
      number[],
    ]
    const figures = {
      goodput: good.length / seconds / capacity,
      accepted: at99(good),
      refused: at99(refused),
      cached: at99(statusOf(beside, 200)) / quiet,
    }
    console.log(
      [
        `${times} times: goodput ${figures.goodput.toFixed(2)} of capacity (aim ${AIMS.goodput})`,
        `accepted p99 ${figures.accepted.toFixed(0)} ms (${AIMS.accepted})`,
        `${refused.length} refused, p99 ${figures.refused.toFixed(0)} ms (${AIMS.refused})`,
        `${lost.length} without an answer`,
        `cached p99 ${figures.cached.toFixed(1)} × quiet (${AIMS.cached})`,
      ].join('; '),
    )
    await wait(2000)
  }
} finally {
  await remove()
}
agent.destroy()
