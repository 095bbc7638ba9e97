import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { sql } from 'kysely'
import { openDatabase } from '../../../data/db/database.ts'
import { findDetail } from '../../../data/db/queries/documents/detail.ts'

export interface PagesTold {
  p50: number
  p99: number
  /** The longest wait for a lock. */
  lockMs: number
}

const { url, apps } = workerData as { url: string; apps: number }
const web = openDatabase({ url, pool: 4, statementTimeoutMs: 600_000 })
const took: number[] = []
let lockMs = 0
let isOver = false

/** Rows of detail pages, as often as a busy store reads them. */
async function makePages(): Promise<void> {
  for (let n = 0; !isOver; n += 1) {
    const id = 1 + ((n * 7919) % apps)
    const began = performance.now()
    await findDetail(web, id, 'zh-CN')
    took.push(performance.now() - began)
    await pause(10)
  }
}

async function watchLocks(): Promise<void> {
  while (!isOver) {
    const { rows } = await sql<{ ms: number }>`
      select coalesce(max(extract(epoch from clock_timestamp() - waitstart) * 1000), 0)::float8 as ms
      from pg_locks where not granted`.execute(web)
    lockMs = Math.max(lockMs, Math.round(rows[0]?.ms ?? 0))
    await pause(20)
  }
}

parentPort?.once('message', () => {
  isOver = true
})
const making = Promise.all([makePages(), watchLocks()])
parentPort?.postMessage('begun')
await making
await web.destroy()
const sorted = took.sort((a, b) => a - b)
const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
parentPort?.postMessage({ p50: at(0.5), p99: at(0.99), lockMs } satisfies PagesTold)
