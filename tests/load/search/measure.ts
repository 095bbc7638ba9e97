import { availableParallelism, loadavg } from 'node:os'
import { z } from 'zod'
import type { Database } from '../../../data/db/database.ts'
import { foundBy, MAX_FOUND, SOUGHT, soughtBy } from '../../../data/db/queries/search.ts'
import { statement } from '../../../data/db/statement.ts'
import { asksOf, nearAsksOf } from '../../../data/search/query-levels.ts'
import { searchApps, suggestApps } from '../../../data/search/search-apps.ts'
import { log } from '../data/log.ts'
import { kinds } from './kinds.ts'

const P99_AIM_MS = 50
const RATIO_AIM = 0.6
const WARM_UP = 20

const bare = statement({
  name: 'bare index query',
  parameters: SOUGHT,
  row: z.object({ id: z.number(), worth: z.number(), score: z.number() }),
  text: sought => foundBy(MAX_FOUND, sought),
})

/** What is timed: a page of search, what is proposed while one types, and the bare query, each by each index. */
const works: Record<string, (db: Database, text: string) => Promise<number>> = {
  page: async (db, text) => {
    const options = { kind: '', byDownloads: false, page: 1, asTyped: false }
    return (await searchApps(db, text, options, 'zh-CN')).found
  },
  typing: async (db, text) => (await suggestApps(db, text, 'zh-CN')).length,
  bare: async (db, text) => {
    const { length } = await bare(db, { ...soughtBy(asksOf(text)), ofWorth: 1 })
    const near = length > 0 ? [] : nearAsksOf(text)
    return near.length > 0 ? (await bare(db, { ...soughtBy(near), ofWorth: 1 })).length : length
  },
}

/** Prints what each kind takes by each index, in one run in which all take turns; false when one took too long. */
export async function measure(
  stores: Record<string, Database>,
  apps: number,
  samples: number,
): Promise<boolean> {
  const turns = Object.keys(stores).flatMap(store => Object.keys(works).map(work => ({ store, work })))
  log(`measuring, ${samples} queries a kind, one client`)
  printLoad()
  print('milliseconds', [
    ...turns.filter(({ work }) => work !== 'bare').flatMap(({ store, work }) => [`${store} ${work}`, 'p99']),
    ...Object.keys(stores).map(store => `${store}/bare`),
    'found',
  ])
  const over = new Set<string>()
  const ratios = new Map<string, number[]>(Object.keys(stores).map(store => [store, []]))
  for (const [kind, query] of Object.entries(kinds)) {
    const times = turns.map(() => new Float64Array(samples))
    let found = 0
    for (let n = -WARM_UP; n < samples; n++) {
      const text = query(n + 1000, apps)
      // Each goes first in its turn: what goes later finds warm pages.
      for (let step = 0; step < turns.length; step++) {
        const place = (step + n + WARM_UP) % turns.length
        const turn = turns[place]
        const db = turn && stores[turn.store]
        if (!turn || !db) continue
        const began = performance.now()
        const answered = await works[turn.work]?.(db, text)
        const took = performance.now() - began
        const list = times[place]
        if (n >= 0 && list) list[n] = took
        if (n >= 0 && place === 0 && answered) found += 1
      }
    }
    const of = (store: string, work: string) =>
      times[turns.findIndex(turn => turn.store === store && turn.work === work)] ?? new Float64Array()
    const shown = turns.filter(({ work }) => work !== 'bare')
    for (const { store, work } of shown)
      if (at(of(store, work), 0.99) > P99_AIM_MS) over.add(`${kind} (${store} ${work})`)
    const shares = Object.keys(stores).map(store => sum(of(store, 'bare')) / sum(of(store, 'page')))
    for (const [i, store] of Object.keys(stores).entries()) ratios.get(store)?.push(shares[i] ?? 0)
    print(kind, [
      ...shown.flatMap(({ store, work }) => [0.5, 0.99].map(share => at(of(store, work), share).toFixed(2))),
      ...shares.map(share => share.toFixed(2)),
      `${Math.round((found / samples) * 100)} %`,
    ])
  }
  printLoad()
  for (const [store, list] of ratios) {
    const mean = list.reduce((all, ratio) => all + ratio, 0) / list.length
    console.log(`${store}: throughput ${mean.toFixed(2)} of the bare index query (aim ${RATIO_AIM})`)
  }
  console.log(`p99 over ${P99_AIM_MS} ms: ${over.size === 0 ? 'none' : [...over].join(', ')}`)
  return over.size === 0
}

/** Beside other work the slowest queries tell of that, and not of the index. */
const printLoad = () =>
  log(
    `load average ${loadavg()
      .map(load => load.toFixed(1))
      .join(' ')}, ${availableParallelism()} cores`,
  )

const sum = (times: Float64Array) => times.reduce((all, time) => all + time, 0)
const at = (times: Float64Array, share: number) =>
  times.toSorted()[Math.floor((times.length - 1) * share)] ?? 0

const print = (name: string, cells: string[]) =>
  console.log(name.padEnd(24) + cells.map(cell => cell.padStart(11)).join(''))
