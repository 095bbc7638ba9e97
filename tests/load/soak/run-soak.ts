import { setTimeout as wait } from 'node:timers/promises'
import { ask, askCollect, askSteadily } from '../../support/asking.ts'
import { type TempStore, tempStore } from '../../support/temp-store.ts'
import { median } from '../rounds.ts'
import { diskOf, type Held, heldBy } from './measure-store.ts'

export interface Sample {
  at: number
  parts: Record<string, Held>
}

const SAMPLES = 60

/** A store under a steady load for so many minutes: what its parts held meanwhile, and what visitors got. */
export async function runSoak({
  minutes,
  rateOf,
  atOnce,
  say,
}: {
  minutes: number
  /** Requests a second, of which two fifths are uncached pages. */
  rateOf: (temp: TempStore) => Promise<number>
  /** How many visitors wait at one time; as many as come, unless said. */
  atOnce?: number
  say: (line: string) => void
}) {
  const temp = await tempStore()
  const { store, at, settings } = temp
  try {
    await temp.fill('demo')
    await Promise.all([store.web.start(), store.analytics.start()])
    await store.edge.start()
    const perSecond = await rateOf(temp)
    say(`${perSecond.toFixed(0)} requests a second for ${minutes} minutes`)
    const ends = performance.now() + minutes * 60_000
    const goesOn = () => performance.now() < ends
    const visitors = askSteadily(n => visit(at.edge, n), perSecond, goesOn, atOnce)
    const samples: Sample[] = []
    const diskBefore = diskOf(settings.runDir)
    while (goesOn()) {
      await wait((minutes * 60_000) / SAMPLES)
      samples.push({ at: performance.now(), parts: heldBy(settings.runDir) })
      if (samples.length % 10 === 0) say(describe(samples.at(-1)))
    }
    const asked = await visitors
    return {
      samples,
      disk: { before: diskBefore, after: diskOf(settings.runDir) },
      asked: asked.length,
      failed: asked.filter(({ status }) => status !== 200),
    }
  } finally {
    await temp.remove()
  }
}

/** Cold pages, pages of apps, which the edge soon has, reports of pages. */
function visit(origin: string, n: number) {
  const app = 1 + (n % 130)
  if (n % 10 < 4) return ask(`${origin}/search?q=${encodeURIComponent(`词${n}`)}`)
  if (n % 10 < 7) return ask(`${origin}/apps/${app}`)
  if (n % 10 < 9) return ask(`${origin}/`)
  return askCollect(origin)
}

const describe = (sample: Sample | undefined): string =>
  Object.entries(sample?.parts ?? {})
    .map(([part, { megabytes, descriptors }]) => `${part} ${megabytes.toFixed(0)} MB, ${descriptors} open`)
    .join('; ')

/** What grew: a part that holds more in the last third than in the second by more than a tenth and this room is not at rest. */
export function growth(samples: Sample[], room: Held): string[] {
  const third = Math.floor(samples.length / 3)
  const [second, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
  const usual = (some: Sample[], part: string, key: keyof Held) =>
    median(some.map(({ parts }) => parts[part]?.[key] ?? 0))
  return Object.keys(samples[0]?.parts ?? {}).flatMap(part =>
    (['megabytes', 'descriptors'] as const).flatMap(key => {
      const [before, after] = [usual(second, part, key), usual(last, part, key)]
      if (after <= before * 1.1 + room[key]) return []
      return [`${part}: ${key} from ${before.toFixed(0)} to ${after.toFixed(0)}`]
    }),
  )
}
