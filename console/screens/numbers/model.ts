import type { Pick } from '../../kit/picks.ts'
export const MEASURES = ['downloads', 'views', 'clicks'] as const
type Measure = (typeof MEASURES)[number]
export const SPANS = [7, 28, 90] as const
export const COMPARED = ['week', 'before'] as const

/** The query, as the address has it. */
export interface WantedNumbers {
  days: number
  compare: (typeof COMPARED)[number]
  measure: Measure
  /** Empty: all. */
  channel: string
  /** 0: all. */
  app: number
}

interface DayLine {
  day: string
  now: number
  before: number
}

export interface AppNumbers {
  id: number
  name: string
  packageName: string
  icon: string | null
  views: number
  clicks: number
  downloads: number
  /** undefined: too few to compare. */
  change: number | undefined
}

export interface Numbers {
  sums: Record<Measure, { now: number; before: number }>
  days: DayLine[]
  apps: AppNumbers[]
  channels: { channel: string; views: number; downloads: number }[]
  funnel: number[]
  vitals: { name: string; p75: number; visits: number }[]
}

export interface NumbersModel {
  wanted: WantedNumbers
  from: string
  to: string
  /** Of the app that is asked for; null: of all. */
  /** The app that is chosen. */
  picked: Pick | undefined
  /** false: the store has no analytics. */
  isCounted: boolean
  /** undefined: analytics does not answer. */
  numbers: Numbers | undefined
}

/** The address of the same screen with something else asked for. */
export function numbersPath(wanted: WantedNumbers, other: Partial<WantedNumbers> = {}, end = ''): string {
  const { days, compare, measure, channel, app } = { ...wanted, ...other }
  const query = [
    days === 28 ? '' : `days=${days}`,
    compare === 'week' ? '' : `compare=${compare}`,
    measure === 'downloads' ? '' : `measure=${measure}`,
    channel === ALL ? '' : `channel=${encodeURIComponent(channel)}`,
    app === 0 ? '' : `app=${app}`,
  ]
    .filter(Boolean)
    .join('&')
  return `/numbers${end}${query && `?${query}`}`
}

/** No channel is called so; the empty name is that of visitors who came by themselves. */
export const ALL = '*'
