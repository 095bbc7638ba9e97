import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { childrenOf, run } from '../../../ops/process.ts'
import { pidOf } from '../pin.ts'

/** What a part of a store holds at one moment. */
export interface Held {
  megabytes: number
  descriptors: number
}

const PID_FILES = {
  web: 'web/web.pid',
  analytics: 'analytics/analytics.pid',
  edge: 'edge/varnish.pid',
  log: 'nats/nats.pid',
  PostgreSQL: 'postgres/data/postmaster.pid',
}

/** Each part with the processes that it has started. */
export function heldBy(runDir: string): Record<string, Held> {
  return Object.fromEntries(
    Object.entries(PID_FILES).map(([part, file]) => {
      const all = withChildren(pidOf(runDir, file)).map(heldByOne)
      const sum = (key: keyof Held) => all.reduce((total, one) => total + one[key], 0)
      return [part, { megabytes: sum('megabytes'), descriptors: sum('descriptors') }]
    }),
  )
}

/** Folders of a store in megabytes. What holds events grows with them, and is bounded by its own settings. */
export function diskOf(runDir: string): Record<string, number> {
  const megabytes = (path: string) =>
    Number(run('du', ['-sm', '--apparent-size', join(runDir, path)]).split('\t')[0])
  return {
    'logs of web': megabytes('web/web.log'),
    'pictures kept': megabytes('web/images'),
    PostgreSQL: megabytes('postgres/data/base'),
    'log of events': megabytes('nats'),
    ClickHouse: megabytes('analytics/clickhouse'),
  }
}

function withChildren(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(withChildren)]
}

/** Memory that is shared counts once, by each one's part of it. One that has just ended holds nothing. */
function heldByOne(pid: number): Held {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return { megabytes: Number(kilobytes) / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length }
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return { megabytes: 0, descriptors: 0 }
    throw error
  }
}
