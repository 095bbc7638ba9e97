/**
 * What does a store use without visitors? Looks at the one that npm run up started, and prints the memory of each part, shared pages
 * counted by share (PSS), and its processor time. Fails when an aim is missed.
 *
 *   npm run bench:rest
 *   npm run bench:rest -- --seconds 10
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Engine, partsOf } from '../../ops/engines/engine.ts'
import { storeOf } from '../../ops/engines/store.ts'
import { pidIn } from '../../ops/process.ts'
import { readSettings } from '../../ops/settings.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
const seconds = Number(values.seconds)
/** Megabytes with and without analytics, and the share of a core. */
const AIMS = { all: 600, withoutAnalytics: 350, core: 0.03 }
const TICKS_A_SECOND = 100

const settings = readSettings()
const {
  postgres,
  nats,
  walReceiver,
  webs,
  analytics,
  worker,
  console: staff,
  signer,
  edge,
  front,
} = storeOf(settings)
const engines = [nats, walReceiver, ...webs, analytics, worker, staff, signer, edge, front]
const postmaster = Number(readIfThere(join(settings.runDir, 'postgres/data/postmaster.pid')).split('\n')[0])
const parts = [
  ...(postmaster ? [{ name: postgres.name, pid: postmaster }] : []),
  ...engines
    .filter((engine): engine is Engine => engine !== undefined)
    .flatMap(partsOf)
    .flatMap(({ name, pidFile }) => {
      const pid = pidFile && pidIn(pidFile)
      return pid ? [{ name, pid }] : []
    }),
]
if (parts.length === 0) throw new Error('No store runs here: npm run up')

const before = parts.map(({ pid }) => usedBy(pid).ticks)
await pause(seconds * 1000)
const used = parts.map(({ name, pid }, i) => {
  const { kilobytes, ticks } = usedBy(pid)
  return { name, megabytes: kilobytes / 1024, core: (ticks - (before[i] ?? 0)) / TICKS_A_SECOND / seconds }
})
const without = used.filter(({ name }) => name !== 'analytics')
const sum = (of: typeof used, what: 'megabytes' | 'core') => of.reduce((all, one) => all + one[what], 0)
for (const { name, megabytes, core } of used) print(name, megabytes, core)
print('all', sum(used, 'megabytes'), sum(used, 'core'))
print('without analytics', sum(without, 'megabytes'), sum(without, 'core'))
const isReached =
  sum(used, 'megabytes') <= AIMS.all &&
  sum(without, 'megabytes') <= AIMS.withoutAnalytics &&
  sum(used, 'core') <= AIMS.core
console.log(
  `aims: ${AIMS.all} MB, ${AIMS.withoutAnalytics} without analytics, ${AIMS.core * 100} % of a core${isReached ? '' : ': missed'}`,
)
process.exitCode = isReached ? 0 : 1

function print(name: string, megabytes: number, core: number): void {
  console.log(
    `${name.padEnd(20)}${megabytes.toFixed(1).padStart(8)} MB${(core * 100).toFixed(2).padStart(8)} %`,
  )
}

/** Of a process that has just ended there is nothing. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** What a process and those that it started use. */
function usedBy(pid: number): { kilobytes: number; ticks: number } {
  const all = processes()
  const used = [pid, ...startedBy(pid, all)].map(one => {
    const pss = /^Pss:\s+(\d+) kB/m.exec(readIfThere(`/proc/${one}/smaps_rollup`))?.[1]
    return { kilobytes: Number(pss || 0), ticks: all.get(one)?.ticks ?? 0 }
  })
  return {
    kilobytes: used.reduce((all, one) => all + one.kilobytes, 0),
    ticks: used.reduce((all, one) => all + one.ticks, 0),
  }
}

type Processes = Map<number, { parent: number; ticks: number }>

function processes(): Processes {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return new Map(
    pids.flatMap(pid => {
      // After the name, which may have spaces: the second field is the parent, and 12 and 13 are utime and stime.
      const [, parent, ...rest] = readIfThere(`/proc/${pid}/stat`)
        .replace(/^.*\) /s, '')
        .split(' ')
      const ticks = Number(rest[9]) + Number(rest[10])
      return parent ? [[Number(pid), { parent: Number(parent), ticks }]] : []
    }),
  )
}

function startedBy(pid: number, all: Processes): number[] {
  return [...all]
    .filter(([, { parent }]) => parent === pid)
    .flatMap(([child]) => [child, ...startedBy(child, all)])
}
