import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { databasePassword } from '../../../ops/engines/logins.ts'
import { postgres } from '../../../ops/engines/postgres.ts'

// Rows are read from memory as on a server of its own; what only serves to survive a crash is off.
const SETTINGS = {
  shared_buffers: '4GB',
  effective_cache_size: '12GB',
  maintenance_work_mem: '512MB',
  random_page_cost: '1.1',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  wal_level: 'minimal',
  max_wal_senders: '0',
  synchronous_commit: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  // The load vacuums by itself; a second one in the middle of the measurement would be noise.
  autovacuum: 'off',
}

export interface Server {
  url(database: string): string
  /** Runs one statement outside the measured databases. */
  admin(statement: string): Promise<pg.QueryResult>
  stop(): Promise<void>
}

/** A PostgreSQL of its own. Without a folder it gets a temporary one that goes away with it. */
export async function startServer(folder: string | undefined): Promise<Server> {
  const port = await freePort()
  const dir = folder ?? mkdtempSync(join(tmpdir(), 'pergola-bench-'))
  const engine = postgres({ dir, port, runDir: dir, settings: SETTINGS })
  const url = (database: string) =>
    `postgres://postgres:${databasePassword(dir, 'admin')}@127.0.0.1:${port}/${database}`
  const stop = async () => {
    await engine.stop()
    if (folder === undefined) rmSync(dir, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(130)))
  }
  try {
    await engine.start()
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop, admin: statement => admin(url('postgres'), statement) }
}

async function admin(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
