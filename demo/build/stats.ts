import { randomFrom } from '../core/random.ts'
import type { App } from '../model.ts'

export type Stats = {
  downloads: number
  week: number
  /** Of the seven days before. */
  lastWeek: number
  ratings: [number, number, number, number, number]
  mean: number
}

const fixed: Record<string, { downloads: number; mean: number; raters: number }> = {
  moss: { downloads: 12_864_210, mean: 4.8, raters: 23_417 },
  whale: { downloads: 8_245_306, mean: 4.9, raters: 23_052 },
}

/** Downloads from thousands to 300 million, few of them large; ratings that agree with the wanted mean. */
export function statsOf(app: App): Stats {
  if (app.special === 'coming')
    return { downloads: 0, week: 0, lastWeek: 0, mean: 0, ratings: [0, 0, 0, 0, 0] }
  const random = randomFrom(`stats ${app.slug}`)
  const downloads = fixed[app.slug]?.downloads ?? Math.floor(2_400 * 10 ** (random.next() ** 1.5 * 5.1))
  const { week, lastWeek } = weeksOf(app, downloads)
  const mean = fixed[app.slug]?.mean ?? Math.round((4.9 - random.next() ** 1.7 * 1.7) * 10) / 10
  const raters =
    fixed[app.slug]?.raters ?? Math.max(300, Math.round(downloads * (0.0015 + random.next() * 0.006)))
  // Shares fall by a constant ratio from 5 stars down; the ratio is found by halving.
  let [low, high] = [0, 1.6]
  for (let step = 0; step < 30; step += 1) {
    const ratio = (low + high) / 2
    if (meanOf(shares(ratio)) > mean) low = ratio
    else high = ratio
  }
  const counts = shares(low).map(share => Math.round(share * raters))
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = counts
  return { downloads, week, lastWeek, mean, ratings: [one, two, three, four, five] }
}

/** Most are got at a steady pace, some have their moment: a fifth of all their downloads in one week. */
function weeksOf(app: App, downloads: number): { week: number; lastWeek: number } {
  if (app.special === 'delisted') return { week: 0, lastWeek: 0 }
  const random = randomFrom(`week ${app.slug}`)
  const moment = random.chance(0.06)
  const share = moment ? 0.08 + random.next() * 0.14 : 0.002 + random.next() ** 2 * 0.012
  const grown = moment ? 1.6 + random.next() * 2.8 : 0.75 + random.next() * 0.6
  const week = Math.round(downloads * share)
  return { week, lastWeek: Math.round(week / grown) }
}

function shares(ratio: number): number[] {
  const weights = [ratio ** 4 + ratio * 0.06, ratio ** 3, ratio ** 2, ratio, 1]
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map(weight => weight / sum)
}

const meanOf = (parts: number[]) => parts.reduce((sum, share, index) => sum + share * (index + 1), 0)
