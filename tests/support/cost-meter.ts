import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../../data/db/database.ts'

/**
 * Measures what work costs the one connection of `db`, in milliseconds of processor, by the kernel's account of that process: time
 * that it waits, for a disk or for others on a busy machine, is not in it.
 */
export async function costMeter(db: Database): Promise<(work: () => Promise<unknown>) => Promise<number>> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const spent = () => Number(readFileSync(`/proc/${rows[0]?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  return async work => {
    const before = spent()
    await work()
    return spent() - before
  }
}
