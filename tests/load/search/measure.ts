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

/** What is timed: a page of search, what is proposed while one types, and the bare query. */
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

/** Prints what each kind takes, in one run in which all take turns; false when one took too long. */
export async function measure(db: Database, apps: number, samples: number): Promise<boolean> {
  const turns = Object.keys(works)
  const shown = turns.filter(work => work !== 'bare')
  log(`measuring, ${samples} queries a kind, one client`)
  printLoad()
  print('milliseconds', [...shown.flatMap(work => [work, 'p99']), 'of bare', 'found'])
  const over = new Set<string>()
  const ratios: number[] = []
  for (const [kind, query] of Object.entries(kinds)) {
    const times = Object.fromEntries(turns.map(work => [work, new Float64Array(samples)]))
    const of = (work: string) => times[work] ?? new Float64Array()
    let found = 0
    for (let n = -WARM_UP; n < samples; n++) {
      const text = query(n + 1000, apps)
      // Each goes first in its turn: what goes later finds warm pages.
      for (let step = 0; step < turns.length; step++) {
        const work = turns[(step + n + WARM_UP) % turns.length] ?? ''
        const began = performance.now()
        const answered = await works[work]?.(db, text)
        if (n < 0) continue
        of(work)[n] = performance.now() - began
        if (work === 'page' && answered) found += 1
      }
    }
    for (const work of shown) if (at(of(work), 0.99) > P99_AIM_MS) over.add(`${kind} (${work})`)
    const ratio = sum(of('bare')) / sum(of('page'))
    ratios.push(ratio)
    print(kind, [
      ...shown.flatMap(work => [0.5, 0.99].map(share => at(of(work), share).toFixed(2))),
      ratio.toFixed(2),
      `${Math.round((found / samples) * 100)} %`,
    ])
  }
  printLoad()
  const mean = ratios.reduce((all, ratio) => all + ratio, 0) / ratios.length
  console.log(`throughput ${mean.toFixed(2)} of the bare index query (aim ${RATIO_AIM})`)
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
