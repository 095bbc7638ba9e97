import type { CollectEvent } from '../../../contract/collect.schema.ts'

type Vital = NonNullable<CollectEvent['vital']>

/** What entries have beside the usual, each of its kind. */
interface Entry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  interactionId?: number
}

const MIN_EVENT_MS = 40

/**
 * How the page felt, as Chromium measures it. The `web-vitals` library does the same and more, but weighs as much as all the
 * rest of the tracker; a test holds these figures to those of the library. The answer tells them, the first time it is asked.
 */
export function measureVitals(): () => Vital[] {
  const shifts = layoutShifts()
  const interactions = new Map<number, number>()
  let largest = 0
  const drains = [
    watch('layout-shift', shifts.add),
    watch('largest-contentful-paint', ({ startTime }) => {
      largest = startTime
    }),
    ...['event', 'first-input'].map(type =>
      watch(type, ({ interactionId, duration }) => {
        if (interactionId) {
          interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
        }
      }),
    ),
  ]
  // Hidden pages don't paint.
  const seen = !document.hidden && !wasHidden()
  let told = false
  return () => {
    const found: Vital[] = []
    if (told) return found
    told = true
    for (const drain of drains) drain?.()
    const tell = (name: Vital['name'], value: number | undefined) => {
      if (value !== undefined && value >= 0) found.push({ name, value: Math.round(value * 1e4) / 1e4 })
    }
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number
    })[]
    // A page that was made ready ahead begins when it is shown.
    const start = navigation?.activationStart ?? 0
    tell('TTFB', navigation && Math.max(0, navigation.responseStart - start))
    tell('INP', slow(interactions))
    if (drains[0]) tell('CLS', shifts.worst())
    if (seen) {
      const first = performance.getEntriesByName('first-contentful-paint')[0]
      tell('FCP', first && Math.max(0, first.startTime - start))
      if (largest) tell('LCP', Math.max(0, largest - start))
    }
    return found
  }
}

/** The answer handles entries that have not been reported yet; undefined when the browser knows no such entries. */
function watch(type: string, each: (entry: Entry) => void): (() => void) | undefined {
  try {
    const all = (entries: PerformanceEntry[]) => (entries as Entry[]).forEach(each)
    const observer = new PerformanceObserver(list => all(list.getEntries()))
    const options = { type, buffered: true, durationThreshold: MIN_EVENT_MS }
    observer.observe(options)
    return () => all(observer.takeRecords())
  } catch {
    return undefined
  }
}

/** Shifts that follow each other within a second count together, for five seconds at most; the worst such time counts. */
function layoutShifts() {
  let worst = 0
  let sum = 0
  let first = 0
  let last = 0
  return {
    worst: () => worst,
    add({ startTime, value, hadRecentInput }: Entry) {
      if (hadRecentInput) return
      const together = sum > 0 && startTime - last < 1000 && startTime - first < 5000
      sum = together ? sum + value : value
      first = together ? first : startTime
      last = startTime
      worst = Math.max(worst, sum)
    },
  }
}

/** The longest, but for one of each fifty. */
function slow(interactions: Map<number, number>): number | undefined {
  const longest = [...interactions.values()].sort((one, other) => other - one)
  const { interactionCount = longest.length } = performance as { interactionCount?: number }
  return longest[Math.min(longest.length - 1, Math.floor(interactionCount / 50))]
}

/** At any time since the page was asked for, where the browser remembers. */
const wasHidden = () => performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden')
