import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Engine, partsOf } from '../../ops/engines/engine.ts'
import { storeOf } from '../../ops/engines/store.ts'
import { pidIn } from '../../ops/process.ts'
import type { Settings } from '../../ops/settings.ts'

const TICKS_A_SECOND = 100

export interface Used {
  name: string
  megabytes: number
  /** Share of one. */
  core: number
}

/** What each part of a running store uses in these seconds, with the processes that it started. Shared memory counts by share (PSS). */
export async function usedAtRest(settings: Settings, seconds: number): Promise<Used[]> {
  const parts = partsOfStore(settings)
  const before = parts.map(({ pid }) => usedBy(pid).ticks)
  await pause(seconds * 1000)
  return parts.map(({ name, pid }, i) => {
    const { kilobytes, ticks } = usedBy(pid)
    return { name, megabytes: kilobytes / 1024, core: (ticks - (before[i] ?? 0)) / TICKS_A_SECOND / seconds }
  })
}

export function printUsed(used: Used[]): void {
  for (const { name, megabytes, core } of used)
    console.log(
      `${name.padEnd(20)}${megabytes.toFixed(1).padStart(8)} MB${(core * 100).toFixed(2).padStart(8)} %`,
    )
}

export const sumOf = (used: Used[], what: 'megabytes' | 'core') =>
  used.reduce((sum, one) => sum + one[what], 0)

function partsOfStore(settings: Settings): { name: string; pid: number }[] {
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
  const postmaster = Number(readIfThere(join(settings.runDir, 'postgres/data/postmaster.pid')).split('\n')[0])
  const others = [nats, walReceiver, ...webs, analytics, worker, staff, signer, edge, front]
    .filter((engine): engine is Engine => engine !== undefined)
    .flatMap(partsOf)
    .flatMap(({ name, pidFile }) => {
      const pid = pidFile && pidIn(pidFile)
      return pid ? [{ name, pid }] : []
    })
  return postmaster ? [{ name: postgres.name, pid: postmaster }, ...others] : others
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
