/**
 * What a repository as large as F-Droid's own costs a store that takes it over: the first import, one of a repository that is as it was,
 * and one changed app until visitors see it; and what visitors notice meanwhile. Everything of the store runs, on this machine.
 *
 *   npm run bench:import-store
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { buildSite } from '../../ops/build/build.ts'
import { waitFor } from '../../ops/process.ts'
import { ask, askSteadily, at99 } from '../support/asking.ts'
import { ann } from '../support/packages/small-packages.ts'
import { query } from '../support/query.ts'
import { serveRepository } from '../support/repositories/serve-repository.ts'
import { tempStore } from '../support/temp-store.ts'
import { largeRepositories } from './import/large-repository.ts'
import { type ImportTook, runImport } from './import/run-import.ts'

const AIMS = { first: 60, megabytes: 500, unchanged: 2, visible: 2, slower: 2 }
const PER_SECOND = 40
const QUIET_MS = 20_000
const DAY = 86_400_000

await buildSite(console.log)
const pinned = createHash('sha256').update(ann.certificate).digest('hex')
const { store, at, fill, remove } = await tempStore()
const served = await serveRepository()
let isMissed = false
try {
  await fill('demo')
  await store.web.start()
  await store.edge.start()
  await store.worker.start()
  const { first, second, names, said } = largeRepositories(Date.now() - 2 * DAY, 100_000)
  const [changed = ''] = names
  const env = { STAFF_DATABASE_URL: at.staffDatabase, MEDIA_DIR: store.mediaDir }
  const megabytes = Math.round((first.get('/index-v2.json')?.length ?? 0) / 1e6)
  console.log(`${names.length} apps in ${megabytes} MB, into a store with its demo`)
  const apps = (await query(at.database, "select id from apps where status = 'live' order by id")).rows.map(
    ({ id }) => Number(id),
  )
  await pagesDuring(apps, () => pause(QUIET_MS / 4))
  const quiet = await pagesDuring(apps, () => pause(QUIET_MS))

  served.serve(first)
  let took: ImportTook | undefined
  const meanwhile = await pagesDuring(apps, async () => {
    took = await runImport(env, served.address, '--fingerprint', pinned)
  })
  if (!took) throw new Error('it was not imported')
  const { processor } = took as ImportTook
  console.log(took.said)
  row('first import', took.seconds, AIMS.first, `s, ${processor.toFixed(0)} of them on a processor`)
  row('its memory', took.megabytes, AIMS.megabytes, 'MB')
  for (const from of ['edge', 'web'] as const)
    row(
      `pages of the ${from}, p99 beside quiet`,
      meanwhile[from] / quiet[from],
      AIMS.slower,
      `times (${quiet[from].toFixed(0)} → ${meanwhile[from].toFixed(0)} ms)`,
    )

  const again = await runImport(env, served.address)
  row(
    'nothing new',
    again.seconds,
    AIMS.unchanged,
    `s, ${again.processor.toFixed(1)} of them on a processor, ${again.megabytes} MB`,
  )

  const [app] = (await query(at.database, 'select id from apps where package_name = $1', [changed])).rows
  const page = `${at.edge}/apps/${app?.id}`
  const isShown = async () => (await (await fetch(page)).text()).includes(said)
  if (await isShown()) throw new Error('the page shows the change before it is made')
  // What came before is on its way to the edges.
  await waitFor('purges', async () => {
    const { rowCount } = await query(at.database, 'select from outbox where done_at is null')
    return rowCount === 0
  })
  served.serve(second)
  const began = performance.now()
  const shown = waitFor('the change', isShown, 60_000).then(() => performance.now() - began)
  const [one, shownMs] = await Promise.all([runImport(env, served.address), shown])
  console.log(one.said)
  row('one changed app, until its page shows it', shownMs / 1000, AIMS.visible, 's')
  row(
    'its import',
    one.seconds,
    Number.POSITIVE_INFINITY,
    `s, ${one.processor.toFixed(1)} of them on a processor, ${one.megabytes} MB`,
  )
} finally {
  await served.close()
  await remove()
}
process.exitCode = isMissed ? 1 : 0

function row(name: string, value: number, aim: number, unit: string): void {
  const isOver = value > aim
  isMissed ||= isOver
  const aimed = Number.isFinite(aim) ? ` (aim ${aim}${isOver ? ': missed' : ''})` : ''
  console.log(`  ${name.padEnd(42)}${value.toFixed(2).padStart(8)} ${unit}${aimed}`)
}

/** What visitors wait for: pages that the edge has or asks for, and pages that the web process makes. */
async function pagesDuring(apps: number[], work: () => Promise<unknown>) {
  let isOver = false
  const pages = (origin: string) =>
    askSteadily(
      n => ask(`${origin}${path(apps, n)}`),
      PER_SECOND / 2,
      () => !isOver,
    )
  const asking = Promise.all([pages(at.edge), pages(at.web)])
  await work()
  isOver = true
  const [edge, web] = await asking
  const failed = [...edge, ...web].filter(({ status }) => status !== 200)
  if (failed.length > 0)
    console.log(`  ${failed.length} pages did not come: ${failed[0]?.status} ${failed[0]?.url}`)
  const times = (asked: typeof edge) => at99(asked.map(({ ms }) => ms))
  return { edge: times(edge), web: times(web) }
}

function path(apps: number[], n: number): string {
  if (n % 10 === 0) return ['/', '/top', '/top/game', '/feed.xml'][(n / 10) % 4] ?? '/'
  if (n % 10 === 5) return `/search?q=${'abcdefghijklmnopqrstuvwxyz'[((n / 10) % 26) | 0]}${n % 7}`
  return `/apps/${apps[(n * 7919) % apps.length]}`
}
