import { mix, pick } from '../data/random.ts'
import type { Kind } from './measure.ts'

const CHANNELS = ['BAIDU', 'SM', 'TOUTIAO', '']
const MEASURES = ['downloads', 'views', 'clicks']
/** A chart with at least one number in it, and the vitals, which stand at the end. */
const DRAWN = /TTFB/

/** What the screens of numbers ask of analytics. Apps with small numbers are those that visitors want. */
export function charts(apps: number): Kind[] {
  const numbers = (name: string, more: (n: number) => Record<string, string | number>): Kind[] =>
    [7, 28, 90].map(days => ({
      name: `Analytics, ${days} days${name}`,
      path: n =>
        `/numbers?${new URLSearchParams(
          Object.entries({ days, measure: pick(MEASURES, n), ...more(n) }).map(([key, value]) => [
            key,
            String(value),
          ]),
        )}`,
      shows: DRAWN,
    }))
  const channel = (n: number) => pick(CHANNELS, mix(251, n))
  const app = (n: number) => 1 + (mix(252, n) % (n % 2 ? 100 : apps))
  return [
    ...[1, 7, 28].map(days => ({ name: `Today, ${days} days`, path: () => `/?days=${days}`, shows: DRAWN })),
    ...numbers(', beside a week before', () => ({ compare: 'week' })),
    ...numbers(', beside as many before', () => ({ compare: 'before' })),
    ...numbers(', of a channel', n => ({ channel: channel(n) })),
    ...numbers(', of an app', n => ({ app: app(n) })),
    ...numbers(', of an app by a channel', n => ({ channel: channel(n), app: app(n) })),
  ]
}
