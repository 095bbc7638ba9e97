import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../data/db/database.ts'
import { publishPurge } from '../../data/purge/publish-purge.ts'
import { type NodeProcess, nodeProcess } from '../../ops/engines/node-process.ts'
import { webEnvironment } from '../../ops/engines/web.ts'
import { isAlive } from '../../ops/process.ts'
import { firstSlot, root } from '../../ops/settings.ts'
import { freePorts } from '../support/free-ports.ts'
import { putAll, putRow } from '../support/put-rows.ts'
import { query } from '../support/query.ts'
import { type Replica, replicaOf } from '../support/replica.ts'
import { signedFolder } from '../support/signed-folder.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'
import { within } from '../support/within.ts'

let temp: TempStore
let replica: Replica
let web: NodeProcess
beforeAll(async () => {
  temp = await tempStore()
  const { settings, store } = temp
  await temp.fill('fixture')
  const [port = 0] = await freePorts(1)
  replica = replicaOf(settings, port)
  await replica.start()
  const imageCacheDir = join(settings.runDir, 'images')
  web = nodeProcess({
    name: 'web',
    dir: join(settings.runDir, 'web'),
    writes: [imageCacheDir],
    port: firstSlot(settings).web,
    release: root,
    script: 'bin/web.ts',
    env: {
      ...webEnvironment(settings, { mediaDir: store.mediaDir, imageCacheDir }),
      READ_DATABASE_URL: replica.logins.web,
    },
  })
  await web.start()
  await store.edge.start()
}, 60_000)
afterAll(async () => {
  await web?.stop()
  await replica?.stop()
  await temp?.remove()
})

const onReplica = (text: string) => query(replica.logins.admin, text)

/** Statements that the web process has open there, but for those of its watch. */
async function readers(): Promise<number> {
  const text = `select count(*)::integer as readers from pg_stat_activity
    where application_name = 'pergola' and query not like '%pg_is_in_recovery%'`
  return (await onReplica(text)).rows[0].readers
}

/** Until pages come from the replica; each of these is a cold one. */
let cold = 0
async function isRead(): Promise<void> {
  const read = async () => {
    await page(`/search?q=${++cold}`)
    return readers()
  }
  await expect.poll(read, { timeout: 15_000 }).toBeGreaterThan(0)
}

async function page(path: string) {
  const started = performance.now()
  const answer = await fetch(temp.at.edge + path)
  const text = await answer.text()
  return {
    status: answer.status,
    name: /<h1[^>]*>([^<]*)/.exec(text)?.[1],
    isNew: answer.headers.get('x-cache') === 'miss',
    ms: performance.now() - started,
  }
}

/** Until no purge is repeated any more (data/purge/carry-purge.ts): that would have a page rendered again. */
const quiet = () => pause(3000)

/** Gives app 1 a new name, purges its page, and returns the first page that was made after that. */
async function afterChange(name: string, hard = true) {
  await putAll(temp.at.database, 'app_texts', { name }, 'app_id = 1')
  await publishPurge([temp.at.nats.purge], { tags: ['app-1'], hard })
  const started = performance.now()
  for (;;) {
    const found = await page('/apps/1')
    if (found.isNew) return { ...found, after: performance.now() - started }
    if (performance.now() - started > 10_000) throw new Error('nothing was purged')
    await pause(10)
  }
}

/** The replica gets what the primary writes, and shows nothing of it meanwhile. */
async function whileBehind<Result>(look: () => Promise<Result>): Promise<Result> {
  await onReplica('select pg_wal_replay_pause()')
  try {
    return await look()
  } finally {
    await onReplica('select pg_wal_replay_resume()')
  }
}

test('the page after a purge has the change: at once, and soon after a replica that is behind for a moment', async () => {
  await isRead()
  for (let round = 0; round < 2; round += 1) {
    await quiet()
    await page('/apps/1')
    const { name, after } = await afterChange(`同步${round}`)
    expect(name).toBe(`同步${round}`)
    expect(after).toBeLessThan(within(1000))
  }
  await quiet()
  await page('/apps/1')
  const late = await whileBehind(async () => {
    const changed = afterChange('稍后')
    await pause(600)
    await onReplica('select pg_wal_replay_resume()')
    return changed
  })
  expect(late.name).toBe('稍后')
}, 60_000)

test('a replica that stays behind holds no purge up for long: it is left out, and comes back', async () => {
  await isRead()
  await quiet()
  await page('/apps/1')
  await whileBehind(async () => {
    const first = await afterChange('落后')
    expect(first.name).toBe('落后')
    expect(first.after).toBeLessThan(within(6000))
    await quiet()
    await page('/apps/1')
    const second = await afterChange('又改')
    expect(second.name).toBe('又改')
    expect(second.after).toBeLessThan(within(1000))
    await onReplica(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pergola'`,
    )
    await page(`/search?q=${++cold}`)
    expect(await readers()).toBe(0)
  })
  await isRead()
}, 60_000)

test('[AD-1] what a process keeps in memory has the change after a purge, too', async () => {
  await isRead()
  const ask = async () => {
    const body = new URLSearchParams({ appType: '0', pageType: '0', appId: '1' })
    return (await fetch(`${temp.at.web}/wdjweb/api/getAdConfig`, { method: 'POST', body })).text()
  }
  expect(await ask()).not.toContain('/apps/2?new')
  await whileBehind(async () => {
    const ad = { app_id: 1, ad_location_type: 0, ad_url: '/apps/2?new', img_url: '/img/x.webp' }
    await putRow(temp.at.database, 'ad_locations', ad)
    await publishPurge([temp.at.nats.purge], { tags: ['app-1'], hard: false })
    // Loaded again meanwhile, from the replica, and cached.
    for (let n = 0; n < 30; n += 1) {
      expect(await ask()).not.toContain('/apps/2?new')
      await pause(10)
    }
  })
  await expect.poll(ask, { timeout: within(2000) }).toContain('/apps/2?new')
}, 60_000)

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids.filter(isAlive)) process.kill(pid, name)
}

test('while the replica hangs or is unavailable every page is rendered in time, from the primary', async () => {
  for (const away of ['SIGSTOP', 'stopped'] as const) {
    await isRead()
    const pids = replica.processes()
    if (away === 'SIGSTOP') signal(pids, 'SIGSTOP')
    else await replica.stop()
    try {
      const until = performance.now() + 2500
      while (performance.now() < until) {
        const { status, ms } = await page(`/search?q=${++cold}`)
        expect(status, away).toBe(200)
        expect(ms, away).toBeLessThan(within(2000))
        await pause(20)
      }
    } finally {
      if (away === 'SIGSTOP') signal(pids, 'SIGCONT')
      else await replica.start()
    }
  }
  await isRead()
}, 60_000)

test('while the primary is unavailable pages are read from the replica, and reports say that they were not taken', async () => {
  await isRead()
  await temp.store.postgres.stop()
  try {
    const until = performance.now() + 2500
    while (performance.now() < until) {
      const { status, ms } = await page(`/search?q=${++cold}`)
      expect(status).toBe(200)
      expect(ms).toBeLessThan(within(2000))
      await pause(20)
    }
    const body = new URLSearchParams({ reason: 'malware', body: '打不开', contact: '' })
    const report = { method: 'POST', body, redirect: 'manual' } as const
    expect((await fetch(`${temp.at.web}/apps/1/report`, report)).status).toBe(503)
  } finally {
    await temp.store.postgres.start()
  }
}, 60_000)

test('nothing is signed by what a replica has, which may lag', async () => {
  const folder = signedFolder()
  const [primary, lagging] = [temp.at.signerDatabase, replica.logins.signer].map(url =>
    openDatabase({ url, pool: 1 }),
  )
  try {
    expect(await folder.sign(primary ?? expect.fail())).toEqual({ state: 'signed' })
    expect(await folder.sign(lagging ?? expect.fail())).toEqual({ state: 'replica' })
    await expect(folder.restored(lagging ?? expect.fail())).rejects.toThrow(/replica/)
  } finally {
    await Promise.all([primary?.destroy(), lagging?.destroy()])
    folder.remove()
  }
})
