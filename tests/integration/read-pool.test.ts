import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { watchReplicas } from '../../data/replicas/watch-replicas.ts'
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts'
import { within } from '../support/within.ts'
import { suiteDatabase } from './suite.ts'

const { url } = suiteDatabase('read_pool')
const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one()
})

/** A line to the server, which can be broken, and its address. */
async function line(): Promise<[TcpProxy, string]> {
  const server = new URL(url)
  const proxy = await tcpProxy(Number(server.port))
  undo.push(() => proxy.close())
  server.port = String(proxy.port)
  return [proxy, server.href]
}

/** Pages' view of a primary and one replica, with no connection open yet. */
function reads(primary: string, replica: string) {
  const replicas = watchReplicas({ primary, replicas: [replica], onChange: () => undefined })
  const db = replicas.reads({ url: primary, pool: 2 })
  undo.push(async () => {
    await replicas.stop()
    await db.destroy()
  })
  return async () => {
    const began = performance.now()
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
    return { rows, ms: performance.now() - began }
  }
}

test('without its replica a page waits longer than half a second for a busy primary', async () => {
  const [primary, primaryUrl] = await line()
  const [replica, replicaUrl] = await line()
  await replica.be('refuse')
  // Each of the messages by which a connection is made.
  await primary.be({ slowMs: 250 })
  const { rows, ms } = await reads(primaryUrl, replicaUrl)()
  expect(rows).toEqual([{ one: 1 }])
  expect(ms).toBeGreaterThan(500)
})

test('a primary that hangs is not waited for once another server is the primary', async () => {
  const [primary, primaryUrl] = await line()
  await primary.be('hang')
  const ask = reads(primaryUrl, url)
  await expect.poll(async () => (await ask().catch(() => undefined))?.rows, { timeout: 10_000 }).toBeDefined()
  expect((await ask()).ms).toBeLessThan(within(1000))
})
